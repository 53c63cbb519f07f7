/** Results that an engineer enters in other workflows, each with its basis. */
import type { FeedSpec } from '@keelson/workflow'

export const feeds: readonly FeedSpec[] = [
  {
    value: 'ovality',
    to: { ref: 'modelrepo:wall-thickness-quickcheck', input: 'ovality' },
    note: 'Ovality to DNV-ST-F101, diameter difference divided by nominal diameter.',
  },
  {
    value: 'ovality_rp1111',
    to: { ref: 'modelrepo:pipe-capacity', input: 'ovality_rp1111' },
    note: 'Ovality to API RP 1111, diameter difference divided by sum of diameters.',
  },
  {
    value: 'ovality_for_collapse',
    to: { ref: 'modelrepo:dnv-os-f201-riser', input: 'ovality' },
    note: 'Diameter difference divided by nominal diameter, at least 0.005.',
  },
]
