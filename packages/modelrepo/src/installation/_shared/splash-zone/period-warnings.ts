/** Whether a sea has the period that it was given, and the method reaches that far. */
import { LONGEST_PERIOD } from '@keelson/standards/dnv-rp-h103-2011/waves.ts'
import { shownIn, type Warning, warner } from '@keelson/workflow'

export const periodWarnings = {
  too_steep: 'No sea of that height has so short a period.',
  long_period: 'The period is above the range of the method.',
} as const
const warn = warner(periodWarnings)

/** SI: zero-crossing period, significant wave height, and the shortest period of a sea of that height. */
export interface SeaPeriod {
  readonly Tz: number
  readonly Hs: number
  readonly shortest: number
}

export function periodWarningsOf({ Tz, Hs, shortest }: SeaPeriod): readonly Warning[] {
  if (Tz < shortest)
    return [
      warn(
        'too_steep',
        `{zero_crossing_period} ${shownIn(Tz, 's')} is below ${shownIn(shortest, 's')}, the shortest of a sea of ${shownIn(Hs, 'm')}`,
        '/zero_crossing_period',
      ),
    ]
  if (Tz <= LONGEST_PERIOD.si) return []
  return [
    warn(
      'long_period',
      `{zero_crossing_period} ${shownIn(Tz, 's')} is above the ${LONGEST_PERIOD.value} s up to which the method is used`,
      '/zero_crossing_period',
    ),
  ]
}
