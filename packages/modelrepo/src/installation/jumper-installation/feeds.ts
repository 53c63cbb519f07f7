/** Results that an engineer enters in other workflows, each with its basis. */
import type { FeedSpec } from '@keelson/workflow'

export const feeds: readonly FeedSpec[] = [
  {
    value: 'allowable_significant_wave_height',
    to: { ref: 'modelrepo:weather-window', input: 'hs_limit' },
    note: 'Actual wave height at the slack or crane limit for the entered period, without forecast uncertainty.',
  },
]
