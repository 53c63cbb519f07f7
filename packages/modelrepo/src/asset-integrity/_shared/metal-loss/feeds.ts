/** Results that an engineer enters in other workflows, each with its basis. */
import type { FeedSpec } from '@keelson/workflow'

const MEAN_RATE = 'Maximum metal loss divided by years in service, the long-term mean rate.'

export const feeds: readonly FeedSpec[] = [
  {
    value: 'minimum_measured_thickness',
    to: { ref: 'modelrepo:inspection-planning', input: 'measured_thickness' },
    note: 'Minimum thickness reading of the flaw.',
  },
  {
    value: 'corrosion_rate',
    to: { ref: 'modelrepo:inspection-planning', input: 'corrosion_rate' },
    note: MEAN_RATE,
  },
  {
    value: 'corrosion_rate',
    to: { ref: 'datarepo:pipeline-safety-ffs', input: 'corrosion_growth_rate' },
    note: MEAN_RATE,
  },
]
