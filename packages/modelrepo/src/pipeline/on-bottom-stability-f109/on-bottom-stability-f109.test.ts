/** What is special to on-bottom stability: limits, paths by which the flow is given, and what it takes to be stable. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, near, number, reason, testKit, value } from '@keelson/engine/testing.ts'
import fc from 'fast-check'
import { validityWarnings } from './calculate-generalised.ts'
import { onBottomStability } from './index.ts'

const { refusedAt, run } = testKit(onBottomStability)

test('more concrete lowers the lateral utilisation of the example', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (t) => {
      const more = run({ coating_thickness: t + 10 })
      assert.ok(
        number(more, 'horizontal_utilisation') < number(run({ coating_thickness: t }), 'horizontal_utilisation'),
      )
    }),
    { numRuns: 15, seed: 1 },
  )
})

test('a pipe of the required weight is just stable', () => {
  const given = { hydrodynamic_diameter: 443.9, submerged_weight: 2311.79 }
  const required = number(run(given), 'required_submerged_weight')
  const just = run({ ...given, submerged_weight: required })
  near(Math.max(number(just, 'horizontal_utilisation'), number(just, 'vertical_utilisation')), 1, 1e-6)
})

test('the required concrete makes the largest utilisation 1, where the bare pipe is not stable', () => {
  const storm = { significant_wave_height: 9, peak_period: 13, water_depth: 70 }
  const t = number(run(storm), 'required_concrete_thickness')
  assert.ok(t > 0)
  const just = run({ ...storm, coating_thickness: t })
  const names = ['horizontal_utilisation', 'vertical_utilisation', 'vertical_stability_utilisation']
  near(Math.max(...names.map((n) => number(just, n))), 1, 1e-6)
})

test('a lift beyond the weight fails without passive resistance', () => {
  const light = run({ hydrodynamic_diameter: 500, submerged_weight: 300, water_depth: 30 })
  assert.equal(light.status, 'FAIL')
  assert.equal(number(light, 'passive_soil_resistance'), 0)
  assert.match(checked(light, 'lift_off')?.note ?? '', /lifts off the seabed/)
})

test('a pipe that floats fails every check and has no utilisation', () => {
  const floating = run({ wall_thickness: 3, coating_thickness: 0, content_density: 0 })
  assert.equal(floating.status, 'FAIL')
  assert.equal(value(floating, 'horizontal_utilisation'), null)
  assert.ok(codes(floating).includes('light_pipe'))
})

test('waves that do not reach the bed leave a steady current', () => {
  const deep = run({ water_depth: 3000 })
  assert.ok(number(deep, 'significant_flow_velocity') < 1e-12)
  assert.equal(number(deep, 'peak_horizontal_load_coefficient'), 1)
  const V = number(deep, 'mean_current_velocity')
  near(
    number(deep, 'peak_horizontal_load'),
    number(deep, 'load_reduction_horizontal') * 0.5 * 1025 * 0.4439 * V ** 2,
    1e-9,
  )
})

test('a significant velocity with a design period still takes the period of the sea state', () => {
  const mixed = run({ significant_flow_velocity: 0.6, design_oscillation_period: 12 })
  assert.ok(number(mixed, 'design_oscillation_velocity') > 0.6)
  near(number(mixed, 'flow_zero_crossing_period'), number(run(), 'flow_zero_crossing_period'), 1e-12)
})

test('without depth and spectrum the period ratio is 1, and says so', () => {
  const flow = { significant_flow_velocity: 0.6, flow_zero_crossing_period: 12 }
  const ran = run(flow, ['significant_wave_height', 'peak_period', 'water_depth'])
  assert.equal(number(ran, 'period_ratio_kt'), 1)
  assert.ok(codes(ran).includes('kt_taken_as_1'))
})

test('12.75 in and 323.85 mm are one pipe', () => {
  assert.deepEqual(run({ outer_diameter: '12.75 in' }).hashed, run({ outer_diameter: 323.85 }).hashed)
})

test('a utilisation at its limit passes', () => {
  const required = number(run({ hydrodynamic_diameter: 443.9, submerged_weight: 2000 }), 'required_submerged_weight')
  assert.equal(run({ hydrodynamic_diameter: 443.9, submerged_weight: required * (1 + 1e-12) }).status, 'PASS')
})

test('beyond the load tables the run warns and holds the edge', () => {
  const swell = run({ design_oscillation_velocity: 3, design_oscillation_period: 25 })
  assert.ok(codes(swell).includes('outside_table'))
})

test('waves that would break are warned of', () => {
  assert.ok(codes(run({ water_depth: 15 })).includes('breaking_waves'))
})

test('generalised stability permits more movement for less weight, down to that of ten diameters', () => {
  const wave = { method: 'generalised lateral stability', water_depth: 40 }
  const weights = [0.5, 2, 5].map((Y) =>
    number(run({ ...wave, allowable_displacement_diameters: Y }), 'required_submerged_weight'),
  )
  assert.ok(weights.every((w, i) => i === 0 || w < (weights[i - 1] ?? 0)))
  assert.ok(weights.every((w) => w >= number(run(wave), 'required_weight_ten_diameters') * (1 - 1e-9)))
})

test('clay in the generalised method is refused: its tables need the printed standard', () => {
  refusedAt('/soil_type', {
    method: 'generalised lateral stability',
    soil_type: 'clay',
    undrained_shear_strength: 5,
  })
})

test('a wall of half the diameter, and water shallower than the pipe, are refused', () => {
  refusedAt('/wall_thickness', { wall_thickness: '162 mm' })
  refusedAt('/water_depth', { water_depth: 0.4 })
})

const generalised = { method: 'generalised lateral stability' }

test('a generalised table held at its edge where it still grows passes no pipe', () => {
  const swell = { significant_wave_height: 1.5, peak_period: 14, reference_current_velocity: 0.05 }
  const heavy = run({ ...generalised, ...swell })
  assert.ok(codes(heavy).includes('outside_table'))
  const light = run({ ...generalised, ...swell, coating_thickness: 1, content_density: 0, wall_thickness: 10.8 })
  const made = checked(heavy, 'weight_parameter')
  assert.deepEqual([heavy.status, made?.open, made?.reason_kind], ['SKIPPED', true, 'out_of_reach'])
  assert.match(made?.reason ?? '', /below 0.003/)
  assert.deepEqual([light.status, checked(light, 'weight_parameter')?.state], ['FAIL', 'fail'])
  assert.equal(value(heavy, 'required_concrete_thickness'), null)
})

const mud = { soil_type: 'clay', undrained_shear_strength: 0.3 }

test('a pipe that the formula sinks below the bed is not shown to be stable', () => {
  const sunk = run(mud)
  assert.ok(number(sunk, 'initial_penetration_ratio') > 1)
  assert.equal(sunk.status, 'SKIPPED')
  assert.match(sunk.detail, /^Not assessed: .*\. Initial penetration in diameters is [0-9.]+, above 1: /)
  for (const id of ['lateral_stability', 'lift_off']) assert.equal(checked(sunk, id)?.reason_kind, 'out_of_reach')
})

test('what would make a sinking pipe stable is not answered: no weight and no concrete', () => {
  const storm = { ...mud, design_oscillation_velocity: 6, design_oscillation_period: 12 }
  for (const name of ['required_submerged_weight', 'required_concrete_thickness'])
    assert.equal(value(run(storm), name), null, name)
  assert.match(reason(run(storm), 'required_submerged_weight'), /sinks into the soil/)
})

test('a soil weight a thousand times too small is refused as such', () => {
  refusedAt('/soil_submerged_unit_weight', { soil_submerged_unit_weight: 0.009 })
  refusedAt('/soil_submerged_unit_weight', { soil_submerged_unit_weight: '9 N/m3' })
})

test('soil and load region decide the verdict and are asked for; a safety class left out is the high one', () => {
  refusedAt('/soil_type', {}, ['soil_type'])
  refusedAt('/load_region', {}, ['load_region'])
  const left = run({}, ['safety_class'])
  assert.deepEqual(
    left.result.assumed.filter(({ why }) => why !== null).map(({ name, value }) => [name, value]),
    [['safety_class', 'high']],
  )
  assert.equal(number(left, 'horizontal_utilisation'), number(run({ safety_class: 'high' }), 'horizontal_utilisation'))
  assert.ok(run().result.assumed.every(({ why }) => why === null))
})

test('a safety factor or a friction that is given stands for the region and for the soil of the simplified method', () => {
  const factor = run({ safety_factor: 1.5 }, ['load_region', 'safety_class'])
  assert.ok(factor.result.assumed.every(({ why }) => why === null))
  const wave = { method: 'simplified static', velocity_amplitude: 1.5, acceleration_amplitude: 0.5 }
  assert.ok(number(run({ ...wave, friction_coefficient: 0.5 }, ['soil_type']), 'required_submerged_weight') > 0)
  refusedAt('/soil_type', wave, ['soil_type'])
})

test('a weak safety factor or a strong friction is noted as entered, with those of the practice; one of no code is refused', () => {
  const noted = checked(run({ safety_factor: 1, friction_coefficient: 0.8 }), 'lateral_stability')?.note ?? ''
  assert.match(noted, /Safety factor is 1 as entered, whereas DNV-RP-F109 tables 3-5 to 3-8 give 0.95 to 2.46/i)
  assert.match(noted, /friction coefficient is 0.8 as entered; DNV-RP-F109 3.4.6 gives 0.6/i)
  refusedAt('/safety_factor', { safety_factor: 0.5 })
})

test('a factor in place of a tabled one is said with both', () => {
  const said = (over: Readonly<Record<string, unknown>>) =>
    run(over)
      .warnings.filter((w) => w.code === 'overridden')
      .map((w) => w.message)
  assert.deepEqual(said({ friction_coefficient: 0.8 }), [
    'Friction coefficient is entered as 0.8 and replaces the tabulated value of 0.6.',
  ])
  assert.deepEqual(said({ friction_coefficient: 0.6 }), [])
})

test('a verdict read outside the tables or in breaking waves says so at the check', () => {
  const swell = run({ design_oscillation_velocity: 1.5, design_oscillation_period: 50 })
  assert.match(checked(swell, 'lift_off')?.note ?? '', /outside the range of the method tables/)
  const shallow = run({ water_depth: 15, design_oscillation_velocity: 0.7 })
  assert.match(checked(shallow, 'lateral_stability')?.reason ?? '', /breaking waves/)
})

test('without a weight of the pipe nothing is checked, and what is needed is named', () => {
  const flow = { ...generalised, hydrodynamic_diameter: 444 }
  const ran = run(flow, ['outer_diameter', 'wall_thickness'])
  assert.match(ran.detail, /^No check made. /)
  assert.match(checked(ran, 'weight_parameter')?.reason ?? '', /steel wall thickness/)
})

test('the tables of the generalised method are left beyond each of their edges, and not on them', () => {
  const said = (K: number, M: number, N: number) => validityWarnings(K, M, N).map((w) => w.code)
  const edges = [
    [60, 1, 0.01],
    [5, 1, 0.01],
    [20, 0.2, 0.01],
    [20, 10, 0.01],
    [9, 1, 0.003],
    [9, 1, 0.048],
    [10, 1, 0.1],
  ] as const
  for (const [K, M, N] of edges) assert.deepEqual(said(K, M, N), [])
  const beyond = [
    [60.1, 1, 0.01],
    [4.9, 1, 0.01],
    [20, 0.19, 0.01],
    [20, 10.1, 0.01],
    [9, 1, 0.0029],
    [9, 1, 0.0481],
    [9.9, 1, 0.1],
  ] as const
  for (const [K, M, N] of beyond) assert.deepEqual(said(K, M, N), ['outside_table'])
})
