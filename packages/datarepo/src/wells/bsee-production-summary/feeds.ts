/** Results that an engineer enters in other workflows, each with its basis. */
import type { FeedSpec } from '@keelson/workflow'

export const feeds: readonly FeedSpec[] = [
  {
    value: 'oil_decline_rate',
    to: { ref: 'datarepo:production-forecast-arps', input: 'nominal_decline' },
    with: { model: 'exponential' },
    note: 'Nominal exponential decline of all selected wells over the last 24 months with oil.',
  },
  {
    value: 'cumulative_oil_bbl',
    to: { ref: 'datarepo:production-forecast-arps', input: 'cumulative_to_date' },
    note: 'Oil of the selected records, complete only if they begin with first production.',
  },
]
