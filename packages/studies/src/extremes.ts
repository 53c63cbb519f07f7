/** Least, greatest and mean of the numbers of an output, over the points that have one. */
import type { OutputStatistics } from './study.ts'

/** `values`: by point, NaN where there is none. Undefined where no point has one. */
export function extremesOf(output: string, values: Float64Array): OutputStatistics | undefined {
  let count = 0
  let sum = 0
  let [minimum, maximum] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  let [minimumAt, maximumAt] = [0, 0]
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number
    if (Number.isNaN(value)) continue
    count++
    sum += value
    if (value < minimum) [minimum, minimumAt] = [value, i]
    if (value > maximum) [maximum, maximumAt] = [value, i]
  }
  if (count === 0) return undefined
  return { output, count, minimum, maximum, minimum_at: minimumAt, maximum_at: maximumAt, mean: sum / count }
}
