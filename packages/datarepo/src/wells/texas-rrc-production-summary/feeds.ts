/** Results that an engineer enters in other workflows, each with its basis. */
import type { FeedSpec } from '@keelson/workflow'

export const feeds: readonly FeedSpec[] = [
  {
    value: 'oil_bbl',
    to: { ref: 'datarepo:production-forecast-arps', input: 'cumulative_to_date' },
    note: 'Oil of the selected records, complete only if they begin with first production.',
  },
]
