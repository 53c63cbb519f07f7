/** Results that an engineer enters in other workflows, each with its basis. */
import type { FeedSpec } from '@keelson/workflow'

const ANCHOR_ALONE = 'Ultimate capacity of one anchor alone, without line friction on the seabed.'

export const feeds: readonly FeedSpec[] = [
  {
    value: 'holding_capacity',
    to: { ref: 'modelrepo:api-2sk-mooring', input: 'anchor_holding_capacity' },
    with: { anchor_type: 'drag', mooring_type: 'permanent', anchor_tension: '1000 kN' },
    note: ANCHOR_ALONE,
  },
  {
    value: 'holding_capacity',
    to: { ref: 'modelrepo:fpso-mooring-full', input: 'anchor_holding_capacity' },
    note: ANCHOR_ALONE,
  },
  {
    value: 'holding_capacity',
    to: { ref: 'modelrepo:fpso-spread-mooring', input: 'anchor_holding_capacity' },
    note: ANCHOR_ALONE,
  },
  {
    value: 'horizontal_capacity',
    to: { ref: 'modelrepo:api-2sk-mooring', input: 'anchor_holding_capacity' },
    with: { anchor_type: 'pile_lateral', mooring_type: 'permanent', anchor_tension: '1000 kN' },
    note: 'Ultimate lateral capacity of the caisson, for the horizontal component of the anchor load.',
  },
  {
    value: 'vertical_capacity',
    to: { ref: 'modelrepo:api-2sk-mooring', input: 'anchor_holding_capacity' },
    with: { anchor_type: 'pile_axial', mooring_type: 'permanent', anchor_tension: '1000 kN' },
    note: 'Ultimate vertical capacity of the caisson, for the vertical component of the anchor load.',
  },
  {
    value: 'pullout_capacity',
    to: { ref: 'modelrepo:api-2sk-mooring', input: 'anchor_holding_capacity' },
    with: { anchor_type: 'plate_vla', mooring_type: 'permanent', anchor_tension: '1000 kN' },
    note: 'Ultimate capacity normal to the keyed plate, unfactored.',
  },
]
