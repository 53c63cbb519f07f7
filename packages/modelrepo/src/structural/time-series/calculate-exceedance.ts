/** Maxima by rank beside the distribution that the extreme rests on, for a table and a chart. */

import type { Distribution } from './calculate-extremes.ts'
import type { GumbelFit } from './calculate-gumbel.ts'
import type { Made } from './calculate-made.ts'
import type { Params } from './params.ts'

export interface RankedMaximum {
  readonly rank: number
  readonly maximum: number
  /** Rank over the number of maxima and one. */
  readonly exceedance: number
  readonly fitted: number
}

/** Share of maxima above a level. */
export function exceedanceOf(made: Made): ((x: number) => number) | undefined {
  if ('gumbel' in made) return ofGumbel(made.gumbel.fit)
  return made.extremes === null ? undefined : ofWeibull(made.extremes.distribution)
}

const ofGumbel =
  ({ mu, beta }: GumbelFit) =>
  (x: number) =>
    -Math.expm1(-Math.exp(-(x - mu) / beta))

const ofWeibull =
  ({ x_m, k, theta }: Distribution) =>
  (x: number) =>
    x <= x_m ? 1 : Math.exp(-(((x - x_m) / theta) ** k))

/** Largest first; undefined where the run has none. */
export function maximaOf(_p: Params, made: Made): readonly RankedMaximum[] | undefined {
  const fitted = exceedanceOf(made)
  if (fitted === undefined) return undefined
  const ascending = 'gumbel' in made ? made.gumbel.fit.maxima.toSorted((a, b) => a - b) : aboveZero(made)
  const n = ascending.length
  return ascending
    .toReversed()
    .map((maximum, i) => ({ rank: i + 1, maximum, exceedance: (i + 1) / (n + 1), fitted: fitted(maximum) }))
}

/** Global maxima where they lie, not above the mean. */
function aboveZero({ record }: Exclude<Made, { gumbel: unknown }>): readonly number[] {
  return Array.from(record.maxima ?? [], (y) => y + record.mean)
}
