/** Claims about the trend of thickness readings, against a script of least squares and a published routine. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, peer } from '@keelson/equations/testing.ts'
import { leastSquaresLine } from '@keelson/numerics/statistics.ts'
import * as trend from './trend.ts'
import worked from './worked.json' with { type: 'json' }

test('means, rate, scatter and bound are what the script gives', () => {
  assertScriptAgrees(trend, worked)
})

test('four readings give the rate and the bound of scipy', () => {
  const y = [2010, 2015, 2019.5, 2024]
  const t = [12.5, 11.9, 11.6, 10.7]
  const source = peer('scipy.stats.linregress and t.ppf(0.95, 2)')
  const [y_m, t_m, S_yy, CR_TR] = [2017.125, 11.675, 108.1875, 0.12235701906412486]
  assertEquationHolds(trend.trendRate, {
    worked: [{ args: { y, y_m, t, t_m, S_yy }, value: CR_TR, relTol: 1e-9, source }],
  })
  const s_t = leastSquaresLine(y, t).residualDeviation
  assertEquationHolds(trend.trendUpperBound, {
    worked: [{ args: { CR_TR, y, s_t, S_yy }, value: 0.17404489466884873, relTol: 1e-9, source }],
  })
})

test('readings on a line have no scatter, and the bound is the rate', () => {
  const line = { y: [1, 2, 3], t: [10, 9.5, 9] }
  const at = { y: line.y, y_m: 2, t: line.t, t_m: 9.5, S_yy: 2 }
  const CR_TR = trend.trendRate.evaluate(at)
  assert.equal(CR_TR, 0.5)
  const s_t = trend.trendScatter.evaluate({ ...line, t_m: 9.5, CR_TR, y_m: 2 })
  assert.equal(trend.trendUpperBound.evaluate({ CR_TR, y: line.y, s_t, S_yy: 2 }), 0.5)
})
