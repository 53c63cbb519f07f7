/** What the charts, the figure, the profile and the remarks of axial capacity say, against runs of other piles and arithmetic. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  axesOf,
  list,
  near,
  number,
  pointsOf,
  type Request,
  rowsOf,
  spokenNumber,
  testKit,
} from '@keelson/engine/testing.ts'
import { labelsOf, lineOf, marksOf, seriesOf, shapesOf, short, someOf } from '@keelson/engine/testing-pictures.ts'
import { pileCapacity as workflow } from './index.ts'

const clay = (thickness_m: number, su_top_kpa: number, su_bottom_kpa = su_top_kpa) => ({
  ...{ thickness_m, soil_type: 'clay', effective_unit_weight_kn_m3: 8 },
  ...{ su_top_kpa, su_bottom_kpa },
})
const sand = (thickness_m: number) => ({
  ...{ thickness_m, soil_type: 'sand', effective_unit_weight_kn_m3: 10 },
  ...{ soil_description: 'Sand', relative_density: 'Dense' },
})
const layered = testKit(workflow, {
  ...{ analysis: 'layered', outer_diameter: 1200, wall_thickness: 30, applied_load: 3000, factor_of_safety: 1.6 },
  soil_layers: [clay(10, 20, 40), sand(6), clay(14, 80, 120)],
})
const one = testKit(workflow)
const said = (kit: typeof one, code: string, over: Request = {}) =>
  kit.run(over).warnings.flatMap((w) => (w.code === code ? [w.message] : []))[0] ?? ''

/** As a chart has a number, of six digits. */
const drawnAs = (x: number) => short(Number(x.toPrecision(6)))

/** The pile ended in each layer. */
const SHORTER = [
  { depth: 5, soil_layers: [clay(5, 20, 30)] },
  { depth: 12, soil_layers: [clay(10, 20, 40), sand(2)] },
  { depth: 22.5, soil_layers: [clay(10, 20, 40), sand(6), clay(6.5, 80, 80 + (40 * 6.5) / 14)] },
]
const COLUMNS = ['skin_friction_compression', 'total_compression_capacity', 'tension_capacity'] as const

test('the profile and its chart have the capacities of piles that end at a depth, weighed where that is asked for', () => {
  for (const include_pile_weight of [false, true]) {
    const ran = layered.run({ include_pile_weight })
    const rows = list<Readonly<Record<string, number>>>(ran, 'axial_capacity_profile')
    for (const { depth, soil_layers } of SHORTER) {
      const shorter = layered.run({ soil_layers, include_pile_weight })
      const row = rows.find((r) => r.depth === depth)
      for (const column of COLUMNS) near(row?.[column], number(shorter, column), 1e-4)
      for (const [series, value] of [
        ['compression', 'total_compression_capacity'],
        ['tension', 'tension_capacity'],
      ] as const) {
        const drawn = lineOf(ran, 'capacity_with_depth', series).find(([, z]) => z === depth)
        near(drawn?.[0], number(shorter, value) / 1000, 1e-4)
      }
    }
  }
})

test('the profile has each base of a layer from above and from below, and ends on the pile itself', () => {
  const rows = list<Readonly<Record<string, number>>>(layered.run(), 'axial_capacity_profile')
  const depths = rows.map(({ depth }) => depth)
  for (const depth of [0, 10, 10.000001, 16, 16.000001, 30]) assert.ok(depths.includes(depth), `${depth} m`)
  near(rows.at(-1)?.total_compression_capacity, number(layered.run(), 'total_compression_capacity'), 1e-4)
})

test('the chart of capacity has the load by its factor and the penetration that bears it', () => {
  const ran = layered.run()
  const L = drawnAs(number(ran, 'required_penetration'))
  assert.deepEqual(marksOf(ran, 'capacity_with_depth'), ['required capacity at 4.8', `required 4.8 ${L}`])
  assert.deepEqual(axesOf(ran, 'capacity_with_depth'), ['Ultimate capacity [MN]', 'Tip depth [m]'])
  const pulled = layered.run({ sense: 'tension', applied_load: 1000 })
  const deep = drawnAs(number(pulled, 'required_penetration'))
  assert.deepEqual(marksOf(pulled, 'capacity_with_depth'), [
    'required capacity at 1.6',
    `required, tension 1.6 ${deep}`,
  ])
  assert.deepEqual(marksOf(layered.run({ applied_load: 0 }), 'capacity_with_depth'), [])
})

test('unit friction is drawn by the factors of each layer, with the limit of sand', () => {
  const ran = layered.run()
  const line = lineOf(ran, 'unit_friction', 'unit skin friction')
  const at = (depth: number) => line.filter(([, z]) => z === depth).map(([f]) => f)
  near(at(10)[0], 40 * 0.5 * Math.sqrt(80 / 40), 1e-5)
  near(at(10)[1], 0.46 * 80, 1e-5)
  near(at(16)[0], 0.46 * 140, 1e-5)
  near(at(30)[0], 120 * 0.5 * Math.sqrt(252 / 120), 1e-5)
  assert.equal(at(0)[0], 0)
  assert.deepEqual(seriesOf(ran, 'unit_friction'), ['unit skin friction', 'limit, layer 2'])
  assert.deepEqual(new Set(lineOf(ran, 'unit_friction', 'limit, layer 2').map(String)), new Set(['96,10', '96,16']))
  assert.deepEqual(axesOf(ran, 'unit_friction'), ['Unit skin friction [kPa]', 'Depth [m]'])
})

test('shaft and tip are drawn with their sum', () => {
  for (const [ran, shaft, tip] of [
    [one.run(), 'skin_friction_capacity', 'end_bearing_capacity'],
    [layered.run(), 'skin_friction_compression', 'end_bearing_plugged'],
  ] as const) {
    const [F, Q] = [number(ran, shaft) / 1e3, number(ran, tip) / 1e3]
    const bars = pointsOf(ran, 'shares').flatMap(({ name, v }) =>
      name === undefined ? [] : [[name, short(Number(v))]],
    )
    assert.deepEqual(bars, [
      ['shaft', drawnAs(F)],
      ['tip', drawnAs(Q)],
      ['together', drawnAs(F + Q)],
    ])
    assert.deepEqual(axesOf(ran, 'shares'), ['Part', 'Ultimate capacity [MN]'])
  }
})

test('the figure writes the pile, its load and the strength beside it', () => {
  assert.deepEqual(labelsOf(one.run(), 'pile_in_soil').slice(2, 5), ['D 1 m', 'L 30 m', 'P 2000 kN'])
  const labels = labelsOf(layered.run(), 'pile_in_soil')
  for (const label of ['clay', 'Sand, dense', 't 30 mm', 'D 1.2 m', 'L 30 m', 'P 3000 kN', 's_u 120 kPa'])
    assert.ok(labels.includes(label), label)
})

test('the layers of the figure reach from their top to their base, the plug stands in a plugged pile, and its clay is even', () => {
  const depths = (ran: ReturnType<typeof one.run>, role: string) =>
    shapesOf(ran, 'pile_in_soil').flatMap((shape) =>
      shape.kind === 'polygon' && shape.role === role
        ? [[Math.max(...shape.points.map(([, y]) => y)), Math.min(...shape.points.map(([, y]) => y))]]
        : [],
    )
  const ran = layered.run()
  const clays = depths(ran, 'clay').map(String)
  for (const ends of ['0,-10', '-16,-30']) assert.ok(clays.includes(ends), clays.join(' '))
  assert.deepEqual(depths(ran, 'sand'), [[-10, -16]])
  const shapes = (kit: typeof one, over: Request = {}) => shapesOf(kit.run(over), 'pile_in_soil').length
  const whole = { soil_layers: [clay(30, 40)] }
  const slips = { soil_layers: [clay(3, 40)] }
  assert.deepEqual(
    [whole, slips].map((over) => layered.run(over).result.values.plugged?.value),
    [true, false],
  )
  assert.equal(shapes(layered, whole), shapes(layered, slips) + 1)
  const [ends] = depths(one.run(), 'clay')
  assert.deepEqual(ends, [0, -30])
})

test('a value is titled as what it is, and several stresses number their steps', () => {
  const { total_capacity: total, end_bearing_capacity: tip, unit_end_bearing: unit } = workflow.contract.values
  assert.deepEqual([total.title, tip.title], ['Ultimate capacity', 'End bearing capacity'])
  assert.equal(number(one.run(), 'unit_end_bearing'), 540)
  assert.equal(unit.title, 'Unit end bearing')
  assert.deepEqual(unit.onlyWhen, { analysis: ['uniform', 'unit_values', 'layered'] })
  const symbols = (effective_vertical_stress: number[]) =>
    testKit(workflow, { analysis: 'unit_values', undrained_shear_strength: 50, effective_vertical_stress })
      .run()
      .result.steps.map(({ symbol }) => symbol)
  assert.deepEqual(symbols([100]), ['q', 'psi', 'alpha', 'f'])
  assert.deepEqual(symbols([100, 200]).slice(4), ['psi_2', 'alpha_2', 'f_2'])
})

test('the search of the penetration counts the depths that it tried and the halvings', () => {
  const step = layered.run().result.steps.find(({ symbol }) => symbol === 'L_req')
  assert.ok(Number((step as unknown as { iterations: number }).iterations) > 120 + 50)
})

test('the sentence has the load, what is allowed, and the utilisation', () => {
  for (const ran of [one.run(), layered.run()]) {
    const [, allowed, load, use] =
      /capacity ([\d,.]+) kN \(.*\); applied load ([\d,.]+) kN, utilisation (\d\.\d{3})$/.exec(ran.detail) ?? []
    near(spokenNumber(load) / spokenNumber(allowed), spokenNumber(use), 1e-3)
    near(spokenNumber(allowed), number(ran, 'allowable_capacity'), 1e-3)
  }
  const still = one.run({ applied_load: 0 }).detail
  near(
    spokenNumber(/Allowable capacity ([\d,.]+) kN \([^;]*$/.exec(still)?.[1]),
    number(one.run(), 'allowable_capacity'),
    1e-3,
  )
  const units = { analysis: 'unit_values', undrained_shear_strength: 50 }
  const detail = (stresses: number[]) =>
    testKit(workflow, { ...units, effective_vertical_stress: stresses }).run().detail
  assert.match(detail([50]), /one effective stress\.$/)
  assert.match(detail([50, 60, 70]), /3 effective stresses\.$/)
})

test('remarks carry the numbers of the run', () => {
  assert.match(said(one, 'low_factor_of_safety', { factor_of_safety: 1.3 }), /1\.3 is below 1\.5/)
  assert.match(said(one, 'other_bearing_factor', { bearing_factor_nc: 8 }), /8 differs from the API RP 2GEO value, 9/)
  assert.match(
    said(one, 'beyond_load_tests', { undrained_shear_strength: 600 }),
    /is 4 times the effective vertical stress, above the limit of 3/,
  )
  assert.equal(said(one, 'other_bearing_factor'), '')
  const thin = { soil_layers: [clay(20, 20), sand(3)] }
  assert.match(
    said(layered, 'shallow_in_bearing_layer', thin),
    /penetrates 3 m into a layer .* requires a penetration of 3 diameters/,
  )
  const remark = layered.run(thin).warnings.find((w) => w.code === 'shallow_in_bearing_layer')
  assert.equal(remark?.path, '/soil_layers/1/thickness_m')
  assert.equal(said(layered, 'shallow_in_bearing_layer', { soil_layers: [sand(20), clay(3, 20)] }), '')
  const steep = { soil_layers: [clay(5, 20, 130), clay(10, 30)] }
  assert.match(said(layered, 'beyond_load_tests', steep), /is 3\.25 times/)
  const lost = layered.run({
    soil_layers: [clay(10, 15), sand(4), clay(20, 15)],
    applied_load: 900,
    factor_of_safety: 2,
  })
  const at = Number(
    /at ([\d.]+) m is below/.exec(lost.warnings.find((w) => w.code === 'lost_below')?.message ?? '')?.[1],
  )
  assert.ok(at > number(lost, 'required_penetration') && at < 14.5, `${at} m`)
})

test('each layer has its friction from its top to its base', () => {
  const ran = layered.run()
  const [first, second, third] = rowsOf(ran, 'layers').map((row) => Number(row.at(-1)))
  near((first ?? 0) + (second ?? 0) + (third ?? 0), number(ran, 'skin_friction_compression') / (Math.PI * 1.2), 1e-9)
  near(second, 0.46 * ((80 + 140) / 2) * 6, 1e-4)
  near(someOf(ran, 'capacity_with_depth', 'tension').at(-1)?.[0], number(ran, 'tension_capacity') / 1e3, 1e-4)
})
