/** What a query of the free span atlas draws and says: charts by other queries, figures by their measures. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { axesOf, near, number, type Request, rowsOf, runWithFile } from '@keelson/engine/testing.ts'
import { drawnOf, lineOf, marksOf, seriesOf, someOf } from '@keelson/engine/testing-pictures.ts'
import { freeSpanAtlasQuery as workflow } from './index.ts'

const run = (over: Request = {}) => runWithFile(workflow, { ...workflow.example, ...over })
const frequency = async (over: Request) => number(await run(over), 'natural_frequency_in_line')
const five = (x: number) => Number(x.toPrecision(5))
const [inside, outside] = [await run(), await run({ gap_ratio: 3 })]

test('frequency over length is that of a query of the length, from the atlas and from the solver', async () => {
  for (const [ran, over, series] of [
    [inside, {}, 'atlas'],
    [outside, { gap_ratio: 3 }, 'direct solver'],
  ] as const) {
    assert.deepEqual(axesOf(ran, 'frequency_length'), ['Span length [m]', 'In-line natural frequency [Hz]'])
    assert.deepEqual(seriesOf(ran, 'frequency_length'), [series])
    for (const [span_length, f] of someOf(ran, 'frequency_length', series))
      near(await frequency({ ...over, span_length }), f, 1e-4)
    const line = lineOf(ran, 'frequency_length', series)
    assert.deepEqual([line[0]?.[0], line.at(-1)?.[0], line.length], [10, 80, 31])
    const f = five(number(ran, 'natural_frequency_in_line'))
    assert.ok(marksOf(ran, 'frequency_length').includes(`query 34 ${f}`))
  }
  assert.equal(marksOf(outside, 'frequency_length').length, 1)
  const long = await run({ span_length: 95 })
  near(lineOf(long, 'frequency_length', 'direct solver').at(-1)?.[0], 95, 1e-5)
  const [x = 0, f = 0] =
    /^ ([\d.]+) ([\d.]+)$/
      .exec(marksOf(inside, 'frequency_length')[1] ?? '')
      ?.slice(1)
      .map(Number) ?? []
  near(await frequency({ span_length: x }), f, 1e-3)
})

test('the query stands among the nodes of length and diameter', () => {
  assert.deepEqual(axesOf(inside, 'atlas_slice'), ['Span length [m]', 'Outside diameter [m]'])
  assert.deepEqual(marksOf(inside, 'atlas_slice'), ['query 34 0.3'])
  const nodes = lineOf(inside, 'atlas_slice', 'nodes')
  assert.deepEqual(
    [nodes[0], nodes.at(-1)],
    [
      [10, 0.1],
      [80, 1],
    ],
  )
})

test('the nodes around the query hold it, and each has the frequency of a query there', async () => {
  const rows = rowsOf(inside, 'nodes') as number[][]
  assert.equal(rows.length, 8)
  for (const i of [0, 3, 6]) {
    const [span_length, D, t, f] = rows[i] ?? []
    near(await frequency({ span_length, outer_diameter: D, wall_thickness: t }), f, 1e-9)
  }
  const column = (k: number) => rows.map((row) => row[k] ?? 0)
  for (const [k, asked] of [34, 300, 18].entries())
    assert.ok(Math.min(...column(k)) <= asked && asked <= Math.max(...column(k)))
  near(
    column(4).reduce((a, b) => a + b),
    1,
    1e-9,
  )
  assert.equal(rowsOf(outside, 'nodes').length, 0)
})

test('what the atlas holds fixed stands beside what was asked', () => {
  const rows = rowsOf(outside, 'terms')
  assert.deepEqual(rows[0], ['Span ends', 'pinned-pinned', 'pinned-pinned'])
  const fixed = [/gap/i, /Young/, /steel/i, /content/i, /water/i, /gravity/i, /axial force/i, /concrete/i]
  assert.equal(rows.length, 1 + fixed.length)
  for (const [i, name] of fixed.entries()) assert.match(String(rows[i + 1]?.[0]), name)
  const changed = rows.filter((row) => row[1] !== row[2])
  assert.equal(changed.length, 1)
  assert.match(String(changed[0]?.[1]), /^2/)
  assert.match(String(changed[0]?.[2]), /^3/)
})

test('the elevation and the section: length, gap, ends, frequency, current', async () => {
  const ran = await run({ outer_diameter: 500, wall_thickness: 20, span_length: 20, current_velocity: 1.2 })
  const f = five(number(ran, 'natural_frequency_in_line'))
  const lines = drawnOf(ran, 'elevation')
  assert.equal(lines[0], 'ground points -2 0 0 0 0.4 -1 19.6 -1 20 0 22 0')
  assert.deepEqual(lines.slice(-4), [
    'dimension from 0 -1 to 20 -1 edge below: L 20 m',
    'dimension from 10 -1 to 10 0: gap 1 m',
    'text at 2 0.5 towards n: pinned-pinned ends',
    `text at 15 0.5 towards n: in line f_IL ${f} Hz`,
  ])
  const section = drawnOf(ran, 'section')
  for (const end of ['D 500 mm', 'gap 1 m', 'U_c 1.2 m/s'])
    assert.ok(
      section.some((line) => line.endsWith(end)),
      end,
    )
  const resting = await run({ gap_ratio: 0 })
  assert.ok(!drawnOf(resting, 'elevation').some((line) => / gap /.test(line)))
  const bores = (lines: readonly string[]) => lines.filter((line) => /role fluid/.test(line)).length
  assert.deepEqual([bores(section), bores(drawnOf(await run({ content_density: 0 }), 'section'))], [1, 0])
})

test('the sentence says the frequency, where it comes from, and the reduced velocity', () => {
  for (const [ran, from] of [
    [inside, /from the atlas \(error up to 0\.\d+ %\); /],
    [outside, /from the direct solver; /],
  ] as const) {
    const f = Number(number(ran, 'natural_frequency_in_line').toPrecision(4))
    const V = Number(number(ran, 'reduced_velocity').toPrecision(3))
    assert.ok(ran.detail.includes(`In-line frequency ${f} Hz `), ran.detail)
    assert.match(ran.detail, from)
    const said = new RegExp(
      `reduced velocity ${V}( \\(up to [0-9.]+ with the atlas error\\))?, below the in-line onset of 0\\.909$`,
    )
    assert.match(ran.detail, said)
  }
  const bound = Number((100 * number(inside, 'interpolation_error_bound')).toPrecision(3))
  assert.ok(inside.detail.includes(`(error up to ${bound} %)`))
})

test('warnings say the numbers that they are about', async () => {
  const messages = async (over: Request) => (await run(over)).warnings.map((w) => `${w.path} ${w.message}`)
  assert.ok((await messages({ span_length: 95 })).some((m) => /^\/span_length .*95.*80/.test(m)))
  assert.ok(
    (await messages({ gap_ratio: 3 })).some((m) => /^\/gap_ratio Gap ratio is 3; the atlas applies to 2 only/.test(m)),
  )
  const ends = await messages({ boundary_condition: 'fixed-fixed' })
  assert.ok(ends.some((m) => /are fixed-fixed; the atlas applies to pinned-pinned ends only/.test(m)))
  assert.ok(
    (await messages({ span_length: 60 })).some((m) => /Span length to diameter ratio is 200, above 140/.test(m)),
  )
  assert.ok((await messages({ wall_thickness: 5, content_density: 0 })).some((m) => /the pipe floats/.test(m)))
})
