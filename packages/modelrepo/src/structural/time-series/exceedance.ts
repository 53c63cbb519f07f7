/** Maxima by rank beside the distribution that an extreme rests on: its quantile, its table and its chart. */
import { rayleighQuantile } from '@keelson/physics/time-series/extremes.ts'
import { gives, numberColumn, shown } from '@keelson/workflow'
import type { Inputs } from './inputs.ts'

export interface RankedMaximum {
  readonly rank: number
  readonly maximum: number
  /** Rank over the number of maxima and one. */
  readonly exceedance: number
  readonly fitted: number
}

/** The equations of the distributions give it by one symbol. */
export const quantileValue = {
  quantile: gives(
    rayleighQuantile,
    '-',
    'Quantile of the maximum in the duration or, for a Gumbel fit, in one sample interval.',
    {
      signed: true,
    },
  ),
}

export const maximaTables = {
  maxima: {
    title: 'Ranked maxima',
    description: 'Maxima in descending order. The exceedance fraction is rank/(number of maxima + 1).',
    columns: {
      rank: numberColumn('-', 'Rank'),
      maximum: numberColumn('-', 'Ranked maximum'),
      exceedance: numberColumn('fraction', 'Exceedance fraction'),
      fitted: numberColumn('fraction', 'Fitted exceedance'),
    },
  },
}
/** Rows of the table. */
const MOST_ROWS = 5000

/** Largest first; `above` is the share of maxima above a level. */
export function rankedBy(above: (x: number) => number, ascending: readonly number[]): readonly RankedMaximum[] {
  const n = ascending.length
  return ascending
    .toReversed()
    .map((maximum, i) => ({ rank: i + 1, maximum, exceedance: (i + 1) / (n + 1), fitted: above(maximum) }))
}
export const maximaRows = (ranked: readonly RankedMaximum[]) => ranked.slice(0, MOST_ROWS)

export const withProbability = ({ probability_of_non_exceedance: p }: Pick<Inputs, 'probability_of_non_exceedance'>) =>
  `with a non-exceedance probability of ${shown(p)}`
