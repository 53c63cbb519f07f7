/** Exponential decline of the last months with oil: ln q against time by least squares (Arps 1945). */
import type { Trace } from '@keelson/equations'
import { leastSquaresLine } from '@keelson/numerics/statistics.ts'
import { ARPS } from '@keelson/physics/production/volumes.ts'
import { toSI } from '@keelson/units'
import { type NotApplicable, notApplicable } from '@keelson/workflow'
import { spanOf } from './calculate-calendar.ts'
import type { Month } from './calculate-series.ts'

/** Months that the fit takes, the last with oil. */
const LAST_MONTHS = 24
const FEWEST_MONTHS = 6

/** Nominal decline in 1/s, positive where the rate falls. */
export function declineRate(months: readonly Month[], trace: Trace): number | NotApplicable {
  const fitted = months.filter((m) => m.oilRate > 0).slice(-LAST_MONTHS)
  const [first] = fitted
  if (!first || fitted.length < FEWEST_MONTHS) {
    return notApplicable(`fewer than ${FEWEST_MONTHS} months have oil: a trend would mean nothing`)
  }
  // Months are taken as twelfths of a year, as they are in decline curves.
  const years = fitted.map((m) => (spanOf(first.month, m.month) - 1) / 12)
  const line = leastSquaresLine(
    years,
    fitted.map((m) => Math.log(m.oilRate)),
  )
  return trace.solved({
    symbol: 'D',
    title: `Nominal exponential decline, ${first.month} to ${fitted.at(-1)?.month}`,
    unit: '1/year',
    source: ARPS,
    clause: 'exponential decline',
    value: toSI(0 - line.slope, '1/year'),
    trial: 0,
    residual: line.residualDeviation,
    iterations: 1,
    method: `least squares of ln q over ${fitted.length} months with oil; the residual is the deviation of ln q`,
  })
}
