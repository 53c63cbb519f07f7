/** The members of a stated distribution, and how a fault in one is said. */
import type { Distribution } from './distribution.ts'

export const distributionMembers = [
  'mean',
  'standard_deviation',
  'lower',
  'upper',
  'mode',
  'shape',
  'scale',
  'location',
  'alpha',
  'beta',
  'log_mean',
  'log_standard_deviation',
] as const
export type DistributionMember = (typeof distributionMembers)[number]

/** One fault of a stated distribution: at which member, what is allowed there and what was sent. */
export interface DistributionProblem {
  readonly member: DistributionMember | 'distribution'
  readonly message: string
}
/** The distribution, or why there is none: `'quantile' in reading` tells. */
export type DistributionReading = Distribution | readonly DistributionProblem[]

/** Finite numbers as they were sent. */
export type Sent = Readonly<Partial<Record<DistributionMember, number>>>
/** With a number for every member that the form in hand requires. */
export type Given = Readonly<Record<DistributionMember, number>>

/** Largest alpha or beta: with more, the distribution is a normal one, and its quantile is slow to find. */
export const MOST_SHAPE = 1e6

export const fault = (member: DistributionProblem['member'], message: string): readonly DistributionProblem[] => [
  { member, message },
]
