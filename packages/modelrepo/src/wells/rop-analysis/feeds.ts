/** Results that an engineer enters in other workflows, each with its basis. */
import type { FeedSpec } from '@keelson/workflow'

export const feeds: readonly FeedSpec[] = [
  {
    value: 'rate_of_penetration',
    to: { ref: 'modelrepo:well-hydraulics', input: 'rate_of_penetration' },
    note: 'Rate of penetration while drilling, without connections.',
  },
]
