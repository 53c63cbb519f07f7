/** Results that an engineer enters in other workflows, each with its basis. */
import type { FeedSpec } from '@keelson/workflow'

export const feeds: readonly FeedSpec[] = [
  {
    value: 'mud_weight_last_section',
    to: { ref: 'modelrepo:well-hydraulics', input: 'mud_weight' },
    note: 'Minimum static mud weight of the last section, including the trip margin.',
  },
]
