/** Results that an engineer enters in other workflows, each with its basis. */
import type { FeedSpec } from '@keelson/workflow'

const AT_ZERO_OFFSET = 'Horizontal tension of one line at the entered span, a pretension only at zero offset.'
const AT_A_POSITION = { solve_mode: ['fairlead_position'] } as const
const INSTEAD_OF_DISTANCE = { anchor_horizontal_distance: null }

export const feeds: readonly FeedSpec[] = [
  {
    value: 'anchor_tension',
    to: { ref: 'modelrepo:anchor-capacity', input: 'mudline_tension' },
    when: AT_A_POSITION,
    with: { anchor_type: 'padeye_line' },
    note: 'Unfactored tension of one line where it enters the soil.',
  },
  {
    value: 'anchor_horizontal_tension',
    to: { ref: 'modelrepo:anchor-capacity', input: 'horizontal_demand' },
    when: AT_A_POSITION,
    with: { anchor_type: 'drag_embedment' },
    note: 'Unfactored horizontal tension of one line at the anchor shackle, after seabed friction.',
  },
  {
    value: 'fairlead_horizontal_tension',
    to: { ref: 'modelrepo:fpso-mooring-full', input: 'horizontal_pretension' },
    when: AT_A_POSITION,
    with: INSTEAD_OF_DISTANCE,
    note: AT_ZERO_OFFSET,
  },
  {
    value: 'fairlead_horizontal_tension',
    to: { ref: 'modelrepo:fpso-spread-mooring', input: 'horizontal_pretension' },
    when: AT_A_POSITION,
    with: INSTEAD_OF_DISTANCE,
    note: AT_ZERO_OFFSET,
  },
  {
    value: 'fairlead_tension',
    to: { ref: 'modelrepo:tsj-sizing', input: 'effective_tension' },
    when: { solve_mode: ['hang_off_angle', 'top_tension', 'horizontal_tension'] },
    note: 'Static effective tension at the hang-off of a catenary riser.',
  },
]
