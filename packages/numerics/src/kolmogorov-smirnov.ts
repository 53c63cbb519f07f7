/** How far two samples lie apart as distributions. */
import { requireThat } from './errors.ts'

/**
 * The two-sample Kolmogorov-Smirnov statistic: the largest distance between the empirical distributions, 0 to 1. Throws
 * NumericsError 'bad_input' for a sample of nothing.
 */
export function kolmogorovSmirnov(first: readonly number[], second: readonly number[]): number {
  requireThat(first.length > 0 && second.length > 0, 'the distribution requires at least one value')
  const [a, b] = [Float64Array.from(first).sort(), Float64Array.from(second).sort()]
  let [i, j, largest] = [0, 0, 0]
  while (i < a.length && j < b.length) {
    // Both step over all values that are equal, before the distance is taken.
    const x = Math.min(a[i] as number, b[j] as number)
    while (a[i] === x) i++
    while (b[j] === x) j++
    largest = Math.max(largest, Math.abs(i / a.length - j / b.length))
  }
  return largest
}
