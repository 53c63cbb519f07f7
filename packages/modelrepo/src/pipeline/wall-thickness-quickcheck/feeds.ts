/** Results that an engineer enters in other workflows, each with its basis. */
import type { FeedSpec } from '@keelson/workflow'

const NOMINAL_WALL = 'Nominal wall thickness, including corrosion allowance and mill tolerance.'

export const feeds: readonly FeedSpec[] = [
  {
    value: 'selected_standard_wall_thickness',
    to: { ref: 'modelrepo:pipe-capacity', input: 'wall_thickness' },
    note: NOMINAL_WALL,
  },
  {
    value: 'selected_standard_wall_thickness',
    to: { ref: 'modelrepo:on-bottom-stability-f109', input: 'wall_thickness' },
    note: NOMINAL_WALL,
  },
  {
    value: 'selected_standard_wall_thickness',
    to: { ref: 'modelrepo:free-span-f105', input: 'wall_thickness' },
    note: NOMINAL_WALL,
  },
  {
    value: 'selected_standard_wall_thickness',
    to: { ref: 'modelrepo:span-rectification', input: 'wall_thickness' },
    note: NOMINAL_WALL,
  },
  {
    value: 'selected_standard_wall_thickness',
    to: { ref: 'modelrepo:cathodic-protection-pipeline', input: 'wall_thickness' },
    note: NOMINAL_WALL,
  },
  {
    value: 'external_pressure',
    to: { ref: 'modelrepo:pipe-capacity', input: 'external_pressure' },
    note: 'Water pressure at the point considered.',
  },
]
