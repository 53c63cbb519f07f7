/** Counts of values in bins of equal width, for a drawing. */
import { niceStep } from '@keelson/numerics/nice-step.ts'
import { quantile } from '@keelson/numerics/statistics.ts'
import type { Histogram } from '../study.ts'

const MOST_BINS = 60
/** Digits that edges of a decent width keep. */
const DIGITS = 15
/** Least width of a bin beside the values, so that edges differ. */
const LEAST_WIDTH = 1e-12

/**
 * Of values in ascending order: bins about as wide as Freedman and Diaconis (1981), On the histogram as a density estimator,
 * have them, 2 IQR / n^(1/3), at round edges and 60 at most. A value on an edge counts above it, at the last edge below it.
 * None where all values are one.
 */
export function histogramOf(ascending: Float64Array): Histogram | undefined {
  const [least, most] = [ascending[0] as number, ascending.at(-1) as number]
  const range = most - least
  const reach = Math.max(Math.abs(least), Math.abs(most))
  if (!Number.isFinite(range) || !(range > LEAST_WIDTH * MOST_BINS * reach)) return undefined
  const spread = quantile(ascending, 0.75) - quantile(ascending, 0.25)
  const width = (2 * spread) / Math.cbrt(ascending.length)
  const edges = edgesOf(least, most, niceStep(Math.max(width, range / (MOST_BINS - 2))))
  return { edges, counts: countsOf(ascending, edges) }
}

function edgesOf(least: number, most: number, step: number): number[] {
  const first = Math.floor(least / step)
  const last = Math.max(Math.ceil(most / step), first + 1)
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(DIGITS)))
}

function countsOf(ascending: Float64Array, edges: readonly number[]): number[] {
  let from = 0
  return edges.slice(1).map((edge, i) => {
    const isLast = i === edges.length - 2
    let to = from
    while (to < ascending.length && (isLast || (ascending[to] as number) < edge)) to++
    const count = to - from
    from = to
    return count
  })
}
