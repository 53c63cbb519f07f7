/** Results that an engineer enters in other workflows, each with its basis. */
import type { FeedSpec } from '@keelson/workflow'

export const feeds: readonly FeedSpec[] = [
  {
    value: 'economic_limit_rate',
    to: { ref: 'datarepo:production-forecast-arps', input: 'economic_limit' },
    note: 'Gross oil rate of the property that carries the fixed cost.',
  },
]
