/** What the points of a study say so far, as it is answered while it is not done. */
import { deviationOf, meanOf, type RunningMoments } from '@keelson/numerics/running-moments.ts'
import { quantile } from '@keelson/numerics/statistics.ts'
import { boundingRanks } from '../statistics/order-statistics.ts'
import { CONFIDENCE } from '../statistics/probability.ts'
import type { ApproximatePercentile, RunningOutput, RunningStatistics } from '../study.ts'
import { type KeptPoint, MOST_KEPT } from './kept-points.ts'
import type { Part } from './part.ts'

const PERCENTILES = [10, 50, 90] as const

/** `outputs`: the numeric ones, in the order of the points' columns. */
export function runningOf(part: Part, outputs: readonly string[], total: number): RunningStatistics {
  const [PASS = 0, FAIL = 0, ERROR = 0, SKIPPED = 0] = part.statuses
  const done = PASS + FAIL + ERROR + SKIPPED
  return {
    so_far: soFar(done, total),
    points: { total, done },
    statuses: { PASS, FAIL, ERROR, SKIPPED },
    confidence: CONFIDENCE,
    outputs: outputs.flatMap((output, k) => outputSoFar(output, part.moments[k], part.kept, k + 1)),
  }
}

const soFar = (done: number, total: number): string =>
  `interim, ${grouped(done)} of ${grouped(total)} points in order of calculation; percentiles are approximate, from at most ${grouped(MOST_KEPT)} of these points`
const grouped = (n: number): string => n.toLocaleString('en')

function outputSoFar(
  output: string,
  moments: RunningMoments | undefined,
  kept: readonly KeptPoint[],
  place: number,
): RunningOutput[] {
  if (!moments || moments.count === 0) return []
  const { count, minimum, maximum } = moments
  const ascending = Float64Array.from(
    kept.map((row) => row[place] ?? Number.NaN).filter((x) => !Number.isNaN(x)),
  ).sort()
  return [
    {
      output,
      count,
      minimum,
      maximum,
      mean: meanOf(moments),
      standard_deviation: deviationOf(moments),
      approximate_percentiles: ascending.length === 0 ? [] : percentilesSoFar(ascending, count),
    },
  ]
}

/** Their intervals are by order statistics of the sample, for the percentiles of the points so far; exact where all are in it. */
function percentilesSoFar(ascending: Float64Array, count: number): ApproximatePercentile[] {
  const isWhole = ascending.length === count
  return PERCENTILES.map((p) => {
    const value = quantile(ascending, p / 100)
    const [low, high] = boundingRanks(ascending.length, p / 100, (1 - CONFIDENCE) / 2)
    const interval = isWhole
      ? ([value, value] as const)
      : ([ascending[low - 1] ?? null, ascending[high - 1] ?? null] as const)
    return { p, value, interval }
  })
}
