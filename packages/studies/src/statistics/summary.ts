/** What the values of one output say together. */
import { requireThat } from '@keelson/numerics/errors.ts'
import type { OutputStatistics } from '../study.ts'
import { histogramOf } from './histogram.ts'
import { percentilesOf } from './order-statistics.ts'
import { CONFIDENCE } from './probability.ts'

export type Summary = Omit<OutputStatistics, 'output'>

/**
 * Extremes and mean of the values of a study, in the order of its points; the places of the extremes are places in
 * `values`. Throws NumericsError 'bad_input' for no values, or one that is not finite.
 */
export function extremesOf(values: Float64Array): Summary {
  requireThat(values.length > 0, 'statistics of no values')
  let [lowest, highest] = [0, 0]
  let sum = 0
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number
    requireThat(Number.isFinite(value), 'statistics need finite values')
    if (value < (values[lowest] as number)) lowest = i
    if (value > (values[highest] as number)) highest = i
    sum += value
  }
  const [minimum, maximum] = [values[lowest] as number, values[highest] as number]
  return {
    count: values.length,
    minimum,
    maximum,
    minimum_at: lowest,
    maximum_at: highest,
    mean: Math.min(Math.max(sum / values.length, minimum), maximum),
  }
}

/** The same with what a sample says of the population: its spread, its percentiles and how sure they are, its histogram. */
export function summaryOf(values: Float64Array, confidence = CONFIDENCE): Summary {
  const extremes = extremesOf(values)
  const ascending = values.slice().sort()
  const histogram = histogramOf(ascending)
  return {
    ...extremes,
    standard_deviation: standardDeviationOf(values, extremes.mean),
    percentiles: percentilesOf(ascending, confidence),
    ...(histogram ? { histogram } : {}),
  }
}

/** With n - 1 degrees of freedom; 0 of one value. */
function standardDeviationOf(values: Float64Array, mean: number): number {
  let squares = 0
  for (const value of values) squares += (value - mean) ** 2
  return Math.sqrt(squares / Math.max(values.length - 1, 1))
}
