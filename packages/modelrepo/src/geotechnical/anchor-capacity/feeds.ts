/** Results that an engineer enters in other workflows, each with its basis. */
import type { FeedSpec } from '@keelson/workflow'

const ANCHOR_ALONE = 'Ultimate capacity of one anchor alone, without line friction on the seabed.'

export const feeds: readonly FeedSpec[] = [
  {
    value: 'holding_capacity',
    to: { ref: 'modelrepo:api-2sk-mooring', input: 'anchor_holding_capacity' },
    with: { anchor_type: 'drag' },
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
    value: 'pullout_capacity',
    to: { ref: 'modelrepo:api-2sk-mooring', input: 'anchor_holding_capacity' },
    with: { anchor_type: 'plate_vla' },
    note: 'Ultimate capacity normal to the keyed plate, unfactored.',
  },
]
