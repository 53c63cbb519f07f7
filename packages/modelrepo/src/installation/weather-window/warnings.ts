/** What a specialist would remark on the record, the limit and the forecast. */
import { LONGEST_REFERENCE } from '@keelson/standards/dnv-os-h101-2011/alpha.ts'
import { shown, shownIn, shownPercent, type Warning, warner } from '@keelson/workflow'
import { type Forecast, type Planned, tableOf } from './forecast.ts'
import type { Some } from './inputs.ts'
import type { RecordFound } from './windows.ts'

export const warnings = {
  gaps: 'Samples are missing. They end windows and count as not workable.',
  short_record: 'The record is shorter than one year and does not cover all seasons.',
  starts_left: 'Starts near the end of the record have no window, so the mean waiting time is underestimated.',
  rounded_up: 'The required window is rounded up to a whole number of time steps.',
  coarse_step: 'The time step exceeds 6 h, so weather changes between samples may be missed.',
  long_reference: 'The reference period, with contingency equal to the operation period, is too long for a forecast.',
  height_held: 'A design wave height is outside its table columns, so the factor of the nearest column is used.',
  below_location: 'The limit is not above the location parameter of the distribution, so no sea state is workable.',
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
            `${gaps} of ${n} samples (${shownPercent(gaps / n)}) are missing. Each ends a window and counts as not workable.`,
            '/hs_time_series',
          ),
        ]
      : []),
    ...(n * dt < YEAR
      ? [
          warn(
            'short_record',
            `The record is ${shownIn(n * dt, 'day', 3)} long. A record shorter than one year does not cover all seasons and does not represent future years.`,
            '/hs_time_series',
          ),
        ]
      : []),
    ...(waiting.without > 0 && waiting.delays.length > 0
      ? [
          warn(
            'starts_left',
            `No window follows ${waiting.without} start ${waiting.without === 1 ? 'time' : 'times'} in the record, which ${waiting.without === 1 ? 'is' : 'are'} excluded from {mean_waiting_time}. The mean is therefore underestimated.`,
            '/hs_time_series',
          ),
        ]
      : []),
    ...(whole > T_R * (1 + 1e-9)
      ? [
          warn(
            'rounded_up',
            `{required_duration} ${shownIn(T_R, 'h')} is rounded up to ${shownIn(whole, 'h')}, ${K} samples of ${shownIn(dt, 'h')}.`,
            '/required_duration',
          ),
        ]
      : []),
    ...(dt > COARSE
      ? [
          warn(
            'coarse_step',
            `{time_step} ${shownIn(dt, 'h')} exceeds 6 h, so weather changes between samples may be missed.`,
            '/time_step',
          ),
        ]
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
          `For an operation of ${shownIn(T_POP, 'h')} with a contingency of equal length, the {reference_period} is ${shownIn(T_R, 'h')}, above ${LONGEST_REFERENCE.value} h. Assess the contingency in detail, or design for unrestricted weather.`,
          '/planned_operation_period',
        ),
      ),
    ...held
      .slice(0, 1)
      .map(({ H, alpha }) =>
        warn(
          'height_held',
          `Design wave height ${shownIn(H, 'm')} is outside the table columns. The factor of the nearest column, ${shown(alpha, 3)}, is used.`,
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
  const message = `{hs_limit} ${shownIn(h, 'm')} is not above the {weibull_location}, ${shownIn(a, 'm')}. No sea state is workable.`
  return [warn('below_location', message, '/weibull_location')]
}
