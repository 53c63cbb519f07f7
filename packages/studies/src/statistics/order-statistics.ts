/** Percentiles of a sample, and between which of its values they lie. */
import { betaCumulative } from '@keelson/numerics/beta.ts'
import { normalQuantile } from '@keelson/numerics/normal.ts'
import { quantile } from '@keelson/numerics/statistics.ts'
import type { Percentile } from '../study.ts'

const PERCENTILES = [1, 5, 10, 25, 50, 75, 90, 95, 99] as const

/**
 * Percentiles of values in ascending order, linear between them (definition 7 of Hyndman and Fan, 1996). Their intervals
 * are by order statistics, whatever the distribution: that from the r-th to the s-th value covers the quantile of p unless
 * fewer than r or at least s values lie below it, a number that is binomial; r and s leave at most half of what
 * `confidence` leaves on either side. David and Nagaraja (2003), Order statistics, 3rd ed., section 7.1. An end is null
 * where even the first or last value does not bound it.
 */
export function percentilesOf(ascending: Float64Array, confidence: number): readonly Percentile[] {
  const tail = (1 - confidence) / 2
  return PERCENTILES.map((p) => {
    const [low, high] = boundingRanks(ascending.length, p / 100, tail)
    const interval = [ascending[low - 1] ?? null, ascending[high - 1] ?? null] as const
    return { p, value: quantile(ascending, p / 100), interval }
  })
}

/** Ranks, counted from 1, of the values that bound a quantile: 0 or n + 1 where none does. */
export function boundingRanks(n: number, p: number, tail: number): readonly [number, number] {
  /** Probability that no more than k of n values lie below the quantile. Abramowitz and Stegun (1964) 26.5.24. */
  const upTo = (k: number) => (k < 0 ? 0 : k >= n ? 1 : betaCumulative(1 - p, n - k, k + 1))
  const moreThan = (k: number) => (k < 0 ? 1 : k >= n ? 0 : betaCumulative(p, k + 1, n - k))
  const guess = Math.floor(n * p + normalQuantile(tail) * Math.sqrt(n * p * (1 - p)))
  const mirrored = Math.ceil(n * p - normalQuantile(tail) * Math.sqrt(n * p * (1 - p)))
  let low = Math.max(guess, 0)
  while (low < n && upTo(low) <= tail) low++
  while (low > 0 && upTo(low - 1) > tail) low--
  let high = Math.min(mirrored, n) + 1
  while (high > 1 && moreThan(high - 2) <= tail) high--
  while (high <= n && moreThan(high - 1) > tail) high++
  return [low, high]
}
