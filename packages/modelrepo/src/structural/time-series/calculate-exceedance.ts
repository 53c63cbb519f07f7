/** Maxima by rank beside the distribution that the extreme rests on, for a table and a chart. */
import { weibullExceedance } from '@keelson/physics/time-series/extremes.ts'
import { gumbelExceedance } from '@keelson/physics/time-series/gumbel.ts'
import type { Made } from './calculate-made.ts'
import type { Params } from './inputs.ts'

export interface RankedMaximum {
  readonly rank: number
  readonly maximum: number
  /** Rank over the number of maxima and one. */
  readonly exceedance: number
  readonly fitted: number
}

/** Share of maxima above a level. */
export function exceedanceOf(made: Made): ((x: number) => number) | undefined {
  if ('gumbel' in made) {
    const { mu, beta } = made.gumbel.fit
    return (x) => gumbelExceedance.evaluate({ x, mu, beta })
  }
  if (made.extremes === null) return undefined
  const { x_m, theta, k } = made.extremes.distribution
  return (x) => weibullExceedance.evaluate({ x, x_m, theta, k })
}

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
