/** What the charts, figure, remarks and sentence of an anchor query say, against queries at other points and anchor-capacity. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  axesOf,
  near,
  number,
  pointsOf,
  type Request,
  runWithFile,
  spokenNumber,
  testKit,
} from '@keelson/engine/testing.ts'
import { labelsOf, lineOf, marksOf, seriesOf, short } from '@keelson/engine/testing-pictures.ts'
import { shownUtilisation } from '@keelson/workflow'
import { anchorCapacity } from '../anchor-capacity/index.ts'
import { anchorCapacityAtlasQuery as workflow } from './index.ts'

const ask = (over: Request = {}) => runWithFile(workflow, { ...workflow.example, demand: 1000, ...over })
const parent = testKit(anchorCapacity)
const direct = ({ undrained_shear_strength, ...over }: Request) =>
  number(
    parent.run({
      horizontal_demand: 0,
      attachment_depth: 0,
      undrained_shear_strength_mudline: undrained_shear_strength,
      ...over,
    }),
    'vertical_capacity',
  )
const drawnAs = (x: number) => short(Number(x.toPrecision(6)))

test('the slice has the capacity at every node, at the strength of the query inside and the nearest one outside', async () => {
  for (const [s_u, shown] of [
    [24, 24],
    [5, 5],
    [60, 60],
    [4, 5],
    [70, 60],
  ] as const) {
    const ran = await ask({ undrained_shear_strength: s_u, diameter: 4.5 })
    assert.deepEqual(seriesOf(ran, 'slice'), ['3 m', '4 m', '5 m', '6 m', '7 m', '8 m'])
    assert.deepEqual(axesOf(ran, 'slice'), ['Length [m]', `Vertical capacity at ${shown} kPa [kN]`])
    for (const diameter of [3, 6])
      for (const [length, V_u] of lineOf(ran, 'slice', `${diameter} m`).slice(-2))
        near(direct({ diameter, length, undrained_shear_strength: shown }), V_u, 1e-5)
    assert.equal(lineOf(ran, 'slice', '3 m').at(-1)?.[0], 21)
    assert.equal(lineOf(ran, 'slice', '4 m').at(-1)?.[0], 25)
    assert.deepEqual(marksOf(ran, 'slice'), [`query 15 ${drawnAs(number(ran, 'capacity'))}`])
  }
})

test('the map has the error in the middle of each step of diameter, never below nothing and within what is stated', async () => {
  const ran = await ask({ undrained_shear_strength: 44 })
  const cells = pointsOf(ran, 'error_map').map(({ x, y, v }) => [Number(x), Number(y), Number(v)] as const)
  assert.deepEqual([...new Set(cells.map(([D]) => D))], [3.5, 4.5, 5.5, 6.5, 7.5])
  assert.deepEqual(axesOf(ran, 'error_map').slice(0, 2), ['Diameter [m]', 'Length [m]'])
  assert.ok(cells.some(([D, L]) => D === 4.5 && L === 25) && !cells.some(([D, L]) => D === 3.5 && L === 25))
  assert.ok(Math.max(...cells.map(([, , v]) => v)) > 0)
  for (const [diameter, length, error] of cells.filter((_, i) => i % 7 === 0)) {
    const at = { diameter, length, undrained_shear_strength: 45 }
    const read = number(await ask({ ...at, demand: 10 }), 'capacity')
    assert.ok(Math.abs(error - 100 * (read / direct(at) - 1)) < 5e-3, `${diameter} m by ${length} m`)
    assert.ok(error >= 0 && error <= 1.05)
  }
})

test('remarks carry the numbers of the query', async () => {
  const said = async (code: string, over: Request) =>
    (await ask(over)).warnings.flatMap((w) => (w.code === code ? [`${w.message} ${w.path}`] : [])).join('; ')
  assert.match(
    await said('fixed_parameters', {}),
    /a wall thickness of 40 mm, a skin friction factor of 0\.65 and a bearing capacity factor of 9/,
  )
  assert.match(await said('fixed_parameters', { passive_suction: false }), /The capacity excludes passive suction/)
  assert.match(await said('fixed_parameters', {}), /The capacity relies on passive suction/)
  assert.match(await said('low_factor', { factor_of_safety: 1.5 }), /1\.5 is below 2, /)
  assert.equal(await said('low_factor', { factor_of_safety: 2 }), '')
  assert.match(await said('outside_atlas', { diameter: 9, length: 20 }), /\. The direct solver is used\. \/diameter$/)
  const longest = await said('outside_atlas', { diameter: 3.5, length: 23 })
  assert.match(
    longest,
    /^Length 23 m exceeds 21 m, the atlas limit at this diameter, .*\. The direct solver is used\. \/length$/,
  )
  const near_ = { diameter: 4.5, length: 13, undrained_shear_strength: 22, demand: 3465, factor_of_safety: 1.5 }
  assert.match(await said('near_limit', near_), /of 0\.998 is within the atlas error, 1\.05 %, of its limit of 1/)
  assert.equal(await said('near_limit', { ...near_, demand: 3600 }), '')
})

test('the sentence has the capacity, its source and the utilisation', async () => {
  for (const [over, source] of [
    [{}, /from the atlas \(error up to 1\.05 %\);/],
    [{ diameter: 9, length: 20 }, /from the direct solver;/],
  ] as const) {
    const ran = await ask(over)
    const [, V_u] = /capacity ([\d,]+) kN/.exec(ran.detail) ?? []
    const [, use] = /utilisation (\d\.\d{3})$/.exec(ran.detail) ?? []
    near(spokenNumber(V_u), number(ran, 'capacity'), 1e-3)
    assert.equal(use, shownUtilisation(number(ran, 'utilisation')))
    assert.match(ran.detail, source)
  }
})

test('the figure writes the caisson, its pull and its capacity', async () => {
  const ran = await ask()
  const labels = labelsOf(ran, 'caisson')
  const capacity = `capacity V_u ${short(number(ran, 'capacity'))} kN`
  for (const label of ['D 5 m', 'L 15 m', 'wall t 40 mm', capacity, 'V 1000 kN'])
    assert.ok(labels.includes(label), label)
})

test('at a node the two modes that are read are those of anchor-capacity, each under its own symbol', async () => {
  const at = { diameter: 5, length: 14 }
  const step = (steps: Awaited<ReturnType<typeof ask>>['result']['steps'], symbol: string) =>
    steps.find((s) => s.symbol === symbol)?.value
  const { steps } = (await ask({ ...at, undrained_shear_strength: 20 })).result
  const modes = parent.run({ ...at, undrained_shear_strength_mudline: 20 }).result.steps
  for (const symbol of ['V_p', 'V_c']) near(1e3 * Number(step(steps, symbol)), Number(step(modes, symbol)), 1e-9)
  assert.notEqual(step(steps, 'V_p'), step(steps, 'V_c'))
})

test('the nodes around a query are written in the unit of their axis, with the query under its own symbol', async () => {
  for (const [over, symbol, unit] of [
    [{ diameter: 5.5, length: 14 }, 'D', 'm'],
    [{ diameter: 5, length: 15.5 }, 'L', 'm'],
  ] as const) {
    const { steps } = (await ask({ ...over, undrained_shear_strength: 20 })).result
    assert.deepEqual(
      ['x_0', 'x_1'].map((node) => steps.find((s) => s.symbol === node)?.unit),
      [unit, unit],
    )
    assert.equal(steps.find((s) => s.symbol === 's')?.arguments?.[0]?.symbol, symbol)
  }
})
