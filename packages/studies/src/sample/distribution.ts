/** What a study knows of the distribution of an input. Values are in the unit in which it was stated. */
import { normalCumulative } from '@keelson/numerics/normal.ts'

export interface Distribution {
  /** The value that is not exceeded with a probability 0 < p < 1. */
  readonly quantile: (p: number) => number
  /** The value that is exceeded with a probability 0 < q < 1: it keeps its accuracy where q is small. */
  readonly upperQuantile: (q: number) => number
  /** Probability of no more than x, for any x; its relative accuracy is kept where it is small. */
  readonly cumulative: (x: number) => number
  /** Probability of more than x, likewise. */
  readonly exceedance: (x: number) => number
  readonly mean: number
  readonly standardDeviation: number
  /** The ends between which values lie, infinite where there is none. */
  readonly support: readonly [number, number]
}

export interface MassOutside {
  readonly below: number
  readonly above: number
}

/** Probabilities of values below and above limits, 0 where there is no limit. */
export function massOutside({ cumulative, exceedance }: Distribution, lower?: number, upper?: number): MassOutside {
  return {
    below: lower === undefined ? 0 : cumulative(lower),
    above: upper === undefined ? 0 : exceedance(upper),
  }
}

/** The value that stands where y stands in the standard normal distribution, by the tail that is small; for |y| < 37. */
export function fromStandardNormal({ quantile, upperQuantile }: Distribution, y: number): number {
  return y <= 0 ? quantile(normalCumulative(y)) : upperQuantile(normalCumulative(-y))
}
