/** The words that choose between the ways of the comparison. */

export const EXACT = 'exact'
export const LINEAR = 'interpolate_linear'
const PCHIP = 'interpolate_pchip'
export const ALIGNMENTS = {
  [EXACT]: 'Equal keys',
  [LINEAR]: 'Linear interpolation',
  [PCHIP]: 'Monotone cubic interpolation',
} as const
export type Alignment = keyof typeof ALIGNMENTS

export const ERROR = 'error'
export const FIRST = 'first'
const MEAN = 'mean'
export const POLICIES = {
  [ERROR]: 'Rejected',
  [FIRST]: 'First value',
  [MEAN]: 'Mean value',
} as const
export type Policy = keyof typeof POLICIES
