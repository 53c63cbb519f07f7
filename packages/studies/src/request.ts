/** What a study asks: one workflow, its base case, and how the inputs vary from point to point. */
import type { InputBases, RunMeta } from '@keelson/engine'
import type { UnitSystem } from '@keelson/units/systems.ts'

export type Params = Readonly<Record<string, unknown>>

/** An axis of a grid: its values, or both ends and how many; numbers are in `unit`, or in the unit of the input. */
export interface AxisRequest {
  /** Name of an input, or the path of a cell in one: `layers/0/thickness`. */
  readonly param: string
  readonly values?: readonly unknown[]
  readonly from?: number | string
  readonly to?: number | string
  readonly count?: number
  readonly spacing?: 'linear' | 'log'
  readonly unit?: string
}
export interface GridRequest {
  readonly kind: 'grid'
  /** The first varies slowest. */
  readonly axes: readonly AxisRequest[]
}
export interface ListRequest {
  readonly kind: 'list'
  /** Params laid over the base, one object for each point; one may refer to a file, as a param of the base may. */
  readonly rows?: readonly Params[]
  /** Units of the bare numbers of the rows, by param; that of the input where none stands. */
  readonly units?: Readonly<Record<string, string>>
  /** The same as text: a header of names, `name` or `name [unit]`, and one line for each point. */
  readonly csv?: string
  /** The same as a file that the service keeps, whose rows are the points: sha256:<64 hex>, its name, and its mapping. */
  readonly file?: string
  readonly name?: string
  readonly as?: Readonly<Record<string, unknown>>
  /** What each point is called. */
  readonly names?: readonly string[]
}
export interface SwingRequest {
  readonly param: string
  readonly low: number | string
  readonly high: number | string
  readonly unit?: string
}
export interface OneAtATimeRequest {
  readonly kind: 'one_at_a_time'
  readonly params: readonly SwingRequest[]
}
export const distributionNames = [
  'normal',
  'truncated_normal',
  'lognormal',
  'uniform',
  'triangular',
  'weibull',
  'gumbel',
  'beta',
] as const
export type DistributionName = (typeof distributionNames)[number]

/**
 * The distribution of an input in `unit`: by mean and standard deviation, or by its own parameters. Which of them each
 * distribution takes stands in `distributions.ts`.
 */
export interface DistributionRequest {
  readonly param: string
  readonly distribution: DistributionName
  readonly unit?: string
  readonly mean?: number
  readonly standard_deviation?: number
  readonly lower?: number
  readonly upper?: number
  readonly mode?: number
  readonly shape?: number
  readonly scale?: number
  readonly location?: number
  readonly alpha?: number
  readonly beta?: number
  readonly log_mean?: number
  readonly log_standard_deviation?: number
}
export interface CorrelationRequest {
  readonly between: readonly [string, string]
  /** Pearson's, of the two inputs themselves. */
  readonly coefficient: number
}
export const samplingMethods = ['random', 'latin_hypercube', 'sobol'] as const
export type SamplingMethod = (typeof samplingMethods)[number]

export interface SampleRequest {
  readonly kind: 'sample'
  readonly method: SamplingMethod
  /** Points; with `indices`, rows of each of its k + 2 matrices. */
  readonly count: number
  readonly distributions: readonly DistributionRequest[]
  readonly correlations?: readonly CorrelationRequest[]
  /** Sobol's indices, first-order and total, by the design of Saltelli (2010): count * (k + 2) points. */
  readonly indices?: boolean
}
export interface GoalRequest {
  readonly kind: 'goal'
  readonly param: string
  readonly between: readonly [number | string, number | string]
  readonly unit?: string
  readonly target: { readonly output: string; readonly value: number | string; readonly unit?: string }
  /** Points of the scan; default SCAN_POINTS. */
  readonly count?: number
  readonly spacing?: 'linear' | 'log'
}
/** Points of a scan that says no number of them. */
export const SCAN_POINTS = 65

export type VaryRequest = GridRequest | ListRequest | OneAtATimeRequest | SampleRequest | GoalRequest

/** What a point that failed is to a probability: nothing is answered, it failed its checks, or it is left out. */
export const failureRules = ['refuse', 'count_as_failed', 'leave_out'] as const
export type FailureRule = (typeof failureRules)[number]

export interface StudyRequest {
  readonly ref: string
  readonly domain?: string
  readonly subdomain?: string
  /** The params that all points share; left out, the example of the workflow. */
  readonly base?: Params
  readonly vary: VaryRequest
  /** Paths of what is kept of each point: `values.NAME`, `checks.ID.utilisation`. */
  readonly outputs?: readonly string[]
  /** Default 1. */
  readonly seed?: number
  readonly failed_points?: FailureRule
  /** Where the inputs that all points share come from. */
  readonly input_basis?: InputBases
  /** The units in which the study and its recorded points are read. */
  readonly units?: UnitSystem
  readonly meta?: RunMeta
}
