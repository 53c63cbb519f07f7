/** Results that an engineer enters in other workflows, each with its basis. */
import type { FeedSpec } from '@keelson/workflow'

const RECOVERABLE = 'Original recoverable oil equivalent of the field, as reported.'

export const feeds: readonly FeedSpec[] = [
  {
    value: 'cumulative_oil',
    to: { ref: 'datarepo:production-forecast-arps', input: 'cumulative_to_date' },
    note: 'Net oil of the field in the window, complete only if it begins with first production.',
  },
  {
    value: 'recoverable_oe',
    to: { ref: 'modelrepo:concept-selection', input: 'reservoir_size' },
    note: RECOVERABLE,
  },
  {
    value: 'recoverable_oe',
    to: { ref: 'modelrepo:capex-estimate', input: 'reserves' },
    note: RECOVERABLE,
  },
]
