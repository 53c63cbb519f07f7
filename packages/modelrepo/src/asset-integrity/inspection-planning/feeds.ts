/** Results that an engineer enters in other workflows, each with its basis. */
import type { FeedSpec } from '@keelson/workflow'

export const feeds: readonly FeedSpec[] = [
  {
    value: 'corrosion_rate',
    to: { ref: 'datarepo:pipeline-safety-ffs', input: 'corrosion_growth_rate' },
    note: 'Thinning rate on which the remaining life is based, applied to the defect depth.',
  },
]
