/** The ways in which each distribution may be stated. */
import type { DistributionName } from '../request.ts'
import {
  betaByMoments,
  gumbelByMoments,
  lognormalByMoments,
  truncatedByMoments,
  uniformByMoments,
  weibullByMoments,
} from './by-moments.ts'
import { beta, gumbel, lognormal, normal, triangular, uniform, weibull } from './families.ts'
import type { DistributionMember, DistributionReading, Given } from './parameters.ts'

export interface Form {
  readonly required: readonly DistributionMember[]
  readonly optional?: readonly DistributionMember[]
  /** Of the optional members, at least one. */
  readonly atLeastOne?: boolean
  readonly build: (given: Given) => DistributionReading
}

const MOMENTS = ['mean', 'standard_deviation'] as const

export const forms: Readonly<Record<DistributionName, readonly Form[]>> = {
  normal: [{ required: MOMENTS, build: (given) => normal(given.mean, given.standard_deviation) }],
  truncated_normal: [{ required: MOMENTS, optional: ['lower', 'upper'], atLeastOne: true, build: truncatedByMoments }],
  lognormal: [
    { required: MOMENTS, build: lognormalByMoments },
    {
      required: ['log_mean', 'log_standard_deviation'],
      build: ({ log_mean, log_standard_deviation }) => lognormal(log_mean, log_standard_deviation),
    },
  ],
  uniform: [
    { required: ['lower', 'upper'], build: ({ lower, upper }) => uniform(lower, upper) },
    { required: MOMENTS, build: uniformByMoments },
  ],
  triangular: [
    { required: ['lower', 'mode', 'upper'], build: ({ lower, mode, upper }) => triangular(lower, mode, upper) },
  ],
  weibull: [
    {
      required: ['shape', 'scale'],
      optional: ['location'],
      build: ({ shape, scale, location = 0 }) => weibull(shape, scale, location),
    },
    { required: MOMENTS, build: weibullByMoments },
  ],
  gumbel: [
    { required: ['location', 'scale'], build: ({ location, scale }) => gumbel(location, scale) },
    { required: MOMENTS, build: gumbelByMoments },
  ],
  beta: [
    {
      required: ['alpha', 'beta', 'lower', 'upper'],
      build: (given) => beta(given.alpha, given.beta, given.lower, given.upper),
    },
    { required: [...MOMENTS, 'lower', 'upper'], build: betaByMoments },
  ],
}
