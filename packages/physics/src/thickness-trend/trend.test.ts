/** Claims about the trend of thickness readings, against least squares and an independent calculation. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import { leastSquaresLine } from '@keelson/numerics/statistics.ts'
import * as trend from './trend.ts'

const y = [2010, 2015, 2019.5, 2024]
const t = [12.5, 11.9, 11.6, 10.7]
const scipy = 'scipy.stats.linregress and t.ppf(0.95, 2)'
const worked = <A>(args: A, value: number, source = 'worked by hand', relTol = 1e-9) => ({
  worked: [{ args, value, relTol, source }] as const,
})

test('four readings give the rate and the bound of an independent least squares fit', () => {
  assertEquationHolds(trend.meanYear, worked({ y }, 2017.125))
  assertEquationHolds(trend.meanThickness, worked({ t }, 11.675))
  const [y_m, t_m] = [2017.125, 11.675]
  assertEquationHolds(trend.spreadOfYears, worked({ y, y_m }, 108.1875))
  const S_yy = 108.1875
  assertEquationHolds(trend.trendRate, worked({ y, y_m, t, t_m, S_yy }, 0.12235701906412486, scipy))
  const CR_TR = 0.12235701906412486
  const s_t = leastSquaresLine(y, t).residualDeviation
  assertEquationHolds(trend.trendScatter, worked({ t, t_m, CR_TR, y, y_m }, s_t, 'leastSquaresLine', 1e-9))
  assertEquationHolds(trend.trendUpperBound, worked({ CR_TR, y, s_t, S_yy }, 0.17404489466884873, scipy))
})

test('readings on a line have no scatter, and the bound is the rate', () => {
  const line = { y: [1, 2, 3], t: [10, 9.5, 9] }
  const at = { y: line.y, y_m: 2, t: line.t, t_m: 9.5, S_yy: 2 }
  const CR_TR = trend.trendRate.evaluate(at)
  assert.equal(CR_TR, 0.5)
  const s_t = trend.trendScatter.evaluate({ ...line, t_m: 9.5, CR_TR, y_m: 2 })
  assert.equal(trend.trendUpperBound.evaluate({ CR_TR, y: line.y, s_t, S_yy: 2 }), 0.5)
})
