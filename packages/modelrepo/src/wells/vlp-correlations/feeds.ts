/** Results that an engineer enters in other workflows, each with its basis. */
import type { FeedSpec } from '@keelson/workflow'

const STANDING_BUBBLE = 'Standing bubble point at the entered temperature, which must be the reservoir temperature.'

export const feeds: readonly FeedSpec[] = [
  {
    value: 'bubble_point_pressure_standing',
    to: { ref: 'modelrepo:nodal-analysis', input: 'bubble_point_pressure' },
    note: STANDING_BUBBLE,
  },
  {
    value: 'bubble_point_pressure_standing',
    to: { ref: 'modelrepo:nodal-analysis-ipr-vlp', input: 'bubble_point_pressure' },
    note: STANDING_BUBBLE,
  },
]
