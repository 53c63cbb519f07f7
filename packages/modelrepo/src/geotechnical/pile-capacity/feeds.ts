/** Results that an engineer enters in other workflows, each with its basis. */
import type { FeedSpec } from '@keelson/workflow'

export const feeds: readonly FeedSpec[] = [
  {
    value: 'required_penetration',
    to: { ref: 'modelrepo:pile-axial-capacity', input: 'embedded_length' },
    note: 'Minimum tip depth below the seabed for the entered load and factor of safety.',
  },
]
