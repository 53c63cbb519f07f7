/** The simplified static method against a script that knows the practice only. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, byHand } from '@keelson/equations/testing.ts'
import * as e305 from './simplified.ts'
import worked from './worked.json' with { type: 'json' }

test('the loads over the phase and the weight that they ask for are what the script gives', () => {
  assertScriptAgrees(e305, worked)
})

test('drag turns with the flow', () => {
  const source = byHand('0.5 * 1000 * 1 * 0.5 * 2 * (-2)')
  assertEquationHolds(e305.dragForce, {
    ranges: { U_theta: [-2, 2] },
    worked: [{ args: { rho_w: 1000, C_D: 1, D: 0.5, U_theta: -2 }, value: -1000, relTol: 1e-12, source }],
  })
})
