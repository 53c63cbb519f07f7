/** What is special to on-bottom stability: limits, paths by which the flow is given, and what it takes to be stable. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, near, number, testKit, value } from '@keelson/workflow/testing.ts'
import fc from 'fast-check'
import { onBottomStability } from './index.ts'

const { refusedAt, run } = testKit(onBottomStability)

test('more concrete lowers the lateral utilisation of the example', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 0.1, noNaN: true }), (t) => {
      const more = run({ coating_thickness: t + 0.01 })
      assert.ok(
        number(more, 'horizontal_utilisation') < number(run({ coating_thickness: t }), 'horizontal_utilisation'),
      )
    }),
    { numRuns: 15, seed: 1 },
  )
})

test('a pipe of the required weight is just stable', () => {
  const given = { hydrodynamic_diameter: 0.4439, submerged_weight: 2311.79 }
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
  const light = run({ hydrodynamic_diameter: 0.5, submerged_weight: 300, water_depth: 30 })
  assert.equal(light.status, 'FAIL')
  assert.equal(number(light, 'passive_soil_resistance'), 0)
  assert.match(checked(light, 'lift_off')?.note ?? '', /leaves the bed/)
})

test('a pipe that floats fails every check and has no utilisation', () => {
  const floating = run({ wall_thickness: 0.003, coating_thickness: 0, content_density: 0 })
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

test('12.75 in and 0.32385 m are one pipe', () => {
  assert.deepEqual(run({ outer_diameter: '12.75 in' }).hashed, run({ outer_diameter: 0.32385 }).hashed)
})

test('a utilisation at its limit passes', () => {
  const required = number(run({ hydrodynamic_diameter: 0.4439, submerged_weight: 2000 }), 'required_submerged_weight')
  assert.equal(run({ hydrodynamic_diameter: 0.4439, submerged_weight: required * (1 + 1e-12) }).status, 'PASS')
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
    undrained_shear_strength: 5000,
  })
})

test('a wall of half the diameter, and water shallower than the pipe, are refused', () => {
  refusedAt('/wall_thickness', { wall_thickness: '162 mm' })
  refusedAt('/water_depth', { water_depth: 0.4 })
})

test('a generalised table held at its edge where it still grows passes no pipe, and may fail one', () => {
  const swell = { significant_wave_height: 1.5, peak_period: 14, reference_current_velocity: 0.05 }
  const generalised = { method: 'generalised lateral stability', ...swell }
  const heavy = run(generalised)
  assert.ok(codes(heavy).includes('outside_table'))
  const made = heavy.result.checks.find((c) => c.id === 'weight_parameter')
  assert.equal(made?.status, 'not_checked')
  assert.match(made?.note ?? '', /below 0.003/)
  const light = run({ ...generalised, coating_thickness: 0.001, content_density: 0, wall_thickness: 0.0108 })
  assert.equal(light.result.checks.find((c) => c.id === 'weight_parameter')?.status, 'fail')
})

test('a pipe that the formula sinks below the bed is not passed', () => {
  const mud = run({ soil_type: 'clay', undrained_shear_strength: 300 })
  assert.ok(value(mud, 'initial_penetration_ratio') > 1)
  for (const id of ['lateral_stability', 'lift_off'])
    assert.equal(mud.result.checks.find((c) => c.id === id)?.status, 'not_checked')
  assert.ok(codes(mud).includes('outside_validity'))
})
