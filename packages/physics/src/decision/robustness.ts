/** How often each alternative takes each rank, when the weights of the criteria are anything: drawn evenly from their simplex. */
import { randomSource } from '@keelson/numerics/random.ts'

/**
 * Share of the draws in which alternative i takes rank j, both from 0: `scores` gives the scores of the alternatives, in
 * their order, for weights that sum to 1. Ties go to the one that stands first. The same seed gives the same shares.
 */
export function rankShares(
  alternatives: number,
  criteria: number,
  draws: { readonly samples: number; readonly seed: number },
  scores: (weights: Float64Array) => ArrayLike<number>,
): readonly (readonly number[])[] {
  const { exponential } = randomSource(draws.seed)
  const counts = Array.from({ length: alternatives }, () => new Float64Array(alternatives))
  const weights = new Float64Array(criteria)
  for (let k = 0; k < draws.samples; k++) {
    let sum = 0
    for (let j = 0; j < criteria; j++) {
      const drawn = exponential()
      weights[j] = drawn
      sum += drawn
    }
    for (let j = 0; j < criteria; j++) weights[j] = (weights[j] as number) / sum
    const own = scores(weights)
    for (let i = 0; i < alternatives; i++) {
      const row = counts[i] as Float64Array
      const rank = before(own, i)
      row[rank] = (row[rank] as number) + 1
    }
  }
  return counts.map((row) => Array.from(row, (count) => count / draws.samples))
}

/** How many stand before alternative i. */
function before(scores: ArrayLike<number>, i: number): number {
  const own = scores[i] as number
  let rank = 0
  for (let other = 0; other < scores.length; other++) {
    const score = scores[other] as number
    if (score > own || (score === own && other < i)) rank++
  }
  return rank
}

/** Standard error of a share of so many draws. */
export const standardError = (share: number, samples: number): number => Math.sqrt((share * (1 - share)) / samples)
