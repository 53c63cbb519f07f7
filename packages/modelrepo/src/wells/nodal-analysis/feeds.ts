/** Results that an engineer enters in other workflows, each with its basis. */
import type { FeedSpec } from '@keelson/workflow'

export const feeds: readonly FeedSpec[] = [
  {
    value: 'operating_oil_rate',
    to: { ref: 'modelrepo:vlp-correlations', input: 'oil_rate' },
    with: { analysis: 'pressure_traverse' },
    note: 'Stock-tank oil rate at the operating point.',
  },
  {
    value: 'operating_oil_rate',
    to: { ref: 'datarepo:production-forecast-arps', input: 'initial_rate' },
    note: 'Stock-tank oil rate at the operating point, as the rate at the start of the forecast.',
  },
  {
    value: 'operating_wellhead_pressure',
    to: { ref: 'modelrepo:vlp-correlations', input: 'wellhead_pressure' },
    note: 'Absolute flowing wellhead pressure, upstream of any choke.',
  },
]
