/** The R-N curve of polyester rope, against a script that knows the standard only. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm } from '@keelson/equations/testing.ts'
import * as fibre from './fibre-rope.ts'
import worked from './fibre-rope.worked.json' with { type: 'json' }

test('the curve of polyester and its factor are those of the script', () => {
  assertScriptAgrees(fibre, worked, { ropeCycles: { R: [1e-6, 2], m: [1, 14] } })
})

test('a range as large as the strength is withstood 0.259 times: the intercept is no logarithm', () => {
  const source = closedForm('one to any power is one')
  assertEquationHolds(fibre.ropeCycles, {
    worked: [{ args: { ...fibre.POLYESTER_CURVE, R: 1 }, value: 0.259, relTol: 1e-13, source }],
  })
})
