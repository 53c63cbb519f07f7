/** The equations of this standard against a script that knows it only. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, byHand } from '@keelson/equations/testing.ts'
import * as equations from './rod-loading.ts'
import worked from './worked.json' with { type: 'json' }

test('equations and coefficients are those of the script', () => assertScriptAgrees(equations, worked))

test('rods of grade D in pull alone are allowed a quarter of their strength', () => {
  const args = { k_t: 0.25, T_r: 115000, k_m: 0.5625, sigma_min: 0, f_s: 1 }
  const source = byHand('115000 / 4')
  assertEquationHolds(equations.allowableStress, { worked: [{ args, value: 28750, relTol: 1e-15, source }] })
})
