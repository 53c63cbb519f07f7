/** Results that an engineer enters in other workflows, each with its basis. */
import type { FeedSpec } from '@keelson/workflow'

export const feeds: readonly FeedSpec[] = [
  {
    value: 'ramberg_osgood_k',
    to: { ref: 'modelrepo:stress-strain-parametric', input: 'ramberg_osgood_k' },
    note: 'Plastic strain at the yield strength of the fit, to be used with that yield strength.',
  },
  {
    value: 'ramberg_osgood_n',
    to: { ref: 'modelrepo:stress-strain-parametric', input: 'ramberg_osgood_n' },
    note: 'Hardening exponent of the fit, to be used with its yield strength and plastic strain.',
  },
]
