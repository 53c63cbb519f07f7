/** What is special to weather windows beyond their cases: gaps, limits met, months, long records, refusals. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codes, list, near, number, testKit, value } from '@keelson/engine/testing.ts'
import { weatherWindow } from './index.ts'

const { run, refusedAt } = testKit(weatherWindow)
const short = { time_step: 3, hs_limit: 1.5, required_duration: 6 }

test('a gap ends a window, counts as not workable, and is told of', () => {
  const whole = run({ ...short, hs_time_series: [1, 1, 1, 1, 1] })
  assert.equal(number(whole, 'number_of_workable_runs'), 1)
  const ran = run({ ...short, hs_time_series: [1, 1, null, 1, 1] })
  assert.equal(number(ran, 'number_of_workable_runs'), 2)
  near(number(ran, 'workability'), 80, 1e-12)
  near(number(ran, 'longest_window'), 6, 1e-12)
  assert.ok(codes(ran).includes('gaps') && !codes(whole).includes('gaps'))
})

test('a sample at its limit is workable, in whatever unit the limit is', () => {
  near(number(run({ ...short, hs_time_series: [1.524, 1.6], hs_limit: '5 ft' }), 'workability'), 50, 1e-12)
})

test('a period or a wind beyond its limit, or a gap in it, stops the work', () => {
  const base = { ...short, hs_time_series: [1, 1, 1, 1] }
  const periods = { peak_period_time_series: [8, 9, 9.1, null], peak_period_limit: 9 }
  near(number(run({ ...base, ...periods }), 'workability'), 50, 1e-12)
  const wind = { wind_speed_time_series: [13, 12, 11, 10], wind_speed_limit: 12 }
  near(number(run({ ...base, ...periods, ...wind }), 'workability'), 25, 1e-12)
})

test('36 h at 3 h are 12 samples and 10.5 h at 3 h are 4, which the run says', () => {
  const heights = Array.from({ length: 12 }, () => 1)
  assert.equal(
    number(run({ ...short, required_duration: 36, hs_time_series: heights }), 'number_of_suitable_windows'),
    1,
  )
  const ran = run({ ...short, required_duration: 10.5, hs_time_series: [1, 1, 1, 2, 1] })
  assert.equal(number(ran, 'number_of_suitable_windows'), 0)
  assert.ok(codes(ran).includes('rounded_up'))
})

test('a record shorter than the operation has no feasible start, and no wait', () => {
  const ran = run({ ...short, required_duration: 48, hs_time_series: [1, 1, 1] })
  assert.equal(number(ran, 'feasible_start_percentage'), 0)
  for (const name of ['mean_waiting_time', 'waiting_time_p50', 'waiting_time_p90', 'starts_without_window'])
    assert.equal(value(ran, name), null)
})

test('calm all the time never waits but at its end', () => {
  const ran = run({ ...short, hs_time_series: Array.from({ length: 50 }, () => 1) })
  near(number(ran, 'feasible_start_percentage'), 100, 1e-12)
  assert.equal(number(ran, 'mean_waiting_time'), 0)
  assert.equal(number(ran, 'starts_without_window'), 1)
})

test('months are those of the calendar, leap years among them', () => {
  const heights = Array.from({ length: 4 }, (_, i) => (i < 2 ? 1 : 2))
  const ran = run({
    ...short,
    time_step: 24,
    required_duration: 24,
    hs_time_series: heights,
    start_time: '2024-02-28T00:00',
  })
  assert.deepEqual(value(ran, 'monthly_workability'), { 2: 100, 3: 0 })
  assert.deepEqual(value(ran, 'monthly_feasible_start_percentage'), { 2: 100, 3: 0 })
})

test('twenty years of hourly samples are counted as their pattern is', () => {
  const heights = Array.from({ length: 175_320 }, (_, i) => (i % 100 < 40 ? 1 : 3))
  const ran = run({ time_step: 1, hs_limit: 2, required_duration: 36, hs_time_series: heights })
  assert.equal(number(ran, 'number_of_suitable_windows'), 1753)
  near(number(ran, 'longest_window'), 40, 1e-12)
})

const alpha = { analysis: 'alpha_factor' }
const without = ['time_step', 'hs_time_series', 'required_duration']

test('factors are held outside their columns, and a period takes the next longer row', () => {
  const ran = run({ ...alpha, planned_operation_period: [12, 13], design_hs: [0.5, 8] }, [...without, 'hs_limit'])
  assert.deepEqual(list(ran, 'alpha_factor'), [0.65, 0.78])
  assert.ok(codes(ran).includes('height_held'))
})

test('a contingency is as long as the operation and 6 h at least; three days with it are no forecast', () => {
  assert.deepEqual(list(run({ ...alpha, planned_operation_period: [3, 24] }, without), 'reference_period'), [9, 48])
  assert.ok(codes(run({ ...alpha, planned_operation_period: 72 }, without)).includes('long_reference'))
  assert.ok(!codes(run({ ...alpha, planned_operation_period: 48 }, without)).includes('long_reference'))
})

test('what cannot be is refused where it stands', () => {
  refusedAt('/hs_time_series', { hs_time_series: [1, -0.5, 1] })
  refusedAt('/hs_time_series', { hs_time_series: [null, null] })
  refusedAt('/hs_time_series/1', { hs_time_series: [1, 'x'] })
  refusedAt('/peak_period_time_series', { peak_period_time_series: [8], peak_period_limit: 9 })
  refusedAt('/peak_period_limit', { ...short, hs_time_series: [1], peak_period_time_series: [8] })
  refusedAt('/wind_speed_time_series', { wind_speed_limit: 12 })
  refusedAt('/wind_speed_time_series', {
    ...short,
    hs_time_series: [1],
    wind_speed_time_series: [-1],
    wind_speed_limit: 9,
  })
  refusedAt('/start_time', { start_time: '2023-02-30T00:00' })
  refusedAt('/start_time', { start_time: '2023-13-01' })
  refusedAt('/planned_operation_period', { ...alpha, planned_operation_period: 73 }, without)
  const table = [{ maximum_period_h: 24, hs_m: [1, 2], alpha: [0.6, 0.7] }]
  refusedAt('/planned_operation_period', { ...alpha, planned_operation_period: 30, alpha_factor_table: table }, without)
  refusedAt('/design_hs', { ...alpha, planned_operation_period: [12, 24], design_hs: [2] }, without)
  const uneven = [{ maximum_period_h: 24, hs_m: [2, 2], alpha: [0.6] }]
  refusedAt(
    '/alpha_factor_table/0/alpha',
    { ...alpha, planned_operation_period: 12, alpha_factor_table: uneven },
    without,
  )
  refusedAt(
    '/alpha_factor_table/0/hs_m/1',
    { ...alpha, planned_operation_period: 12, alpha_factor_table: uneven },
    without,
  )
})

test('a limit below the location of the distribution leaves nothing, and says so', () => {
  const ran = run(
    { analysis: 'weibull', hs_limit: 1, weibull_location: 1, weibull_scale: 2, weibull_shape: 1.4 },
    without,
  )
  assert.equal(number(ran, 'workability'), 0)
  assert.ok(codes(ran).includes('below_location'))
})
