/** Results that an engineer enters in other workflows, each with its basis. */
import type { FeedSpec } from '@keelson/workflow'

const AT_ZERO_OFFSET = 'Horizontal tension of one line at the entered span, a pretension only at zero offset.'
const AT_A_POSITION = { solve_mode: ['fairlead_position'] } as const
const INSTEAD_OF_DISTANCE = { anchor_horizontal_distance: null }

export const feeds: readonly FeedSpec[] = [
  {
    value: 'fairlead_tension',
    to: { ref: 'modelrepo:api-2sk-mooring', input: 'maximum_tension' },
    when: AT_A_POSITION,
    with: { analysis_method: 'quasi_static' },
    note: 'Static tension of one line at the entered span, a maximum only at the extreme offset.',
  },
  {
    value: 'anchor_tension',
    to: { ref: 'modelrepo:api-2sk-mooring', input: 'anchor_tension' },
    when: AT_A_POSITION,
    with: {
      analysis_method: 'quasi_static',
      anchor_type: 'drag',
      mooring_type: 'permanent',
      anchor_holding_capacity: '3000 kN',
    },
    note: 'Static tension at the anchor after seabed friction, a maximum only at the extreme offset.',
  },
  {
    value: 'anchor_tension',
    to: { ref: 'modelrepo:anchor-capacity', input: 'mudline_tension' },
    when: AT_A_POSITION,
    with: { anchor_type: 'padeye_line', padeye_depth: '9 m', chain_diameter: '120 mm' },
    note: 'Unfactored tension of one line where it enters the soil.',
  },
  {
    value: 'anchor_horizontal_tension',
    to: { ref: 'modelrepo:anchor-capacity', input: 'horizontal_demand' },
    when: AT_A_POSITION,
    with: {
      anchor_type: 'drag_embedment',
      drag_anchor_model: 'stevpris_straight_shank',
      seabed: 'mud',
      anchor_weight: '147 kN',
    },
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
