/** Exponential decline of the last months with oil: ln q against time by least squares (Arps 1945). */
import { type Met, met, type Trace } from '@keelson/equations'
import { type Line, leastSquaresLine } from '@keelson/numerics/statistics.ts'
import { ARPS } from '@keelson/physics/production/volumes.ts'
import { toSI } from '@keelson/units'
import { type NotApplicable, notApplicable } from '@keelson/workflow'
import { dashed, spanOf } from '../_shared/months.ts'
import type { Month } from './calculate-series.ts'

/** Months that the fit takes, the last with oil. */
const LAST_MONTHS = 24
const FEWEST_MONTHS = 6

/** Least squares leave deviations that have no trend: their sum, weighted by time, is nothing. */
function normalEquation(years: readonly number[], logs: readonly number[], { slope, intercept }: Line): Met {
  const weighted = years.map((t, i) => t * ((logs[i] ?? Number.NaN) - intercept - slope * t))
  const sum = Number(weighted.reduce((total, x) => total + x, 0).toFixed(BEYOND_ROUNDING)) + 0
  return met('Sum of time in years × deviation of ln q', '-', sum, 'as minimised by least squares', 0)
}
const BEYOND_ROUNDING = 9

/** Nominal decline in 1/s, positive where the rate falls. */
export function declineRate(months: readonly Month[], trace: Trace): number | NotApplicable {
  const fitted = months.filter((m) => m.oilRate > 0).slice(-LAST_MONTHS)
  const [first] = fitted
  if (!first || fitted.length < FEWEST_MONTHS) {
    return notApplicable(`fewer than ${FEWEST_MONTHS} months have oil, too few for a trend`)
  }
  // Months are taken as twelfths of a year, as they are in decline curves.
  const years = fitted.map((m) => (spanOf(first.month, m.month) - 1) / 12)
  const line = leastSquaresLine(
    years,
    fitted.map((m) => Math.log(m.oilRate)),
  )
  return trace.solved({
    symbol: 'D',
    title: `Nominal exponential decline, ${dashed(first.month)} to ${dashed(fitted.at(-1)?.month ?? first.month)}`,
    unit: '1/year',
    source: ARPS,
    clause: 'exponential decline',
    value: toSI(0 - line.slope, '1/year'),
    trial: 0,
    residual: line.residualDeviation,
    iterations: 1,
    meets: [
      normalEquation(
        years,
        fitted.map((m) => Math.log(m.oilRate)),
        line,
      ),
    ],
    method: `least squares of ln q over ${fitted.length} months with oil; the residual is the deviation of ln q`,
  })
}
