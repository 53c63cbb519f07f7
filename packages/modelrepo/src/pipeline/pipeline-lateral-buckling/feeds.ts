/** Results that an engineer enters in other workflows, each with its basis. */
import type { FeedSpec } from '@keelson/workflow'

const ELASTIC_STRAIN = 'Elastic strain of the stable buckle, without a safety factor.'

export const feeds: readonly FeedSpec[] = [
  {
    value: 'bending_strain',
    to: { ref: 'modelrepo:pipe-capacity', input: 'bending_strain' },
    note: ELASTIC_STRAIN,
  },
  {
    value: 'bending_strain',
    to: { ref: 'modelrepo:pipe-ovality', input: 'bending_strain' },
    note: ELASTIC_STRAIN,
  },
  {
    value: 'maximum_effective_force',
    to: { ref: 'modelrepo:free-span-f105', input: 'effective_axial_force' },
    note: 'Most compressive effective force along the line in operation, tension positive.',
  },
]
