/** What a specialist would remark on the record, the limit and the forecast. */
import { LONGEST_REFERENCE } from '@keelson/standards/dnv-os-h101-2011/alpha.ts'
import { shown, shownIn, shownPercent, type Warning, warner } from '@keelson/workflow'
import { type Forecast, type Planned, tableOf } from './forecast.ts'
import type { Some } from './inputs.ts'
import type { RecordFound } from './windows.ts'

export const warnings = {
  gaps: 'Samples are missing: they end windows and count as not workable.',
  short_record: 'The record is shorter than a year: it does not stand for a season.',
  starts_left: 'Starts near the end of the record have no window in it: the mean waiting time is too small.',
  rounded_up: 'The window needed is no whole number of steps and is counted as the next longer one.',
  coarse_step: 'The step of the record is longer than 6 h: weather changes between samples.',
  long_reference: 'With a contingency as long as the operation the reference period is too long for a forecast.',
  height_held: 'A design wave height lies outside the columns of its table, whose last factor is held.',
  below_location: 'The limit lies at or below the location of the distribution: no sea is workable.',
} as const
const warn = warner(warnings)

const YEAR = 365 * 86_400
const COARSE = 6 * 3600

export function recordWarnings({ required_duration: T_R }: Some<'required_duration'>, found: RecordFound): Warning[] {
  const { n, dt, gaps, K, waiting } = found
  const whole = K * dt
  return [
    ...(gaps > 0
      ? [
          warn(
            'gaps',
            `${gaps} of ${n} samples, ${shownPercent(gaps / n)}, are missing in a series: each ends a window and counts as not workable`,
            '/hs_time_series',
          ),
        ]
      : []),
    ...(n * dt < YEAR
      ? [
          warn(
            'short_record',
            `The record is ${shownIn(n * dt, 'day', 3)} long: less than a year stands for no season, and not for the years to come`,
            '/hs_time_series',
          ),
        ]
      : []),
    ...(waiting.without > 0 && waiting.delays.length > 0
      ? [
          warn(
            'starts_left',
            `${waiting.without} starts have no window in the rest of the record: {mean_waiting_time} leaves them out and is too small`,
            '/hs_time_series',
          ),
        ]
      : []),
    ...(whole > T_R * (1 + 1e-9)
      ? [
          warn(
            'rounded_up',
            `{required_duration} of ${shownIn(T_R, 'h')} is counted as ${shownIn(whole, 'h')}, ${K} samples of ${shownIn(dt, 'h')}`,
            '/required_duration',
          ),
        ]
      : []),
    ...(dt > COARSE
      ? [warn('coarse_step', `A {time_step} of ${shownIn(dt, 'h')} passes over changes of the weather`, '/time_step')]
      : []),
  ]
}

export function forecastWarnings(p: Planned, forecasts: readonly Forecast[]): Warning[] {
  const long = forecasts.filter(({ T_R }) => T_R > LONGEST_REFERENCE.si)
  const table = tableOf(p)
  const held = forecasts.filter(({ T_POP, H }) => {
    const heights = table.find(({ longest }) => T_POP <= longest * (1 + 1e-12))?.heights ?? []
    return H < (heights[0] ?? H) || H > (heights.at(-1) ?? H)
  })
  return [
    ...long
      .slice(0, 1)
      .map(({ T_POP, T_R }) =>
        warn(
          'long_reference',
          `With a contingency as long as the operation of ${shownIn(T_POP, 'h')} the {reference_period} is ${shownIn(T_R, 'h')}, beyond ${LONGEST_REFERENCE.value} h: assess the contingency in detail, or design for unrestricted weather`,
          '/planned_operation_period',
        ),
      ),
    ...held
      .slice(0, 1)
      .map(({ H, alpha }) =>
        warn(
          'height_held',
          `A design wave height of ${shownIn(H, 'm')} lies outside the columns of the table: the factor of its end, ${shown(alpha, 3)}, is held`,
          p.design_hs === undefined ? '/hs_limit' : '/design_hs',
        ),
      ),
  ]
}

export function distributionWarnings({
  hs_limit: h,
  weibull_location: a,
}: Some<'hs_limit' | 'weibull_location'>): Warning[] {
  if (h > a) return []
  const message = `{hs_limit} of ${shownIn(h, 'm')} is not above the {weibull_location} of ${shownIn(a, 'm')}: no sea is workable`
  return [warn('below_location', message, '/weibull_location')]
}
