/** The cost of a field: each equation and table against a script, and what is known without arithmetic. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, byHand, closedForm } from '@keelson/equations/testing.ts'
import fc from 'fast-check'
import * as aggregation from './aggregation.ts'
import * as benchmark from './capex-benchmark.ts'
import * as measures from './measures.ts'
import * as phasing from './phasing.ts'
import worked from './worked.json' with { type: 'json' }

test('equations, tables and coefficients are those of the script', () => {
  assertScriptAgrees({ ...benchmark, ...measures, ...aggregation, ...phasing }, worked)
})

test('at the reference the benchmark is its table, and a tieback has no step in its cost at 10 and 20 km', () => {
  const at = { T: 4e9, Q: 0.18, Q_r: 0.18, n: 0.6, s_d: 0.00015, d: 1500, d_r: 1500 }
  const source = closedForm('the reference itself')
  assertEquationHolds(benchmark.standaloneCapex, { worked: [{ args: at, value: 4e9, relTol: 1e-14, source }] })
  const near = { T_n: 3.5e8, T_f: 8.5e8, L_n: 1e4, L_f: 2e4 }
  assertEquationHolds(benchmark.tiebackBetween, {
    worked: [
      { args: { ...near, L: 1e4 }, value: 3.5e8, relTol: 1e-14, source },
      { args: { ...near, L: 2e4 }, value: 8.5e8, relTol: 1e-14, source },
    ],
  })
  assertEquationHolds(benchmark.tiebackBeyond, {
    worked: [{ args: { T_f: 8.5e8, w: 1, c_L: 2e4, L: 2e4, L_f: 2e4 }, value: 8.5e8, relTol: 1e-14, source }],
  })
})

test('items that move together add their deviations, independent ones their variances', () => {
  const rest = { k: 1, v: [0.3, 0.4], m: [1, 1] }
  assertEquationHolds(aggregation.totalDeviation, {
    worked: [
      { args: { ...rest, rho: 0 }, value: 0.5, relTol: 1e-14, source: closedForm('3, 4, 5') },
      { args: { ...rest, rho: 1 }, value: 0.7, relTol: 1e-14, source: byHand('0.3 + 0.4') },
    ],
  })
})

test('a lognormal cost has its mean above its median, and as far as its deviation says', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1, noNaN: true }), (s_T) => {
      const s_ln = aggregation.logDeviation.evaluate({ s_T, C_B: 1 })
      const P_50 = aggregation.lognormalMedian.evaluate({ C_B: 1, s_ln })
      assert.ok(Math.abs(P_50 * Math.sqrt(1 + s_T ** 2) - 1) < 1e-12)
      assert.ok(Math.abs(aggregation.probabilityWithin.evaluate({ C_T: P_50, P_50, s_ln }) - 0.5) < 1e-14)
    }),
  )
})

test('without rates the spend and its present value are the cost', () => {
  const rest = { C: 3, p: [0.25, 0.75], e: 0, t: 0.5 }
  const source = closedForm('no rates')
  assertEquationHolds(phasing.nominalTotal, { worked: [{ args: rest, value: 3, relTol: 1e-14, source }] })
  assertEquationHolds(phasing.presentValue, { worked: [{ args: { ...rest, r: 0 }, value: 3, relTol: 1e-14, source }] })
})
