/** Claims about T-N curves, at numbers worked by hand. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import * as tn from './tn-curves.ts'

const hand = { relTol: 1e-13, source: 'by hand' }

test('the printed T-N curves are the code', () => {
  assertEquationHolds(tn.tensionRatio, { worked: [{ args: { dT: 5e5, RBS: 1e7 }, value: 0.05, ...hand }] })
  assertEquationHolds(tn.meanLoadRatio, { worked: [{ args: { T_m: 2e6, RBS: 1e7 }, value: 0.2, ...hand }] })
  assertEquationHolds(tn.tensionCycles, {
    ranges: { R: [0.001, 1], M: [3, 5.05] },
    worked: [{ args: { ...tn.CHAIN_CURVES.stud_chain, R: 0.1 }, value: 1e6, ...hand }],
  })
  assertEquationHolds(tn.ropeIntercept, { worked: [{ args: { b_0: 3.2, b_1: 2, L_m: 0.1 }, value: 1000, ...hand }] })
  assertEquationHolds(tn.orqBreakingStrength, {
    ranges: { d: [20, 200] },
    worked: [
      { args: { d: 100 }, value: 7596, ...hand },
      { args: { d: 76 }, value: 4621, relTol: 1e-3, source: 'ORQ chain of 76 mm in makers’ tables' },
    ],
  })
})

test('a rope under more mean load lasts less', () => {
  for (const { b_0, b_1 } of Object.values(tn.ROPE_CURVES)) {
    const K = [0, 0.1, 0.3].map((L_m) => tn.ropeIntercept.evaluate({ b_0, b_1, L_m }))
    assert.deepEqual(
      K,
      K.toSorted((a, b) => b - a),
    )
  }
})
