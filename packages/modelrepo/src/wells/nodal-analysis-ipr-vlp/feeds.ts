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
    value: 'productivity_index',
    to: { ref: 'modelrepo:nodal-analysis', input: 'productivity_index' },
    note: 'Oil productivity index at the reservoir pressure.',
  },
]
