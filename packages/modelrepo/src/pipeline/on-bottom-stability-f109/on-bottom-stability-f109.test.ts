/** What is special to on-bottom stability: limits, paths by which the flow is given, and what it takes to be stable. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refusal, readParams, runNow } from '@keelson/workflow'
import fc from 'fast-check'
import { onBottomStability } from './index.ts'

const run = (changes: Readonly<Record<string, unknown>> = {}) =>
  runNow(onBottomStability, readParams(onBottomStability.contract, { ...onBottomStability.example, ...changes }))
type Run = ReturnType<typeof run>
const value = (r: Run, name: string) => r.result.values[name]?.value as number
const codes = (r: Run) => r.warnings.map((w) => w.code)
const near = (a: number, b: number, relative: number) =>
  assert.ok(Math.abs(a - b) <= relative * Math.abs(b), `${a} is not ${b}`)
const refusedAt = (changes: Readonly<Record<string, unknown>>, pointer: string) =>
  assert.throws(
    () => run(changes),
    (e) => e instanceof Refusal && e.problems.some((p) => p.pointer === pointer),
  )

test('more concrete lowers the lateral utilisation of the example', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 0.1, noNaN: true }), (t) => {
      const more = run({ coating_thickness: t + 0.01 })
      assert.ok(value(more, 'horizontal_utilisation') < value(run({ coating_thickness: t }), 'horizontal_utilisation'))
    }),
    { numRuns: 15, seed: 1 },
  )
})

test('a pipe of the required weight is just stable', () => {
  const given = { hydrodynamic_diameter: 0.4439, submerged_weight: 2311.79 }
  const required = value(run(given), 'required_submerged_weight')
  const just = run({ ...given, submerged_weight: required })
  near(Math.max(value(just, 'horizontal_utilisation'), value(just, 'vertical_utilisation')), 1, 1e-6)
})

test('the required concrete makes the largest utilisation 1, where the bare pipe is not stable', () => {
  const storm = { significant_wave_height: 9, peak_period: 13, water_depth: 70 }
  const t = value(run(storm), 'required_concrete_thickness')
  assert.ok(t > 0)
  const just = run({ ...storm, coating_thickness: t })
  const names = ['horizontal_utilisation', 'vertical_utilisation', 'vertical_stability_utilisation']
  near(Math.max(...names.map((n) => value(just, n))), 1, 1e-6)
})

test('a lift beyond the weight fails without passive resistance', () => {
  const light = run({ hydrodynamic_diameter: 0.5, submerged_weight: 300, water_depth: 30 })
  assert.equal(light.status, 'FAIL')
  assert.equal(value(light, 'passive_soil_resistance'), 0)
  assert.match(light.result.checks.find((c) => c.id === 'lift_off')?.note ?? '', /leaves the bed/)
})

test('a pipe that floats fails every check and has no utilisation', () => {
  const floating = run({ wall_thickness: 0.003, coating_thickness: 0, content_density: 0 })
  assert.equal(floating.status, 'FAIL')
  assert.equal(value(floating, 'horizontal_utilisation'), null)
  assert.ok(codes(floating).includes('light_pipe'))
})

test('waves that do not reach the bed leave a steady current', () => {
  const deep = run({ water_depth: 3000 })
  assert.ok(value(deep, 'significant_flow_velocity') < 1e-12)
  assert.equal(value(deep, 'peak_horizontal_load_coefficient'), 1)
  const V = value(deep, 'mean_current_velocity')
  near(
    value(deep, 'peak_horizontal_load'),
    value(deep, 'load_reduction_horizontal') * 0.5 * 1025 * 0.4439 * V ** 2,
    1e-9,
  )
})

test('a significant velocity with a design period still takes the period of the sea state', () => {
  const mixed = run({ significant_flow_velocity: 0.6, design_oscillation_period: 12 })
  assert.ok(value(mixed, 'design_oscillation_velocity') > 0.6)
  near(value(mixed, 'flow_zero_crossing_period'), value(run(), 'flow_zero_crossing_period'), 1e-12)
})

test('without depth and spectrum the period ratio is 1, and says so', () => {
  const {
    significant_wave_height: _,
    peak_period: __,
    water_depth: ___,
    ...rest
  } = onBottomStability.example as Record<string, unknown>
  const read = readParams(onBottomStability.contract, {
    ...rest,
    significant_flow_velocity: 0.6,
    flow_zero_crossing_period: 12,
  })
  const ran = runNow(onBottomStability, read)
  assert.equal(value(ran, 'period_ratio_kt'), 1)
  assert.ok(codes(ran).includes('kt_taken_as_1'))
})

test('12.75 in and 0.32385 m are one pipe', () => {
  assert.deepEqual(run({ outer_diameter: '12.75 in' }).hashed, run({ outer_diameter: 0.32385 }).hashed)
})

test('a utilisation at its limit passes', () => {
  const required = value(run({ hydrodynamic_diameter: 0.4439, submerged_weight: 2000 }), 'required_submerged_weight')
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
    value(run({ ...wave, allowable_displacement_diameters: Y }), 'required_submerged_weight'),
  )
  assert.ok(weights.every((w, i) => i === 0 || w < (weights[i - 1] ?? 0)))
  assert.ok(weights.every((w) => w >= value(run(wave), 'required_weight_ten_diameters') * (1 - 1e-9)))
})

test('clay in the generalised method is refused: its tables need the printed standard', () => {
  refusedAt(
    { method: 'generalised lateral stability', soil_type: 'clay', undrained_shear_strength: 5000 },
    '/soil_type',
  )
})

test('a wall of half the diameter, and water shallower than the pipe, are refused', () => {
  refusedAt({ wall_thickness: '162 mm' }, '/wall_thickness')
  refusedAt({ water_depth: 0.4 }, '/water_depth')
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
