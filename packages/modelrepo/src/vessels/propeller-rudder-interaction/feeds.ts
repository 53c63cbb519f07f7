/** Results that an engineer enters in other workflows, each with its basis. */
import type { FeedSpec } from '@keelson/workflow'

export const feeds: readonly FeedSpec[] = [
  {
    value: 'corrected_slipstream_velocity',
    to: { ref: 'modelrepo:naval-arch-yaw-moment', input: 'speed' },
    with: { behind_hull: true },
    note: 'Water speed at the rudder within the propeller jet, after mixing.',
  },
]
