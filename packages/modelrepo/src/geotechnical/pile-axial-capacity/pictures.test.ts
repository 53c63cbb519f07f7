/** What the charts, figures, rows and sentences of settlement and bending say, against runs of one curve and arithmetic. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { axesOf, list, near, number, type Request, rowsOf, spokenNumber, testKit } from '@keelson/engine/testing.ts'
import { labelsOf, lineOf, marksOf, seriesOf, short, someOf } from '@keelson/engine/testing-pictures.ts'
import { pileCapacity } from '../pile-capacity/index.ts'
import { pileAxialCapacity as workflow } from './index.ts'

const clay = (thickness_m: number, su_top_kpa: number, su_bottom_kpa = su_top_kpa) => ({
  ...{ thickness_m, soil_type: 'clay', effective_unit_weight_kn_m3: 8 },
  ...{ su_top_kpa, su_bottom_kpa },
})
const sand = (thickness_m: number) => ({
  ...{ thickness_m, soil_type: 'sand', effective_unit_weight_kn_m3: 10 },
  ...{ soil_description: 'Sand', relative_density: 'Dense' },
  ...{ friction_angle_deg: 35, initial_modulus_kn_m3: 20000 },
})
const pile = { outer_diameter: 1200, wall_thickness: 40 }
const soil_layers = [clay(15, 20, 50), sand(10)]
const transfer = testKit(workflow, { analysis: 'load_transfer', ...pile, soil_layers, head_load: 2000 })
const bent = testKit(workflow, { analysis: 'lateral_py', ...pile, soil_layers, head_shear: 400, head_moment: 100 })
const py = testKit(workflow, {
  ...{ analysis: 'py_curve', outer_diameter: 1200, soil_submerged_unit_weight: 8 },
  ...{ undrained_shear_strength: 50, depth: 6, displacement: [10, 400] },
})
const subgrade = testKit(workflow, {
  ...{ analysis: 'lateral_response', embedded_length: 40, flexural_rigidity: 1e6 },
  ...{ subgrade_reaction: 10, head_shear: 500 },
})
const elastic = testKit(workflow, {
  ...{ analysis: 'axial_response', ...pile, embedded_length: 30 },
  ...{ shaft_spring_stiffness: 20, head_load: 2000 },
})
const said = (kit: typeof py, code: string, over: Request = {}) =>
  kit.run(over).warnings.flatMap((w) => (w.code === code ? [w.message] : []))[0] ?? ''
const close = (a: number, b: number) => Math.abs(a - b) <= 1e-5 * Math.abs(b)
const numbersIn = (text: string) =>
  [...text.matchAll(/[−-]?\d+(?:,\d{3})*(?:\.\d+)?/g)].map(([said]) => spokenNumber(said))

test('the layers of the capacity are those of pile-capacity', () => {
  const { friction_angle_deg: _phi, initial_modulus_kn_m3: _k, ...axial } = sand(10)
  const asked = { analysis: 'layered', ...pile, soil_layers: [clay(15, 20, 50), axial] }
  assert.deepEqual(
    rowsOf(testKit(workflow, asked).run(), 'layers'),
    rowsOf(testKit(pileCapacity, asked).run(), 'layers'),
  )
})

test('the curve of load and settlement is that of runs under its loads', () => {
  const ran = transfer.run()
  const rising = lineOf(ran, 'load_settlement', 'load').filter(([, load], i) => i % 40 === 20 && load < 6)
  assert.ok(rising.length >= 2)
  for (const [w, load] of rising) near(number(transfer.run({ head_load: 1e3 * load }), 'head_settlement'), w, 1e-4)
  assert.deepEqual(axesOf(ran, 'load_settlement'), ['Head settlement [mm]', 'Head load [MN]'])
  assert.deepEqual(marksOf(ran, 'load_settlement'), [`applied load ${short(number(ran, 'head_settlement'))} 2`])
  assert.deepEqual(marksOf(transfer.run({ head_load: 40000 }), 'load_settlement'), [])
  assert.deepEqual(marksOf(transfer.run({ head_load: 0 }), 'load_settlement'), [])
  const rows = list<Readonly<Record<string, number>>>(ran, 'load_settlement_curve')
  const drawn = lineOf(ran, 'load_settlement', 'load')
  for (const { head_settlement: w = 0, head_load: load = 0 } of rows.filter((_, k) => k % 25 === 20))
    assert.ok(
      drawn.some(([x, y]) => close(x, w) && close(y, load / 1e3)),
      `${w} mm`,
    )
})

test('the curves of load transfer are those of the practice, for the soils that are there', () => {
  const ran = transfer.run({ residual_adhesion_ratio: 0.9 })
  const points = (series: string) => lineOf(ran, 'transfer_curves', series).map(([x, share]) => `${short(x)} ${share}`)
  const peak = ['0 0', '0.16 0.3', '0.31 0.5', '0.57 0.75', '0.8 0.9', '1 1']
  assert.deepEqual(points('clay shaft'), [...peak, '2 0.9', '12 0.9'])
  assert.deepEqual(points('sand shaft'), [...peak, '12 1'])
  assert.deepEqual(points('tip'), ['0 0', '0.2 0.25', '1.3 0.5', '4.2 0.75', '7.3 0.9', '10 1', '12 1'])
  assert.deepEqual(axesOf(ran, 'transfer_curves'), ['Displacement to diameter ratio [%]', 'Mobilised resistance ratio'])
  assert.deepEqual(seriesOf(transfer.run({ soil_layers: [clay(20, 40)] }), 'transfer_curves'), ['clay shaft', 'tip'])
  assert.deepEqual(seriesOf(transfer.run({ soil_layers: [sand(20)] }), 'transfer_curves'), ['sand shaft', 'tip'])
})

test('the step of the maximum load has shaft and tip together for it', () => {
  const ran = transfer.run()
  const step = ran.result.steps.find(({ symbol }) => symbol === 'P_max')
  assert.equal(step?.unit, 'N')
  const [met] = (step as unknown as { readonly meets: readonly { readonly value: number }[] }).meets
  near(met?.value, Number(step?.value), 1e-9)
})

test('one curve is drawn to a quarter of the diameter, or as far as is asked', () => {
  const ran = py.run()
  const drawn = lineOf(ran, 'py_curves', 'resistance')
  assert.deepEqual([drawn[0], drawn.at(-1)?.[0]], [[0, 0], 400])
  assert.equal(lineOf(py.run({ displacement: [10] }), 'py_curves', 'resistance').at(-1)?.[0], 300)
  for (const [displacement, p] of drawn.slice(1).filter((_, i) => i % 30 === 0))
    near(number(py.run({ displacement: [displacement] }), 'lateral_resistance'), p, 1e-4)
  const found = list(ran, 'lateral_resistance')
  assert.deepEqual(marksOf(ran, 'py_curves'), [` 10 ${short(found[0] ?? 0)}`, ` 400 ${short(found[1] ?? 0)}`])
  assert.deepEqual(axesOf(ran, 'py_curves'), ['Deflection [mm]', 'Lateral resistance [kN/m]'])
  assert.equal(number(py.run({ displacement: [0] }), 'lateral_resistance'), 0)
})

test('one deflection has the resistance p, several are numbered', () => {
  const symbols = (displacement: number[]) => py.run({ displacement }).result.steps.map(({ symbol }) => symbol)
  assert.ok(symbols([10]).includes('p') && !symbols([10]).includes('p_1'))
  assert.ok(symbols([10, 20]).includes('p_1') && symbols([10, 20]).includes('p_2'))
})

test('clay near the seabed that cycles past fifteen reference deflections keeps 0.72 of the depth by the transition', () => {
  const ran = py.run({ displacement: [600] })
  const share = 6 / number(ran, 'transition_depth')
  near(number(ran, 'lateral_resistance'), 0.72 * number(ran, 'ultimate_resistance') * share, 1e-9)
})

test('the curves along a pile are those of one curve at their depths, by the mean unit weight above', () => {
  const ran = bent.run()
  assert.deepEqual(seriesOf(ran, 'py_curves'), ['1.2 m', '2.4 m', '4.8 m', '9.6 m'])
  assert.deepEqual(seriesOf(bent.run({ soil_layers: [sand(8)] }), 'py_curves'), ['1.2 m', '2.4 m', '4.8 m'])
  assert.deepEqual(axesOf(ran, 'py_curves'), ['Deflection [mm]', 'Lateral resistance [kN/m]'])
  for (const depth of [1.2, 9.6]) {
    const [, one, last] = someOf(ran, 'py_curves', `${depth} m`)
    const displacement = [one?.[0] ?? 0, last?.[0] ?? 0]
    const alone = py.run({ depth, undrained_shear_strength: 20 + 2 * depth, displacement })
    near(list(alone, 'lateral_resistance')[0], one?.[1] ?? 0, 1e-4)
    near(list(alone, 'lateral_resistance')[1], last?.[1] ?? 0, 1e-4)
    assert.equal(last?.[0], 300)
  }
  const layers = bent.run({ soil_layers: [clay(2, 20), { ...sand(23), effective_unit_weight_kn_m3: 10.5 }] })
  const [, inSand] = someOf(layers, 'py_curves', '4.8 m')
  const angle = { soil_model: 'api_sand', friction_angle: 35, initial_modulus_k: 20000 }
  const mean = (2 * 8 + 2.8 * 10.5) / 4.8
  const displacement = [inSand?.[0] ?? 0]
  const alone = py.run({ ...angle, depth: 4.8, soil_submerged_unit_weight: mean, displacement }, [
    'undrained_shear_strength',
  ])
  near(number(alone, 'lateral_resistance'), inSand?.[1] ?? 0, 1e-4)
})

test('the pile is drawn from its head to its tip as its rows have it', () => {
  const ran = bent.run()
  const rows = list<Readonly<Record<string, number>>>(ran, 'pile_profile')
  for (const [chart, column, scale] of [
    ['deflection', 'deflection', 1],
    ['moment', 'moment', 1e3],
    ['soil_resistance', 'soil_resistance', 1],
  ] as const) {
    const drawn = lineOf(ran, chart, chart === 'moment' ? 'bending moment' : chart.replace('_', ' '))
    assert.deepEqual([drawn[0]?.[1], drawn.at(-1)?.[1]], [0, 25])
    for (const row of rows.filter((_, k) => k % 40 === 0))
      assert.ok(
        drawn.some(([x, z]) => close(z, Number(row.depth)) && close(x, Number(row[column]) / scale)),
        `${chart} at ${row.depth} m`,
      )
  }
  near(rows[0]?.deflection, number(ran, 'head_deflection'), 1e-9)
  near(rows[0]?.moment, 100, 1e-6)
  const shear = lineOf(ran, 'shear', 'shear')
  const halfAnElement = 25 / 800 / 2
  near(shear[0]?.[0], (400 - Number(rows[0]?.soil_resistance) * halfAnElement) / 1e3, 1e-5)
  const taken = rows.slice(1).reduce((sum, row, i) => {
    const before = rows[i]
    const h = Number(row.depth) - Number(before?.depth)
    return sum + (h * (Number(row.soil_resistance) + Number(before?.soil_resistance))) / 2
  }, 0)
  near(taken, 400, 5e-3)
  assert.deepEqual(axesOf(ran, 'deflection'), ['Deflection [mm]', 'Depth [m]'])
  assert.deepEqual(axesOf(ran, 'moment'), ['Bending moment [MN·m]', 'Depth [m]'])
  assert.deepEqual(axesOf(ran, 'shear'), ['Shear [MN]', 'Depth [m]'])
  assert.deepEqual(axesOf(ran, 'soil_resistance'), ['Soil resistance [kN/m]', 'Depth [m]'])
  const [M, z] = [number(ran, 'maximum_moment') / 1e3, number(ran, 'depth_of_maximum_moment')]
  assert.deepEqual(marksOf(ran, 'moment'), [`maximum ${short(M)} ${short(z)}`])
  const held = bent.run({ head_fixity: 'fixed_rotation', head_moment: 0 })
  assert.deepEqual(marksOf(held, 'moment'), [`maximum ${short(-number(held, 'maximum_moment') / 1e3)} 0`])
})

test('a long pile in a subgrade bends as the closed form has it', () => {
  const ran = subgrade.run()
  const beta = number(ran, 'characteristic_beta')
  for (const [y, z] of someOf(ran, 'deflection', 'deflection').slice(0, 2))
    near(y, ((2 * 500 * beta) / 10e3) * Math.exp(-beta * z) * Math.cos(beta * z) * 1e3, 1e-4)
  for (const [M, z] of someOf(ran, 'moment', 'bending moment').slice(1, 2))
    near(M, (500 / beta) * Math.exp(-beta * z) * Math.sin(beta * z) * 1e-3, 1e-4)
  assert.deepEqual(axesOf(ran, 'moment'), ['Bending moment [MN·m]', 'Depth [m]'])
  assert.equal(lineOf(ran, 'moment', 'bending moment').at(-1)?.[1], 40)
  const largest = `maximum ${short(number(ran, 'maximum_moment') / 1e3)} ${short(number(ran, 'depth_of_maximum_moment'))}`
  assert.deepEqual(marksOf(ran, 'moment'), [largest])
  assert.deepEqual(marksOf(subgrade.run({ embedded_length: 3 }), 'moment'), [])
})

test('sentences have the numbers of the run', () => {
  const about = (ran: ReturnType<typeof py.run>, ...expected: number[]) => {
    const found = numbersIn(
      ran.detail.replace(/^.*(?:For information only: |(?=Head (?:deflection|settlement)|Maximum mobilised))/, ''),
    )
    for (const [i, x] of expected.entries()) near(found[i], x, 1e-3)
  }
  const value = (ran: ReturnType<typeof py.run>, ...names: string[]) => names.map((name) => number(ran, name))
  const loaded = transfer.run()
  const most = Number(loaded.result.checks.find(({ id }) => id === 'head_load')?.capacity?.value)
  about(loaded, ...value(loaded, 'head_settlement'), 2000, most)
  about(transfer.run({ head_load: 40000 }), most, 40000)
  about(elastic.run(), number(elastic.run(), 'head_settlement'), 2000)
  about(py.run(), number(py.run(), 'ultimate_resistance'))
  const [pushed, long] = [bent.run(), subgrade.run()]
  const names = ['head_deflection', 'maximum_moment', 'depth_of_maximum_moment']
  about(pushed, ...value(pushed, ...names, 'maximum_bending_stress'))
  about(long, ...value(long, ...names))
  const adhesion = (psi: number[]) => testKit(workflow, { analysis: 'unit_values', psi }).run().detail
  assert.match(adhesion([1]), /one strength ratio\.$/)
  assert.match(adhesion([1, 2]), /2 strength ratios\.$/)
})

test('remarks carry the numbers of the run', () => {
  assert.match(
    said(transfer, 'unusual_residual', { residual_adhesion_ratio: 0.6 }),
    /0\.6 is outside the usual range, 0\.7 to 0\.9/,
  )
  assert.match(
    said(transfer, 'unusual_residual', { residual_adhesion_ratio: 0.95 }),
    /0\.95 is outside the usual range, 0\.7 to 0\.9/,
  )
  for (const residual_adhesion_ratio of [0.7, 0.8, 0.9])
    assert.equal(said(transfer, 'unusual_residual', { residual_adhesion_ratio }), '')
  assert.equal(said(transfer, 'unusual_residual', { residual_adhesion_ratio: 0.6, soil_layers: [sand(20)] }), '')
  assert.match(bent.run().detail, /^Not assessed: .*\. Layer 2 is sand below clay/)
  const sandOnTop = { soil_layers: [sand(10), clay(15, 50)] }
  assert.doesNotMatch(bent.run(sandOnTop).detail, /is sand below clay/)
  const stub = { soil_layers: [sand(8)] }
  const tip = lineOf(bent.run(stub), 'deflection', 'deflection').at(-1)?.[0] ?? 0
  near(numbersIn(said(bent, 'tip_moves', stub))[0], tip, 1e-3)
  assert.equal(said(bent, 'tip_moves'), '')
  const slender = numbersIn(said(subgrade, 'short_pile', { embedded_length: 6 }))[0]
  near(slender, 6 * number(subgrade.run(), 'characteristic_beta'), 3e-3)
})

test('the figures write what acts on the head', () => {
  const labels = labelsOf(bent.run(), 'pile_in_soil')
  for (const label of ['D 1.2 m', 'L 25 m', 't 40 mm', 'H 400 kN', 'M_0 100 kN*m'])
    assert.ok(labels.includes(label), label)
  assert.ok(!labelsOf(bent.run({ head_moment: 0 }), 'pile_in_soil').some((label) => label.startsWith('M_0')))
  assert.ok(labelsOf(transfer.run(), 'pile_in_soil').includes('P 2000 kN'))
})
