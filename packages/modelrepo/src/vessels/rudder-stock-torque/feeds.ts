/** Results that an engineer enters in other workflows, each with its basis. */
import type { FeedSpec } from '@keelson/workflow'

export const feeds: readonly FeedSpec[] = [
  {
    value: 'normal_force',
    to: { ref: 'modelrepo:naval-arch-yaw-moment', input: 'normal_force' },
    note: 'Force normal to the blade at the entered rudder angle, positive for a positive angle.',
  },
]
