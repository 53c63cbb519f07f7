/** Results that an engineer enters in other workflows, each with its basis. */
import type { FeedSpec } from '@keelson/workflow'

const LAST_STATION = 'True vertical depth of the last survey station, below the survey datum.'

export const feeds: readonly FeedSpec[] = [
  {
    value: 'final_true_vertical_depth',
    to: { ref: 'modelrepo:well-hydraulics', input: 'true_vertical_depth' },
    note: LAST_STATION,
  },
  {
    value: 'final_true_vertical_depth',
    to: { ref: 'modelrepo:ct-hydraulics', input: 'true_vertical_depth' },
    note: LAST_STATION,
  },
  {
    value: 'interpolated_true_vertical_depth',
    to: { ref: 'modelrepo:well-bore-design', input: 'shoe_true_vertical_depth' },
    note: 'True vertical depth at the interpolated measured depth, which must be the shoe depth.',
  },
  {
    value: 'maximum_dogleg_severity',
    to: { ref: 'modelrepo:tubular-design-envelope', input: 'dogleg_severity' },
    note: 'Maximum dogleg severity of the surveyed courses.',
  },
]
