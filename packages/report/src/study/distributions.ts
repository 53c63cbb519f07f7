/** The distributions of a sample in words: their names, and their parameters with units. */
import type { DistributionName, DistributionRequest } from '@keelson/studies/request.ts'
import { withUnit } from './words.ts'

export const DISTRIBUTIONS: Readonly<Record<DistributionName, string>> = {
  normal: 'normal',
  truncated_normal: 'truncated normal',
  lognormal: 'lognormal',
  uniform: 'uniform',
  triangular: 'triangular',
  weibull: 'Weibull',
  gumbel: 'Gumbel',
  beta: 'beta',
}

type Parameter = Exclude<keyof DistributionRequest, 'param' | 'distribution' | 'unit'>
/** Each with its words, and whether it is in the unit of the input. */
const PARAMETERS: readonly (readonly [Parameter, string, 'unit' | 'bare'])[] = [
  ['mean', 'mean', 'unit'],
  ['standard_deviation', 'standard deviation', 'unit'],
  ['log_mean', 'mean of the natural logarithm', 'bare'],
  ['log_standard_deviation', 'standard deviation of the natural logarithm', 'bare'],
  ['location', 'location', 'unit'],
  ['scale', 'scale', 'unit'],
  ['shape', 'shape', 'bare'],
  ['alpha', 'alpha', 'bare'],
  ['beta', 'beta', 'bare'],
  ['lower', 'lower end', 'unit'],
  ['mode', 'mode', 'unit'],
  ['upper', 'upper end', 'unit'],
]

/** 'mean 12.7 mm, standard deviation 0.3 mm'. */
export const parametersOf = (asked: DistributionRequest, unit: string | undefined): string =>
  PARAMETERS.flatMap(([name, words, of]) => {
    const value = asked[name]
    return value === undefined ? [] : [`${words} ${withUnit(value, of === 'unit' ? unit : undefined, 12)}`]
  }).join(', ')
