/** What on-bottom stability draws and says: charts by other runs, figures by their measures, words by the values. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { axesOf, checked, near, number, remarksOf, rowsOf, testKit, value } from '@keelson/engine/testing.ts'
import { drawnOf, lineOf, marksOf, seriesOf, someOf } from '@keelson/engine/testing-pictures.ts'
import { onBottomStability as workflow } from './index.ts'

const { run } = testKit(workflow)
const NODE = {
  method: 'absolute lateral static stability',
  design_oscillation_velocity: 1,
  design_oscillation_period: 10,
  design_current_velocity: 0.4,
  hydrodynamic_diameter: 500,
  submerged_weight: 2500,
  friction_coefficient: 0.6,
  safety_factor: 1.32,
  soil_type: 'sand',
  soil_submerged_unit_weight: 9,
}
const node = testKit(workflow, NODE)
const generalised = testKit(workflow, {
  method: 'generalised lateral stability',
  soil_type: 'sand',
  significant_flow_velocity: 0.8,
  flow_zero_crossing_period: 10,
  hydrodynamic_diameter: 400,
  design_current_velocity: 0.32,
  submerged_weight: 1300,
})
const simplified = testKit(workflow, {
  method: 'simplified static',
  hydrodynamic_diameter: 500,
  submerged_weight: 1500,
  velocity_amplitude: 1.5,
  acceleration_amplitude: 0.5,
  drag_coefficient: 0.7,
  inertia_coefficient: 3.29,
  lift_coefficient: 0.9,
  friction_coefficient: 0.5,
})
/** Thin, empty and bare. */
const FLOATING = { wall_thickness: 5, coating_thickness: 0, content_density: 0 }
const five = (x: number) => Number(x.toPrecision(5))

test('the velocity over depth is that of a run at the depth, in the sea state given', () => {
  const ran = run()
  assert.deepEqual(axesOf(ran, 'velocity_depth'), ['Water depth [m]', 'Near-bed significant velocity [m/s]'])
  const line = someOf(ran, 'velocity_depth', 'U_s')
  for (const [water_depth, U] of line) near(number(run({ water_depth }), 'significant_flow_velocity'), U, 1e-4)
  assert.deepEqual([line[0]?.[0], line.at(-1)?.[0]], [20, 160])
  const [mark = ''] = marksOf(ran, 'velocity_depth')
  assert.equal(mark, `this depth, k d = 2.28 80 ${five(number(ran, 'significant_flow_velocity'))}`)
})

test('the spectrum at the bed has the significant velocity as twice the root of its area, and its peak marked', () => {
  const ran = run()
  assert.deepEqual(axesOf(ran, 'velocity_spectrum')[0], 'Wave frequency [rad/s]')
  assert.match(axesOf(ran, 'velocity_spectrum')[1] ?? '', /^Near-bed velocity spectrum \[m²/)
  const line = lineOf(ran, 'velocity_spectrum', 'S_U')
  const area = line.slice(1).reduce((sum, [x, y], i) => {
    const [x0 = 0, y0 = 0] = line[i] ?? []
    return sum + ((x - x0) * (y + y0)) / 2
  }, 0)
  near(2 * Math.sqrt(area), number(ran, 'significant_flow_velocity'), 1e-3)
  const peak = (2 * Math.PI) / 12
  assert.deepEqual(marksOf(ran, 'velocity_spectrum'), [`wave spectral peak at ${five(peak)}`])
  near(line[0]?.[0], 0.4 * peak, 1e-5)
  near(line.at(-1)?.[0], 3 * peak, 1e-5)
})

test('each concrete thickness of the sweep is a run with it', () => {
  const ran = run()
  const rows = rowsOf(ran, 'concrete_sweep')
  assert.deepEqual([rows.length, rows.at(-1)?.[0]], [25, 120])
  for (const i of [3, 12, 20]) {
    const [t, D, w_s, vertical, lateral, lift] = (rows[i] ?? []) as number[]
    const at = run({ coating_thickness: t })
    near(D, number(at, 'hydrodynamic_diameter'), 1e-9)
    near(w_s, number(at, 'submerged_weight'), 1e-9)
    near(vertical, number(at, 'vertical_stability_utilisation'), 1e-9)
    near(lateral, number(at, 'horizontal_utilisation'), 1e-9)
    near(lift, Math.max(number(at, 'vertical_utilisation'), number(at, 'peak_vertical_load') / (w_s ?? 1)), 1e-9)
  }
  assert.equal(rowsOf(run({ coating_thickness: 100 }), 'concrete_sweep').at(-1)?.[0], 150)
  assert.equal(rowsOf(node.run(), 'concrete_sweep').length, 0)
  const still = testKit(workflow, { ...workflow.example, method: 'simplified static' }).run({
    velocity_amplitude: 1.5,
    acceleration_amplitude: 0.5,
    drag_coefficient: 0.7,
    inertia_coefficient: 3.29,
    lift_coefficient: 0.9,
    friction_coefficient: 0.5,
  })
  for (const [t, , , , lateral] of [rowsOf(still, 'concrete_sweep')[8] ?? []] as number[][]) {
    const at = testKit(workflow, { ...workflow.example, method: 'simplified static' }).run({
      ...{ velocity_amplitude: 1.5, acceleration_amplitude: 0.5, drag_coefficient: 0.7, inertia_coefficient: 3.29 },
      ...{ lift_coefficient: 0.9, friction_coefficient: 0.5, coating_thickness: t },
    })
    near(lateral, number(at, 'required_submerged_weight') / number(at, 'submerged_weight'), 1e-9)
  }
})

test('the chart over the thickness draws the sweep, with the limit and the thicknesses given and required', () => {
  const ran = run({ significant_wave_height: 14 })
  assert.deepEqual(axesOf(ran, 'utilisation_thickness'), ['Concrete thickness [mm]', 'Utilisation'])
  const rows = rowsOf(ran, 'concrete_sweep')
  for (const [series, column] of [
    ['vertical stability', 3],
    ['lateral stability', 4],
    ['lift-off', 5],
  ] as const)
    for (const [i, [t, u]] of lineOf(ran, 'utilisation_thickness', series).entries()) {
      near(t, rows[i]?.[0] as number, 1e-5)
      near(u, rows[i]?.[column] as number, 1e-4)
    }
  const required = number(ran, 'required_concrete_thickness')
  assert.deepEqual(marksOf(ran, 'utilisation_thickness'), [
    'limit at 1',
    'as entered at 60',
    `required at ${five(required)}`,
  ])
  assert.equal(marksOf(run(), 'utilisation_thickness').length, 2)
  const at = run({ significant_wave_height: 14, coating_thickness: required })
  const uses = ['vertical_stability_utilisation', 'horizontal_utilisation', 'vertical_utilisation']
  near(
    Math.max(
      ...uses.map((name) => number(at, name)),
      number(at, 'peak_vertical_load') / number(at, 'submerged_weight'),
    ),
    1,
    1e-6,
  )
})

test('the weight over the displacement is that of a run with it', () => {
  const ran = generalised.run()
  assert.deepEqual(axesOf(ran, 'weight_displacement'), [
    'Permitted displacement in diameters',
    'Required submerged weight [N/m]',
  ])
  for (const [allowable_displacement_diameters, w] of someOf(ran, 'weight_displacement', 'required weight'))
    near(number(generalised.run({ allowable_displacement_diameters }), 'required_submerged_weight'), w, 1e-4)
  const w_req = five(number(ran, 'required_submerged_weight'))
  assert.deepEqual(marksOf(ran, 'weight_displacement'), ['submerged weight at 1300', `permitted 0.5 ${w_req}`])
  const two = generalised.run({ allowable_displacement_diameters: 2 }, ['submerged_weight'])
  assert.deepEqual(marksOf(two, 'weight_displacement'), [
    `permitted 2 ${five(number(two, 'required_submerged_weight'))}`,
  ])
})

test('the loads through the wave are Morison at each phase, and the largest weight is the required one', () => {
  const ran = simplified.run()
  assert.deepEqual(axesOf(ran, 'load_phase'), [
    'Wave phase angle (velocity crest at 0°) [°]',
    'Force per unit length [N/m]',
  ])
  assert.deepEqual(seriesOf(ran, 'load_phase'), ['required weight', 'horizontal force', 'lift'])
  const [weight, force, lift] = seriesOf(ran, 'load_phase').map((series) => lineOf(ran, 'load_phase', series))
  for (const i of [10, 75, 130]) {
    const [phase = 0, F_L = 0] = lift?.[i] ?? []
    const [u, a] = [1.5 * Math.cos((phase * Math.PI) / 180), 0.5 * Math.sin((phase * Math.PI) / 180)]
    near(F_L, 0.5 * 1025 * 0.9 * 0.5 * u ** 2, 1e-4)
    const F_H = 0.5 * 1025 * 0.7 * 0.5 * u * Math.abs(u) + (1025 * 3.29 * Math.PI * 0.25 * a) / 4
    near(force?.[i]?.[1], F_H, 1e-4)
    near(weight?.[i]?.[1], 1.1 * (F_H / 0.5 + F_L), 1e-4)
  }
  assert.deepEqual([lift?.length, lift?.at(-1)?.[0]], [181, 360])
  near(Math.max(...(weight ?? []).map(([, w]) => w)), number(ran, 'required_submerged_weight'), 1e-3)
  assert.deepEqual(marksOf(ran, 'load_phase'), ['submerged weight at 1500'])
})

test('the section on the bed: layers, flow, weight, loads and penetration', () => {
  const ran = run()
  const lines = drawnOf(ran, 'section')
  const z = number(ran, 'initial_penetration_ratio') * 0.4439
  const y = 0.4439 / 2 - z
  const of = (name: string) => number(ran, name)
  const largest = of('submerged_weight')
  const share = (name: string) => five(of(name) / largest)
  assert.equal(lines[0], 'ground points -0.66585 0 0.66585 0: sand gamma_s_prime 9 kN/m3')
  assert.ok(lines.includes(`circle at 0 ${five(y)} radius 0.22195 inner 0.16195 role concrete`))
  assert.ok(lines.includes(`circle at 0 ${five(y)} radius 0.16195 inner 0.14605 role steel`))
  const [F_Y, F_Z, F_R] = ['peak_horizontal_load', 'peak_vertical_load', 'passive_soil_resistance'] as const
  const top = five(y + 0.22195)
  assert.deepEqual(lines.slice(-7), [
    `arrow from -0.66585 ${top} to -0.46609 ${top} role flow: U_star ${five(of('design_oscillation_velocity'))} m/s`,
    `load at 0 ${five(y)} towards 270 share 1 away true: w_s ${five(largest)} N/m`,
    `load at -0.22195 ${five(y)} towards 0 share ${share(F_Y)}: F_Y_star ${five(of(F_Y))} N/m`,
    `load at 0 ${top} towards 90 share ${share(F_Z)} away true: F_Z_star ${five(of(F_Z))} N/m`,
    `load at 0.22195 0.017756 towards 180 share ${share(F_R)} role resistance: F_R ${five(of(F_R))} N/m`,
    `dimension from 0.57263 0 to 0.57263 ${five(-z)}`,
    `note at 0.57263 ${five(-z / 2)} side right: penetration z_p ${five(z * 1000)} mm`,
  ])
  const frame = ran.result.figures?.find((f) => f.id === 'section')?.drawing.frame
  near(frame?.y?.[1], y + 0.22195, 1e-6)
  near(frame?.y?.[0], -0.35 * 0.4439, 1e-6)
})

test('the section without layers is a circle, and shows the loads of its own method', () => {
  const general = drawnOf(generalised.run(), 'section')
  assert.deepEqual(general, [
    'ground points -0.6 0 0.6 0: sand',
    'circle at 0 0.2 radius 0.2 role coating',
    'dimension from -0.2 0.2 to 0.2 0.2 edge below: D 400 mm',
    'arrow from -0.6 0.4 to -0.42 0.4 role flow: U_s 0.8 m/s',
    'load at 0 0.2 towards 270 share 1 away true: w_s 1300 N/m',
  ])
  const ran = simplified.run({ submerged_weight: 200 })
  const [F_H, F_L] = ['horizontal_force', 'lift_force'].map((name) => number(ran, `${name}_at_critical_phase`))
  const largest = Math.max(200, F_H ?? 0, F_L ?? 0)
  assert.deepEqual(drawnOf(ran, 'section').slice(2), [
    'dimension from -0.25 0.25 to 0.25 0.25 edge below: D 500 mm',
    'arrow from -0.75 0.5 to -0.525 0.5 role flow: U_a 1.5 m/s',
    `load at 0 0.25 towards 270 share ${five(200 / largest)} away true: w_s 200 N/m`,
    `load at -0.25 0.25 towards 0 share ${five((F_H ?? 0) / largest)}: F_H ${five(F_H ?? 0)} N/m`,
    `load at 0 0.5 towards 90 share ${five((F_L ?? 0) / largest)} away true: F_L ${five(F_L ?? 0)} N/m`,
  ])
  const clay = { soil_type: 'clay', undrained_shear_strength: 4, soil_dry_unit_weight: 18 }
  const inClay = node.run(clay, ['soil_submerged_unit_weight'])
  assert.equal(drawnOf(inClay, 'section')[0], 'ground points -0.75 0 0.75 0: clay s_u 4 kPa')
})

test('the governing criterion is that of the largest utilisation', () => {
  assert.equal(value(run(), 'governing_criterion'), 'horizontal_utilisation')
  assert.equal(value(generalised.run({ submerged_weight: 1150 }), 'governing_criterion'), 'l_stable')
  assert.equal(value(simplified.run(), 'governing_criterion'), 'required_submerged_weight')
  assert.equal(value(node.run({ submerged_weight: 150 }), 'governing_criterion'), 'horizontal_utilisation')
  const calm = { velocity_amplitude: 0.1, acceleration_amplitude: 0.01, submerged_weight: 150 }
  assert.equal(value(simplified.run(calm), 'governing_criterion'), 'vertical_stability_utilisation')
  const unweighed = generalised.run({}, ['submerged_weight'])
  assert.match(unweighed.detail, /Submerged weight required for lateral stability .*; no pipe weight is entered/)
  assert.equal(value(unweighed, 'governing_criterion') ?? null, null)
})

test('a pipe that floats or lifts fails with the reason, and one that sinks is not assessed', () => {
  const floats = run(FLOATING)
  for (const id of ['lateral_stability', 'lift_off']) {
    assert.deepEqual([checked(floats, id)?.state, checked(floats, id)?.note], ['fail', 'the pipe floats'])
  }
  const lifts = checked(node.run({ submerged_weight: 700 }), 'lift_off')
  assert.equal(lifts?.note, 'the lift exceeds the submerged weight, so the pipe lifts off the seabed')
  const soft = { soil_type: 'clay', undrained_shear_strength: 0.2, soil_dry_unit_weight: 17 }
  const sunk = node.run(soft, ['soil_submerged_unit_weight'])
  const zeta = Number(number(sunk, 'initial_penetration_ratio').toPrecision(4))
  assert.match(
    checked(sunk, 'lateral_stability')?.reason ?? '',
    new RegExp(`is ${zeta}, above 1: the method does not cover`),
  )
})

test('warnings say the numbers that they are about', () => {
  const K = (T: number) => remarksOf(node.run({ design_oscillation_period: T }), 'outside_table')[0] ?? ''
  assert.match(K(1), / is 2, outside the range of the load tables\. Below the minimum of 2.5 /)
  assert.match(K(80), / is 160, outside the range of the load tables\. Above the maximum of 140 /)
  assert.equal(K(10), '')
  const fast = remarksOf(node.run({ design_current_velocity: 12 }), 'outside_table')[0] ?? ''
  assert.match(fast, / is 12, outside the range of the load tables\. Above the maximum of 10 /)
  const light = (submerged_weight: number) => remarksOf(node.run({ submerged_weight }), 'light_pipe')[0] ?? ''
  const b = 1025 * 9.80665 * Math.PI * 0.0625
  assert.match(light(50), new RegExp(`${Number((1 + 50 / b).toPrecision(4))} is below 1.05\\. The pipe nearly floats`))
  assert.match(remarksOf(run(FLOATING), 'light_pipe')[0] ?? '', /is below 1.05\. The pipe floats/)
  assert.ok(drawnOf(run(FLOATING), 'section').some((line) => /towards 90 .* w_s -/.test(line)))
  assert.equal(light(150), '')
  const shallow = run({ water_depth: 18 })
  assert.match(
    remarksOf(shallow, 'breaking_waves')[0] ?? '',
    /^\/significant_wave_height The maximum wave height, 14.9 m .* exceeds 0.78 times the water depth of 18 m/,
  )
  assert.equal(remarksOf(run(), 'breaking_waves').length, 0)
  const heavy = generalised.run({ submerged_weight: 4000 })
  const s_g = Number(number(heavy, 'specific_gravity').toPrecision(4))
  assert.match(checked(heavy, 'weight_parameter')?.reason ?? '', new RegExp(`is ${s_g}, above 3: `))
  const mu = node.run({ friction_coefficient: 0.7 }).warnings.find((w) => w.path === '/friction_coefficient')
  assert.match(mu?.message ?? '', /as 0.7 .* 0.6\.$/)
  const factor = simplified.run({ safety_factor: 1.3 }).warnings.find((w) => w.path === '/safety_factor')
  assert.match(factor?.message ?? '', /as 1.3 .* 1.1\.$/)
})

test('the current turns by its own angle, the period by the depth, and rock reads the factors of sand', () => {
  const V = (current_angle: number) => number(run({ current_angle }), 'mean_current_velocity')
  near(V(30), V(90) / 2, 1e-9)
  const shallow = run({ water_depth: 30, significant_wave_height: 4, peak_enhancement_factor: 1 })
  const [T_u = 1, T_star] = ['flow_zero_crossing_period', 'design_oscillation_period'].map((name) =>
    number(shallow, name),
  )
  const T_n = Math.sqrt(30 / 9.80665)
  assert.ok(T_n / T_u < 0.2)
  near(T_star, (1.25 - (5 * 0.25 * T_n) / T_u) * T_u, 1e-4)
  const cells = (soil_type: string) =>
    JSON.stringify(run({ soil_type }).result.steps.filter((s) => s.symbol === 'gamma_SC'))
  assert.match(cells('rock'), /North Sea winter, sand \(used for rock\), safety class normal/)
  assert.match(cells('sand'), /North Sea winter, sand, safety class normal/)
})

test('the chart over the thickness names lift-off only where the method checks it', () => {
  const drawn = (over = {}) =>
    JSON.stringify(run(over).result.charts.find(({ id }) => id === 'utilisation_thickness')?.spec)
  assert.match(drawn(), /"lift-off"/)
  assert.doesNotMatch(drawn({ method: 'generalised lateral stability' }), /lift-off/)
})
