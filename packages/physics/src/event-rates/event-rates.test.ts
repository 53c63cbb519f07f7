/** Claims about rates of counted events, their trend and their scatter, against a script, tables and closed forms. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, byHand, closedForm, published } from '@keelson/equations/testing.ts'
import * as rate from './rate.ts'
import * as trend from './trend.ts'
import worked from './worked.json' with { type: 'json' }

const ranges = { k: [0, 200], C: [0.5, 0.999] } as const

test('rates, limits, trends and scatter are those of the script', () => {
  assertScriptAgrees({ ...rate, ...trend }, worked)
})

test('five events have the limits of the published table', () => {
  const source = published('Pearson and Hartley, Biometrika Tables for Statisticians, vol. 1, table 40, 95 %, c = 5')
  const args = { k: 5, C: 0.95 }
  assertEquationHolds(rate.lowerExpectation, { ranges, worked: [{ args, value: 1.62, relTol: 3e-3, source }] })
  assertEquationHolds(rate.upperExpectation, { ranges, worked: [{ args, value: 11.67, relTol: 1e-3, source }] })
})

test('no event is compatible with any rate up to the logarithm of the rest', () => {
  const source = closedForm('exp(-mu) = (1 - C) / 2')
  const args = { k: 0, C: 0.95 }
  const value = -Math.log(0.025)
  assertEquationHolds(rate.upperExpectation, { ranges, worked: [{ args, value, relTol: 1e-11, source }] })
  assert.equal(rate.lowerExpectation.evaluate(args), 0)
})

test('a series that only rises scores every pair, and without ties its variance is that of ranks', () => {
  const x = [1, 2, 5, 9]
  assertEquationHolds(trend.kendallStatistic, {
    worked: [{ args: { x }, value: 6, relTol: 1e-12, source: byHand('4 * 3 / 2') }],
  })
  assertEquationHolds(trend.kendallVariance, {
    worked: [{ args: { x }, value: 8.66666666666667, relTol: 1e-12, source: byHand('4 * 3 * (2 * 4 + 5) / 18') }],
  })
  assert.equal(trend.kendallStatistic.evaluate({ x: [4, 4, 4] }), 0)
  assert.equal(trend.kendallVariance.evaluate({ x: [4, 4, 4] }), 0)
})
