/** Results that an engineer enters in other workflows, each with its basis. */
import type { FeedSpec } from '@keelson/workflow'

export const feeds: readonly FeedSpec[] = [
  {
    value: 'crest_bending_strain',
    to: { ref: 'modelrepo:pipe-capacity', input: 'bending_strain' },
    note: 'Elastic strain at the crest, without partial factors.',
  },
  {
    value: 'effective_axial_compression',
    to: { ref: 'modelrepo:pipeline-lateral-buckling', input: 'fully_restrained_force' },
    note: 'Effective compression of the fully restrained line, compression positive.',
  },
]
