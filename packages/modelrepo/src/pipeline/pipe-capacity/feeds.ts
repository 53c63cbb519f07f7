/** Results that an engineer enters in other workflows, each with its basis. */
import type { FeedSpec } from '@keelson/workflow'

export const feeds: readonly FeedSpec[] = [
  {
    value: 'external_hydrostatic_pressure',
    to: { ref: 'modelrepo:tsj-sizing', input: 'external_pressure' },
    note: 'Hydrostatic pressure of the water at the entered depth.',
  },
]
