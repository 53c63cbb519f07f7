/** Results that an engineer enters in other workflows, each with its basis. */
import type { FeedSpec } from '@keelson/workflow'

export const feeds: readonly FeedSpec[] = [
  {
    value: 'design_load',
    to: { ref: 'modelrepo:rigging', input: 'maximum_sling_force' },
    with: { analysis: 'sling_factor' },
    note: 'Design force of one sling, including dynamic amplification and skew.',
  },
]
