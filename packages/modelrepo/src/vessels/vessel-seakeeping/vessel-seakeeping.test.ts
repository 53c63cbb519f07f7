/** What is special to seakeeping beyond its cases: limits that are met exactly, speed, still ships, refusals and remarks. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, list, near, number, testKit, value } from '@keelson/workflow/testing.ts'
import { vesselSeakeeping } from './index.ts'

const { run, refusedAt } = testKit(vesselSeakeeping)
const STATION = {
  relative_motion_rao: [0.1, 0.2, 0.45, 0.9, 1.6, 2.2, 2.0, 1.5, 1.2, 1.05],
  draft_at_station: 2.6,
  freeboard_at_station: 3.4,
  hull_length: 90,
}
const one = (significant_wave_height: number) => ({
  sea_states: [{ significant_wave_height, peak_period: 10, probability: 1 }],
})
const without = ['criteria_significant_single_amplitude']

test('at its limiting wave height a sea state just meets its criterion, and a little above it does not', () => {
  const criteria = { criteria_significant_single_amplitude: { pitch: 2 } }
  const H = list(run({ ...one(3), ...criteria }), 'limiting_significant_wave_height')[0] ?? 0
  const at = (height: number) => run({ ...one(height), ...criteria })
  near(number(at(H), 'operability'), 100, 1e-9)
  near(list(at(H), 'significant_pitch')[0], 2, 1e-9)
  assert.equal(number(at(1.001 * H), 'operability'), 0)
})

test('at the limiting wave height of slamming its probability is the limit', () => {
  const criteria = { criteria_probability: { slamming: 0.03 } }
  const H = list(run({ ...one(3), ...STATION, ...criteria }, without), 'limiting_significant_wave_height')[0] ?? 0
  const ran = run({ ...one(H), ...STATION, ...criteria }, without)
  near(list(ran, 'slamming_probability')[0], 0.03, 1e-9)
  near(number(ran, 'operability'), 100, 1e-9)
})

test('a speed against the waves changes accelerations and not significant motions', () => {
  const [still, fast] = [run(one(3)), run({ ...one(3), speed: '7 m/s' })]
  near(list(fast, 'significant_heave')[0], list(still, 'significant_heave')[0], 1e-12)
  assert.ok(
    (list(fast, 'significant_vertical_acceleration')[0] ?? 0) >
      1.3 * (list(still, 'significant_vertical_acceleration')[0] ?? 0),
  )
})

test('a ship that does not heave is never sick, and a criterion that nothing moves does not limit', () => {
  const ran = run({
    ...one(3),
    heave_rao: Array.from({ length: 10 }, () => 0),
    criteria_significant_single_amplitude: { heave: 1 },
  })
  assert.deepEqual(list(ran, 'motion_sickness_incidence'), [0])
  assert.deepEqual(value(ran, 'mean_frequency_of_acceleration'), [null])
  assert.deepEqual(value(ran, 'limiting_significant_wave_height'), [null])
  assert.deepEqual(value(ran, 'governing_criterion'), [null])
  near(number(ran, 'operability'), 100, 1e-12)
})

test('without a criterion there is no operability, and no check is made', () => {
  const ran = run({}, without)
  assert.equal(value(ran, 'operability'), undefined)
  assert.equal(checked(ran, 'operability')?.state, 'not_made')
})

test('each criterion has its own wave height and the smallest governs where one fails', () => {
  const ran = run({
    ...one(4),
    criteria_significant_single_amplitude: { heave: 1.2, roll: 5, pitch: 1, vertical_acceleration: 1 },
  })
  const [row] = value(ran, 'limiting_significant_wave_height_by_criterion') as Record<string, number | null>[]
  const heights = ['heave', 'roll', 'pitch', 'vertical_acceleration'].map((name) => row?.[name] ?? Number.NaN)
  near(list(ran, 'limiting_significant_wave_height')[0], Math.min(...heights), 1e-12)
  assert.deepEqual([row?.slamming, row?.deck_wetness], [null, null])
  assert.deepEqual(value(ran, 'governing_criterion'), ['pitch'])
})

test('motion sickness by a given frequency is that of the acceleration alone', () => {
  const ran = run({ ...one(4), frequency: 0.2 })
  const a = list(ran, 'rms_vertical_acceleration')[0] ?? 0
  const alone = run({ rms_vertical_acceleration: a, frequency: 0.2 }, [
    'rao_frequencies',
    'heave_rao',
    'roll_rao',
    'pitch_rao',
    'sea_states',
    ...without,
  ])
  near(number(alone, 'motion_sickness_incidence'), list(ran, 'motion_sickness_incidence')[0], 1e-9)
  near(number(alone, 'iso_limit_acceleration'), list(ran, 'iso_limit_acceleration')[0], 1e-9)
})

test('outside 0.1 to 0.63 Hz there is no limit of ISO', () => {
  const at = (frequency: number) => value(run({ rms_vertical_acceleration: 1, frequency }), 'iso_limit_acceleration')
  assert.equal(at(0.099), null)
  assert.equal(at(0.631), null)
  assert.ok(typeof at(0.1) === 'number' && typeof at(0.63) === 'number')
})

test('what does not go together is refused where it stands', () => {
  refusedAt('/frequency', { rms_vertical_acceleration: 1 })
  refusedAt('/roll_rao', { roll_rao: [1, 2] })
  refusedAt('/rao_frequencies/1', { rao_frequencies: [0.4, 0.3, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2] })
  const { hull_length: _, ...short } = STATION
  refusedAt('/hull_length', short)
  refusedAt('/relative_motion_rao', { draft_at_station: 3, hull_length: 90 })
  refusedAt('/pitch_rao', {}, ['pitch_rao'])
  refusedAt('/draft_at_station', { criteria_probability: { slamming: 0.03 } })
  refusedAt('/criteria_probability', { criteria_probability: {} })
  const half = { significant_wave_height: 2, peak_period: 8, probability: 0.6 }
  refusedAt('/sea_states', { sea_states: [half, half] })
  refusedAt('/peak_enhancement_factor', { peak_enhancement_factor: 7.5 })
})

test('waves outside the functions, probabilities short of 1 and overtaken waves are remarked on', () => {
  assert.ok(
    codes(run({ sea_states: [{ significant_wave_height: 1, peak_period: 3.5, probability: 1 }] })).includes(
      'waves_outside',
    ),
  )
  assert.ok(
    codes(run({ sea_states: [{ significant_wave_height: 1, peak_period: 9, probability: 0.5 }] })).includes(
      'probabilities_short',
    ),
  )
  assert.ok(codes(run({ heading: 90 })).includes('heading_idle'))
  assert.ok(codes(run({ heading: 0, speed: 20 })).includes('following'))
  assert.ok(codes(run({ relative_motion_rao: STATION.relative_motion_rao })).includes('relative_idle'))
  assert.ok(codes(run({ rms_vertical_acceleration: 1, frequency: 1 })).includes('sickness_off'))
  assert.ok(codes(run({ heave_rao: Array.from({ length: 10 }, () => 1) })).includes('acceleration_tail'))
})
