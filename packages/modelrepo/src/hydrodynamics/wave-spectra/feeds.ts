/** Results that an engineer enters in other workflows, each with its basis. */
import type { FeedSpec } from '@keelson/workflow'

const PEAK_ENHANCEMENT = 'Peak enhancement factor of the JONSWAP sea state, as entered or by DNV-RP-C205.'
const ZERO_CROSSING = 'Mean zero-crossing period of the sea state by DNV-RP-C205.'
const JONSWAP = { spectrum: ['jonswap'] } as const
const ONE_PEAK = { spectrum: ['jonswap', 'pierson_moskowitz'] } as const

export const feeds: readonly FeedSpec[] = [
  {
    value: 'peak_period',
    to: { ref: 'modelrepo:on-bottom-stability-f109', input: 'peak_period' },
    when: JONSWAP,
    note: 'Spectral peak period of the sea state.',
  },
  {
    value: 'peak_enhancement_used',
    to: { ref: 'modelrepo:on-bottom-stability-f109', input: 'peak_enhancement_factor' },
    when: JONSWAP,
    note: PEAK_ENHANCEMENT,
  },
  {
    value: 'peak_enhancement_used',
    to: { ref: 'modelrepo:vessel-seakeeping', input: 'peak_enhancement_factor' },
    when: JONSWAP,
    note: PEAK_ENHANCEMENT,
  },
  {
    value: 'zero_crossing_period_c205',
    to: { ref: 'modelrepo:jumper-installation', input: 'zero_crossing_period' },
    when: ONE_PEAK,
    note: ZERO_CROSSING,
  },
  {
    value: 'zero_crossing_period_c205',
    to: { ref: 'modelrepo:orcaflex-6dbuoy-dnvrph103', input: 'zero_crossing_period' },
    when: ONE_PEAK,
    note: ZERO_CROSSING,
  },
]
