/** Results that an engineer enters in other workflows, each with its basis. */
import type { FeedSpec } from '@keelson/workflow'

export const feeds: readonly FeedSpec[] = [
  {
    value: 'displacement_volume',
    to: { ref: 'modelrepo:hull-resistance', input: 'displacement_volume' },
    note: 'Moulded displaced volume at the entered draught.',
  },
  {
    value: 'waterplane_coefficient',
    to: { ref: 'modelrepo:hull-resistance', input: 'waterplane_coefficient' },
    note: 'Waterplane area divided by length times breadth, at the entered draught.',
  },
]
