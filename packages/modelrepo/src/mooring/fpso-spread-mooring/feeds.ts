/** Results that an engineer enters in other workflows, each with its basis. */
import type { FeedSpec } from '@keelson/workflow'
import { spreadFeeds } from '../_shared/spread/feeds.ts'

export const feeds: readonly FeedSpec[] = [
  ...spreadFeeds,
  {
    value: 'anchor_horizontal_distance',
    to: { ref: 'modelrepo:fpso-mooring-full', input: 'anchor_horizontal_distance' },
    note: 'Horizontal distance from fairlead to anchor at zero offset, the same for all lines.',
  },
]
