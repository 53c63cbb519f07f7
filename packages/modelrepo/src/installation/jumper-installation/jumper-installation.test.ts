/** What is special to jumper-installation: sweeps, the sea that governs, allowable seas, moments, wires, and what is refused. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, list, near, number, reason, rowsOf, testKit, value } from '@keelson/workflow/testing.ts'
import { jumperInstallation as workflow } from './index.ts'

const { refusedAt, run } = testKit(workflow)
const bending = testKit(workflow, {
  analysis: 'lift_bending',
  jumper_length: 24,
  unit_weight: 1.8,
  lift_point_overhang: 4,
  outer_diameter: 219.1,
  wall_thickness: 18.3,
  specified_minimum_yield_strength: 450,
  dynamic_amplification_factor: 1.3,
})
const wire = testKit(workflow, {
  analysis: 'resonance',
  jumper_mass: 9.5,
  submerged_volume: 1.3,
  added_mass: 4.5,
  wire_length: 1500,
  axial_stiffness: 180000,
  crane_tip_period: 9,
})

test('a sweep answers lists in its order, one sea a number, and the highest force governs', () => {
  const heights = [3, 1, 2]
  const sweep = run({ significant_wave_height: heights })
  const single = heights.map((significant_wave_height) =>
    number(run({ significant_wave_height }), 'hydrodynamic_force'),
  )
  assert.deepEqual(list(sweep, 'hydrodynamic_force'), single)
  near(Number(checked(sweep, 'slack')?.demand.value), Math.max(...single), 1e-12)
  assert.equal(sweep.status, 'FAIL')
  assert.deepEqual(
    rowsOf(sweep, 'sweep').map((row) => row.at(-1)),
    ['no-go', 'go', 'go'],
  )
})

test('in the allowable sea the utilisation is at its limit', () => {
  const significant_wave_height = number(run(), 'allowable_significant_wave_height')
  near(number(run({ significant_wave_height }), 'slack_utilisation'), 1, 1e-9)
  const weak = run({ crane_capacity: 110 })
  const Hs = number(weak, 'allowable_significant_wave_height')
  assert.ok(Hs < significant_wave_height)
  near(number(run({ crane_capacity: 110, significant_wave_height: Hs }), 'crane_utilisation'), 1, 1e-9)
})

test('a limit that is passed in still water leaves no sea', () => {
  const none = run({ crane_capacity: 90 })
  assert.equal(value(none, 'allowable_significant_wave_height'), null)
  assert.match(reason(none, 'allowable_significant_wave_height'), /still water/)
  assert.equal(checked(none, 'crane')?.state, 'fail')
})

test('still water works, and so does a sea of no height in a sweep', () => {
  assert.equal(number(run({ significant_wave_height: 0 }), 'wave_amplitude'), 0)
  assert.equal(list(run({ significant_wave_height: [0, 1] }), 'slack_utilisation').length, 2)
})

test('longer periods allow more, and a steep one is marked', () => {
  const ran = run({ operability_periods: [2, 5, 9] })
  const heights = list<number | null>(ran, 'allowable_hs_by_period').map(Number)
  assert.deepEqual(
    heights,
    heights.toSorted((a, b) => a - b),
  )
  const remarks = rowsOf(ran, 'operability').map((row) => row.at(-1))
  assert.equal(remarks[0], 'too steep to occur')
  assert.equal(remarks[2], '')
})

test('a crane tip that does not grow with the sea makes the allowable sea optimistic, which is said', () => {
  assert.ok(codes(run()).includes('fixed_tip'))
  const grown = run({ crane_tip_reference_hs: 1 })
  assert.ok(!codes(grown).includes('fixed_tip'))
  assert.ok(number(grown, 'allowable_significant_wave_height') < number(run(), 'allowable_significant_wave_height'))
  assert.ok(codes(run({ crane_tip_reference_hs: 1, operability_periods: [7] })).includes('tip_period'))
  assert.ok(!codes(run({ significant_wave_height: 4 })).includes('fixed_tip'))
})

test('what a specialist would remark is remarked', () => {
  assert.ok(codes(run({ zero_crossing_period: 2.8 })).includes('too_steep'))
  assert.ok(!codes(run({ zero_crossing_period: 2.9 })).includes('too_steep'))
  assert.ok(codes(run({ zero_crossing_period: 13.1 })).includes('long_period'))
  assert.ok(codes(run()).includes('low_drag'))
  assert.ok(!codes(run({ drag_coefficient: 2.5 })).includes('low_drag'))
  assert.ok(codes(run({ slamming_coefficient: 2.9 })).includes('low_slam'))
  assert.ok(!codes(run({ slamming_coefficient: 3 })).includes('low_slam'))
  assert.ok(codes(run({ significant_wave_height: 3 })).includes('slack'))
})

test('the larger moment stresses the pipe, and without the pipe there are moments only', () => {
  const wide = bending.run({ lift_point_overhang: 8 })
  assert.ok(number(wide, 'overhang_moment') > Math.abs(number(wide, 'midspan_moment')))
  const bare = bending.run({}, ['outer_diameter', 'dynamic_amplification_factor'])
  assert.equal(value(bare, 'bending_stress'), undefined)
  const unknown = bending.run({}, ['specified_minimum_yield_strength'])
  assert.ok(number(unknown, 'bending_stress') > 0)
  assert.equal(checked(unknown, 'bending')?.state, 'not_made')
  assert.equal(checked(bending.run({ dynamic_amplification_factor: 4 }), 'bending')?.state, 'fail')
})

test('near the natural period the motion is amplified, and at it there is no number', () => {
  const T_0 = number(wire.run(), 'natural_period')
  assert.ok(!codes(wire.run()).includes('near_resonance'))
  assert.ok(codes(wire.run({ crane_tip_period: 1.2 * T_0 })).includes('near_resonance'))
  assert.ok(codes(wire.run({ crane_tip_period: 0.81 * T_0 })).includes('near_resonance'))
  const at = wire.run({ crane_tip_period: T_0 * 1.0005 })
  assert.equal(value(at, 'amplification'), null)
  assert.match(reason(at, 'amplification'), /natural period/)
  assert.ok(number(wire.run({ crane_tip_period: T_0 * 1.002 }), 'amplification') > 200)
  assert.equal(value(wire.run({}, ['crane_tip_period']), 'resonance_ratio'), undefined)
})

test('what cannot be is refused where it is', () => {
  refusedAt('/submerged_volume', { submerged_volume: 9.3 })
  refusedAt('/jumper_mass', { jumper_mass: 0.009 })
  wire.refusedAt('/submerged_volume', { submerged_volume: 9.3 })
  bending.refusedAt('/lift_point_overhang', { lift_point_overhang: 12.1 })
  bending.refusedAt('/wall_thickness', { wall_thickness: 110 })
  bending.refusedAt('/dynamic_amplification_factor', {}, ['dynamic_amplification_factor'])
  refusedAt('/crane_tip_velocity', {}, ['crane_tip_velocity'])
})
