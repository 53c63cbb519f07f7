/** The words that choose between the ways of the comparison. */

export const EXACT = 'exact'
export const LINEAR = 'interpolate_linear'
const PCHIP = 'interpolate_pchip'
export const ALIGNMENTS = [EXACT, LINEAR, PCHIP] as const
export type Alignment = (typeof ALIGNMENTS)[number]

export const ERROR = 'error'
export const FIRST = 'first'
const MEAN = 'mean'
export const POLICIES = [ERROR, FIRST, MEAN] as const
export type Policy = (typeof POLICIES)[number]
