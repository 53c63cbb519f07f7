/** What the tables, charts, sentences and warnings of a comparison say, held against the sources and arithmetic. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { axesOf, checked, messagesOf, near, pointsOf, rowsOf, spokenNumber, testKit } from '@keelson/engine/testing.ts'
import { lineOf, seriesOf, type XY } from '@keelson/engine/testing-pictures.ts'
import { compareTool as workflow } from './index.ts'

const { run } = testKit(workflow, { key: 'x', value: 'y' })
type Ran = ReturnType<typeof run>
const source = (label: string, keys: readonly unknown[], values: readonly unknown[], z: readonly unknown[] = []) => ({
  label,
  records: keys.map((x, i) => ({ x, y: values[i], ...(z[i] !== undefined && { z: z[i] }) })),
})
const A = source('test', [0, 10, 20, 30, 40], [0, 4, 7, 9, 10], [100, 98, 95, 91, 86])
const B = source('tool_b', [0, 10, 20, 30, 40], [0.2, 4.4, 6.8, 9, 10.1], [101, 97, 95, 92, 86])
const C = source('tool_c', [10, 20, 30, 50], [4, 7.5, 8, 12], [99, 95, 90, 80])
const BOTH = { sources: [A, B, C], key_unit: 's', value_unit: 'kN', absolute_tolerance: 0.3, relative_tolerance: 0.02 }
const PAIR = { ...BOTH, sources: [A, B] }
/** Points of a line, once where they are marked with dots too. */
function pathOf(ran: Ran, chart: string, series: string): readonly XY[] {
  const all = lineOf(ran, chart, series)
  const half = all.slice(0, all.length / 2)
  return JSON.stringify(half) === JSON.stringify(all.slice(all.length / 2)) ? half : all
}

test('the overlay draws each source as it was read, with its units as labels', () => {
  const ran = run(BOTH)
  assert.deepEqual(pathOf(ran, 'overlay', 'test'), [
    [0, 0],
    [10, 4],
    [20, 7],
    [30, 9],
    [40, 10],
  ])
  assert.deepEqual(pathOf(ran, 'overlay', 'tool_c'), [
    [10, 4],
    [20, 7.5],
    [30, 8],
    [50, 12],
  ])
  assert.deepEqual(axesOf(ran, 'overlay'), ['x (s)', 'y (kN)'])
  assert.deepEqual(axesOf(run({ sources: [A, B] }), 'overlay'), ['x', 'y'])
})

test('the differences are candidate less reference, within a band of the tolerance', () => {
  const ran = run(BOTH)
  const drawn = pathOf(ran, 'difference', 'tool_c')
  assert.deepEqual(
    drawn.map(([x]) => x),
    [10, 20, 30],
  )
  for (const [k, d] of [0, 0.5, -1].entries()) near(drawn[k]?.[1] ?? 9, d, 1e-5)
  const band = pathOf(ran, 'difference', 'tolerance')
  assert.equal(band.length, 11)
  for (const [k, r] of [0, 4, 7, 9, 10].entries()) {
    near(band[k]?.[1] ?? 0, 0.3 + 0.02 * r, 1e-5)
    assert.deepEqual(band[9 - k], [band[k]?.[0], -(band[k]?.[1] ?? 0)])
  }
  assert.deepEqual(band[10], band[0])
  assert.deepEqual(axesOf(ran, 'difference'), ['x (s)', 'y, candidate minus reference (kN)'])
  for (const over of [{ absolute_tolerance: 0 }, { relative_tolerance: 0 }])
    assert.ok(seriesOf(run({ ...PAIR, ...over }), 'difference').includes('tolerance'))
  assert.ok(
    !seriesOf(run({ ...PAIR, absolute_tolerance: 0, relative_tolerance: 0 }), 'difference').includes('tolerance'),
  )
})

test('parity has the reference across and the candidate up, with the line of equals and the band', () => {
  const ran = run(PAIR)
  assert.deepEqual(pathOf(ran, 'parity', 'tool_b').slice(0, 2), [
    [0, 0.2],
    [4, 4.4],
  ])
  assert.deepEqual(pathOf(ran, 'parity', 'candidate = reference'), [
    [0, 0],
    [10.1, 10.1],
  ])
  const band = pathOf(ran, 'parity', 'tolerance')
  near(band[1]?.[1] ?? 0, 10.1 + 0.3 + 0.202, 1e-5)
  near(band[2]?.[1] ?? 0, 10.1 - 0.3 - 0.202, 1e-5)
  near(band[0]?.[1] ?? 0, 0.3, 1e-5)
  assert.deepEqual(axesOf(ran, 'parity'), ['y, reference (kN)', 'y, candidate (kN)'])
  const around = run({ ...PAIR, sources: [source('a', [0, 1], [-5, 5]), source('b', [0, 1], [-4, 4])] })
  assert.deepEqual(
    pathOf(around, 'parity', 'candidate = reference').map(([x]) => x),
    [-5, 0, 5],
  )
  const one = run({ ...PAIR, sources: [source('a', [0], [50]), source('b', [0], [50])] })
  assert.deepEqual(
    pathOf(one, 'parity', 'candidate = reference').map(([x]) => x),
    [45, 55],
  )
})

test('the histogram counts every difference in one class', () => {
  const bars = pointsOf(run(BOTH), 'histogram').filter(({ name }) => typeof name === 'string')
  const counts = Map.groupBy(bars, ({ g }) => g)
  assert.deepEqual(
    [...counts].map(([g, of]) => [g, of.reduce((sum, { v }) => sum + Number(v), 0)]),
    [
      ['tool_b', 5],
      ['tool_c', 3],
    ],
  )
  const of = (g: string, d: number) =>
    bars.find((b) => {
      const [low = Number.NaN, high = Number.NaN] = String(b.name).split(' to ').map(spokenNumber)
      return b.g === g && low <= d + 1e-9 && d + 1e-9 < high
    })?.v
  assert.ok(Number(of('tool_c', -1)) >= 1 && Number(of('tool_c', 0.5)) >= 1 && Number(of('tool_b', 0.4)) >= 1)
  assert.deepEqual(axesOf(run(BOTH), 'histogram').slice(0, 2), ['y, candidate minus reference (kN)', 'Points'])
})

test('the envelope has the highest and the lowest of all sources at each key of the reference', () => {
  const ran = run(BOTH)
  assert.deepEqual(pathOf(ran, 'envelope', 'highest'), [
    [0, 0.2],
    [10, 4.4],
    [20, 7.5],
    [30, 9],
    [40, 10.1],
  ])
  assert.deepEqual(pathOf(ran, 'envelope', 'lowest'), [
    [0, 0],
    [10, 4],
    [20, 6.8],
    [30, 8],
    [40, 10],
  ])
  assert.deepEqual(pathOf(ran, 'envelope', 'test')[1], [10, 4])
  assert.deepEqual(axesOf(ran, 'envelope'), ['x (s)', 'y (kN)'])
  assert.deepEqual(
    rowsOf(ran, 'envelope').map((r) => r[1]),
    [2, 3, 3, 3, 2],
  )
})

test('the map of the columns has the error over range of each candidate', () => {
  const ran = run({ ...BOTH, further_values: ['z'] })
  const cells = new Map(
    pointsOf(ran, 'columns_map')
      .filter((r) => typeof r.x === 'string')
      .map(({ x, y, v }) => [`${x} ${y}`, Number(v)]),
  )
  assert.equal(cells.size, 4)
  for (const row of rowsOf(ran, 'further_columns')) near(cells.get(`${row[1]} z`) ?? 0, Number(row[5]), 1e-5)
  near(cells.get('tool_b y') ?? 0, Math.sqrt((0.04 + 0.16 + 0.04 + 0 + 0.01) / 5) / 10, 1e-5)
})

test('dates are days from the first of the reference along an axis', () => {
  const dates = ['2024-01-01', '2024-02-01', '2024-03-01']
  const ran = run({ sources: [source('a', dates, [1, 2, 3]), source('b', dates, [1, 2.5, 3])], absolute_tolerance: 1 })
  assert.deepEqual(pathOf(ran, 'overlay', 'b'), [
    [0, 1],
    [31, 2.5],
    [60, 3],
  ])
  assert.deepEqual(axesOf(ran, 'overlay')[0], 'x, days from 2024-01-01')
  assert.deepEqual(
    rowsOf(ran, 'points').map((r) => r[2]),
    dates,
  )
  assert.deepEqual(
    rowsOf(ran, 'series').map((r) => r[3]),
    [...dates, ...dates],
  )
  assert.match(ran.detail, /at key 2024-02-01/)
})

test('of many candidates seven are drawn, the worst among them', () => {
  const many = Array.from({ length: 10 }, (_, i) => source(`c${i}`, [0, 1, 2], [0, 1, 2 + (i === 9 ? 0.9 : i / 100)]))
  const ran = run({ sources: [source('ref', [0, 1, 2], [0, 1, 2]), ...many], absolute_tolerance: 1 })
  const drawn = seriesOf(ran, 'overlay')
  assert.equal(drawn.length, 8)
  assert.ok(drawn.includes('ref') && drawn.includes('c9') && !drawn.includes('c0'))
})

test('the table of the sources says what was read of each', () => {
  const dirty = source('dirty', [0, 1, 1, 2, 3], [0, 1, 3, null, 3])
  const ran = run({
    sources: [source('ref', [0, 1, 2, 3], [0, 1, 2, 3]), dirty],
    duplicate_policy: 'mean',
    absolute_tolerance: 2,
  })
  const [reference, candidate] = rowsOf(ran, 'sources_as_read')
  assert.deepEqual(reference?.slice(0, 7), ['ref', 'reference', 'records entered directly', 4, 4, 0, 0])
  assert.deepEqual(candidate?.slice(0, 7), ['dirty', 'candidate', 'records entered directly', 5, 3, 1, 1])
  assert.match(messagesOf(ran, 'pairs_dropped').join(), /'dirty' contains 1 row without/)
  assert.match(messagesOf(ran, 'repeated_keys').join(), /'dirty' contains 1 row with .* The mean for each key is used/)
  const first = run({
    sources: [source('ref', [0, 1, 2, 3], [0, 1, 2, 3]), dirty],
    duplicate_policy: 'first',
    absolute_tolerance: 2,
  })
  assert.match(messagesOf(first, 'repeated_keys').join(), /The first value for each key is used/)
  assert.equal(rowsOf(first, 'points').find((r) => r[1] === 1)?.[4], 1)
  assert.equal(rowsOf(ran, 'points').find((r) => r[1] === 1)?.[4], 2)
})

test('one sentence says how far the worst is apart', () => {
  const { detail } = run(PAIR)
  assert.match(
    detail,
    /'tool_b' against 'test' over 5 points: bias 0\.1 kN, root mean square error 0\.2236 kN, largest difference 0\.4 kN at key 10 s, 1 point out of tolerance/,
  )
  assert.match(run({ ...PAIR, absolute_tolerance: 1 }).detail, /, no points out of tolerance$/)
  assert.match(run({ ...BOTH, absolute_tolerance: 2 }).detail, /2 of 2 candidates within tolerance$/)
  assert.match(
    checked(run(BOTH), 'tolerance')?.note ?? '',
    /^'tool_c' at key 30; 2 of 3 points are out of tolerance, which exceeds the allowed 0 %$/,
  )
})

test('warnings say how many points meet', () => {
  const short = source('short', [0, 10], [0, 4])
  assert.match(
    messagesOf(run({ ...PAIR, sources: [A, short] }), 'little_overlap').join(),
    /'short' matches 'test' at 2 of 5 points \(40 %\)\. A comparison requires at least 3 points and 50 %/,
  )
  assert.deepEqual(messagesOf(run(PAIR), 'little_overlap'), [])
  const coarse = source('coarse', [0, 40], [0, 10])
  assert.match(
    messagesOf(run({ ...PAIR, sources: [A, coarse], alignment: 'interpolate_linear' }), 'coarse_candidate').join(),
    /'coarse' has 2 points, but 5 points are compared/,
  )
  assert.deepEqual(messagesOf(run({ ...PAIR, alignment: 'interpolate_linear' }), 'coarse_candidate'), [])
})

test('of many points parity draws every so many-th, and the one of the largest difference', () => {
  const keys = Array.from({ length: 1700 }, (_, i) => i)
  const far = 1001
  const ran = run({
    sources: [
      source(
        'a',
        keys,
        keys.map((i) => i),
      ),
      source(
        'b',
        keys,
        keys.map((i) => (i === far ? i + 50 : i + (i % 7) / 100)),
      ),
    ],
    absolute_tolerance: 100,
  })
  const drawn = lineOf(ran, 'parity', 'b').map(([x]) => x)
  assert.equal(drawn.length, Math.ceil(1700 / 3) + 1)
  assert.ok(drawn.includes(0) && drawn.includes(3) && drawn.includes(far) && !drawn.includes(1))
})
