/** Summary of each source over all its points in the order of the keys, in two passes. */
import { silent, type Trace } from '@keelson/equations'
import { quantile } from '@keelson/numerics/statistics.ts'
import { lagOneAutocorrelation, sampleDeviation, seriesMean } from '@keelson/physics/series-comparison/summary.ts'
import { traceOfRow } from '../../_shared/rows/trace-of-row.ts'
import { summed, varies } from './calculate-metrics.ts'
import type { Series } from './calculate-series.ts'

/** Sources whose steps are written out. */
const MOST_TRACED = 3

export interface Summary {
  readonly label: string
  readonly mean: number
  /** null of one point. */
  readonly deviation: number | null
  /** null where all values are the same. */
  readonly lag1: number | null
}

export function summariesOf(all: readonly Series[], trace: Trace): readonly Summary[] {
  const isTraced = all.length <= MOST_TRACED
  return all.map((series, i) => summaryOf(series, isTraced ? traceOfRow(trace, series.label, String(i + 1)) : silent))
}

function summaryOf({ label, values: y }: Series, trace: Trace): Summary {
  const over = { count: y.length, what: 'points of the series' }
  trace.section('summary')
  const m = summed(trace, seriesMean, { y }, over)
  const isSpread = varies(y)
  return {
    label,
    mean: m,
    deviation: y.length > 1 ? (isSpread ? summed(trace, sampleDeviation, { y, m }, over) : 0) : null,
    lag1: isSpread ? autocorrelationOf(y, m, trace) : null,
  }
}

function autocorrelationOf(y: readonly number[], m: number, trace: Trace): number | null {
  const args = { y_a: y.slice(0, -1), y_b: y.slice(1), y, m }
  const r_1 = lagOneAutocorrelation.evaluate(args as never)
  // Values that differ by less than a square can hold.
  if (!Number.isFinite(r_1)) return null
  return summed(trace, lagOneAutocorrelation, args, { count: y.length, what: 'points of the series' })
}

/** For the table: the values at shares of the series. */
const PERCENTILES = [0.05, 0.25, 0.5, 0.75, 0.95] as const
export function percentilesOf({ values }: Series): readonly number[] {
  const ascending = Float64Array.from(values).sort()
  return PERCENTILES.map((share) => quantile(ascending, share))
}
