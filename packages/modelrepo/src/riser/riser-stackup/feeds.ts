/** Results that an engineer enters in other workflows, each with its basis. */
import type { FeedSpec } from '@keelson/workflow'

const LOWER_END = 'Effective tension at the lower end, with all tensioners at their setting and nominal weights.'

export const feeds: readonly FeedSpec[] = [
  {
    value: 'bottom_effective_tension',
    to: { ref: 'modelrepo:tsj-sizing', input: 'effective_tension' },
    note: LOWER_END,
  },
  {
    value: 'bottom_effective_tension',
    to: { ref: 'modelrepo:viv-analysis', input: 'effective_tension_far_end' },
    note: LOWER_END,
  },
]
