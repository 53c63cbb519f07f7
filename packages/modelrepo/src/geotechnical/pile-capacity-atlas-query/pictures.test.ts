/** What the charts, table, figure, steps and sentence of a pile query say, against pile-capacity. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  axesOf,
  near,
  number,
  pointsOf,
  type Request,
  rowsOf,
  runWithFile,
  spokenNumber,
  testKit,
} from '@keelson/engine/testing.ts'
import { labelsOf, lineOf, marksOf, placesOf, short, someOf, spansOf } from '@keelson/engine/testing-pictures.ts'
import { shownUtilisation } from '@keelson/workflow'
import { pileCapacity } from '../pile-capacity/index.ts'
import { pileCapacityAtlasQuery as workflow } from './index.ts'

const ask = (over: Request = {}) => runWithFile(workflow, { ...workflow.example, ...over })
const direct = (over: Request = {}) => number(testKit(pileCapacity).run(over), 'total_capacity')
const onStress200 = (undrained_shear_strength: number) =>
  direct({ undrained_shear_strength, effective_vertical_stress: 200 }) / 1e3
const drawnAs = (x: number) => short(Number(x.toPrecision(6)))

test('the slice has the line of the solver over the strengths of the atlas, its nodes, and the query', async () => {
  const ran = await ask({ effective_vertical_stress: 200 })
  const line = someOf(ran, 'atlas_slice', 'direct solver')
  for (const [s_u, Q] of line) near(onStress200(s_u), Q, 1e-4)
  const ends = async (s_u: number) => {
    const drawn = lineOf(await ask({ undrained_shear_strength: s_u }), 'atlas_slice', 'direct solver')
    return [short(drawn[0]?.[0] ?? 0), short(drawn.at(-1)?.[0] ?? 0)]
  }
  assert.deepEqual(
    [await ends(60), await ends(15), await ends(250)],
    [
      [20, 200],
      [15, 200],
      [20, 250],
    ],
  )
  assert.deepEqual(axesOf(ran, 'atlas_slice'), ['Undrained shear strength [kPa]', 'Ultimate capacity [MN]'])
  const marks = marksOf(ran, 'atlas_slice')
  assert.equal(marks.length, 20)
  for (const mark of marks.slice(0, 19)) {
    const [s_u, Q] = mark.trim().split(' ').map(Number)
    near(Q, onStress200(Number(s_u)), 1e-4)
  }
  assert.equal(marks[19], `query 60 ${drawnAs(number(ran, 'capacity') / 1e3)}`)
  assert.equal(marksOf(await ask({ outer_diameter: 3000 }), 'atlas_slice').length, 1)
})

test('the map has the error at the middles of cells, at the diameter and the length of the query', async () => {
  const cells = pointsOf(await ask(), 'error_map').map(({ x, y, v }) => [Number(x), Number(y), Number(v)] as const)
  const [strengths, stresses] = [0, 1].map((k) => [...new Set(cells.map((cell) => cell[k as 0 | 1]))])
  assert.deepEqual([strengths?.length, stresses?.length, cells.length], [9, 9, 81])
  for (const [list, low, high, ratio] of [
    [strengths, 20, 200, 10],
    [stresses, 50, 400, 8],
  ] as const) {
    near(list?.[0], low * ratio ** (1 / 36), 5e-3)
    near(list?.[8], low * ratio ** (33 / 36), 5e-3)
    assert.ok((list?.[8] ?? 0) < high)
  }
  const [s_u, p_0] = [20 * 10 ** (17 / 36), 50 * 8 ** (17 / 36)]
  const at = { undrained_shear_strength: s_u, effective_vertical_stress: p_0, demand: 1 }
  const { demand: _demand, ...asked } = at
  const error = 100 * (number(await ask(at), 'capacity') / direct({ ...asked, effective_vertical_stress: [p_0] }) - 1)
  const found = cells.find(([x, y]) => Math.abs(x / s_u - 1) < 5e-3 && Math.abs(y / p_0 - 1) < 5e-3)
  near(found?.[2], error, 1e-3)
  assert.deepEqual(axesOf(await ask(), 'error_map').slice(0, 2), [
    'Undrained shear strength [kPa]',
    'Effective stress [kPa]',
  ])
})

test('the place in the grid names the axes in their order, and has none outside', async () => {
  const names = rowsOf(await ask(), 'nodes').map(([axis]) => axis)
  assert.deepEqual(names, [
    'Outer diameter',
    'Embedded length',
    'Undrained shear strength',
    'Effective vertical stress',
  ])
  assert.deepEqual(rowsOf(await ask({ outer_diameter: 3000 }), 'nodes'), [])
})

test('the reading names each axis by its own symbol', async () => {
  const step = (await ask({ outer_diameter: 1350, embedded_length: 38 })).result.steps.find(
    ({ symbol }) => symbol === 'Q_d',
  )
  assert.ok(step && 'reading' in step)
  const { axes } = step.reading as unknown as {
    readonly axes: readonly { readonly symbol: string; readonly unit: string }[]
  }
  assert.deepEqual(
    axes.map(({ symbol }) => symbol),
    ['D', 'L', 's_u', 'p_0'],
  )
})

test('remarks carry the numbers of the query', async () => {
  const said = async (code: string, over: Request) =>
    (await ask(over)).warnings.flatMap((w) => (w.code === code ? [w.message] : []))[0] ?? ''
  const strong = { undrained_shear_strength: 180, effective_vertical_stress: 55 }
  assert.match(await said('beyond_load_tests', strong), /is 3\.27 times the effective vertical stress/)
  assert.equal(await said('beyond_load_tests', {}), '')
  assert.match(await said('low_factor_of_safety', { factor_of_safety: 1.4 }), /1\.4 is below 1\.5/)
  assert.match(await said('outside_atlas', { outer_diameter: 3000 }), /\. The direct solver is used\.$/)
  const limit = direct() / 2
  assert.match(await said('near_limit', { demand: limit }), /is within the atlas error, 2\.98 %, of its limit of 1/)
})

test('the sentence has the load, what is allowed, the utilisation and the source', async () => {
  for (const [over, source] of [
    [{}, 'the atlas'],
    [{ outer_diameter: 3000 }, 'the direct solver'],
  ] as const) {
    const ran = await ask(over)
    const said =
      /^Ultimate capacity [\d,]+ kN from (.*), allowable capacity ([\d,]+) kN \(.*\); axial load ([\d,]+) kN, utilisation (\d\.\d{3})$/.exec(
        ran.detail,
      ) ?? []
    const [, by, allowed, P, use] = said
    assert.equal(P, '2,000')
    near(spokenNumber(allowed), number(ran, 'capacity') / 2, 1e-3)
    assert.equal(use, shownUtilisation(number(ran, 'utilisation')))
    assert.equal(by, source)
  }
})

test('the figure writes the pile of the query and its clay', async () => {
  const labels = labelsOf(await ask({ undrained_shear_strength: 70 }), 'pile_in_clay')
  for (const label of ['D 1 m', 'L 30 m', 'P 2000 kN', 's_u 70 kPa'])
    assert.ok(labels.includes(label), `${label} of ${labels}`)
})

test('the clay of the figure reaches from the mudline to the tip, where its strength is written', async () => {
  const ran = await ask({ undrained_shear_strength: 70, embedded_length: 40 })
  const [[, tip, , mudline] = []] = spansOf(ran, 'pile_in_clay', 'clay')
  assert.deepEqual([tip, mudline], [-40, 0])
  const written = placesOf(ran, 'pile_in_clay', 's_u 70 kPa').map(([at]) => at?.[1])
  assert.deepEqual(written, [-40])
})
