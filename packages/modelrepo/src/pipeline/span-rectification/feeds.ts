/** Results that an engineer enters in other workflows, each with its basis. */
import type { FeedSpec } from '@keelson/workflow'

export const feeds: readonly FeedSpec[] = [
  {
    value: 'rectified_span_with_tolerance',
    to: { ref: 'modelrepo:free-span-f105', input: 'span_length' },
    note: 'Longest span between two supports, including the survey tolerance.',
  },
]
