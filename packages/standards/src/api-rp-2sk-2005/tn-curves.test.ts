/** Line tension and T-N curves against a script that knows the sources only, and makers' tables. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm, published } from '@keelson/equations/testing.ts'
import { chainBreakingLoad } from '../iacs-ur-w22-2016/chain.ts'
import * as tension from './line-tension.ts'
import * as tn from './tn-curves.ts'
import worked from './worked.json' with { type: 'json' }

test('the equations and tables of API RP 2SK are those of the script', () => {
  assertScriptAgrees({ ...tension, ...tn }, worked)
})

test('curves hold over all ranges of tension, and at a tenth of its strength stud chain endures a million cycles', () => {
  const source = closedForm('1000 times 10 to the third')
  assertEquationHolds(tn.tensionCycles, {
    ranges: { R: [0.001, 1], M: [3, 5.05] },
    worked: [{ args: { ...tn.CHAIN_CURVES.stud_chain, R: 0.1 }, value: 1e6, relTol: 1e-13, source }],
  })
})

test('ORQ chain of 76 mm breaks at 4621 kN', () => {
  const source = published('makers’ tables of ORQ chain')
  assertEquationHolds(chainBreakingLoad, {
    ranges: { d: [20, 200] },
    worked: [{ args: { c: tn.ORQ_COEFFICIENT.value, d: 76 }, value: 4621, relTol: 1e-3, source }],
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
