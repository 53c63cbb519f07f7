/** Results that an engineer enters in other workflows, each with its basis. */
import type { FeedSpec } from '@keelson/workflow'

const BREAKING_LOAD =
  'Breaking load of the chain in its present condition, as entered or after corrosion over the design life.'
const INTACT_DRAG_ANCHOR = 'API RP 2SK factor of a drag anchor in the intact condition.'
const DRAG_ANCHOR = { condition: ['intact'], anchor_type: ['drag'] } as const

export const feeds: readonly FeedSpec[] = [
  {
    value: 'minimum_breaking_load',
    to: { ref: 'modelrepo:catenary', input: 'minimum_breaking_load' },
    note: BREAKING_LOAD,
  },
  {
    value: 'minimum_breaking_load',
    to: { ref: 'modelrepo:fpso-mooring-full', input: 'minimum_breaking_load' },
    note: BREAKING_LOAD,
  },
  {
    value: 'minimum_breaking_load',
    to: { ref: 'modelrepo:fpso-spread-mooring', input: 'minimum_breaking_load' },
    note: BREAKING_LOAD,
  },
  {
    value: 'required_safety_factor',
    to: { ref: 'modelrepo:catenary', input: 'required_safety_factor' },
    when: { analysis_method: ['quasi_static'] },
    note: 'API RP 2SK line factor for a quasi-static analysis in the selected condition.',
  },
  {
    value: 'anchor_required_safety_factor',
    to: { ref: 'modelrepo:fpso-mooring-full', input: 'anchor_required_safety_factor' },
    when: DRAG_ANCHOR,
    note: INTACT_DRAG_ANCHOR,
  },
  {
    value: 'anchor_required_safety_factor',
    to: { ref: 'modelrepo:fpso-spread-mooring', input: 'anchor_required_safety_factor' },
    when: DRAG_ANCHOR,
    note: INTACT_DRAG_ANCHOR,
  },
  {
    value: 'anchor_required_safety_factor',
    to: { ref: 'modelrepo:anchor-capacity', input: 'factor_of_safety' },
    when: { anchor_type: ['pile_axial'] },
    note: 'API RP 2SK factor on the vertical load of a caisson in the selected condition.',
  },
  {
    value: 'anchor_required_safety_factor',
    to: { ref: 'modelrepo:anchor-capacity', input: 'factor_of_safety_lateral' },
    when: { anchor_type: ['pile_lateral'] },
    note: 'API RP 2SK factor on the horizontal load of a caisson in the selected condition.',
  },
]
