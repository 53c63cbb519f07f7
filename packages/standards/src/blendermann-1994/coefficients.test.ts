/** Blendermann's loading functions against a script, and at the angles where they are known. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm } from '@keelson/equations/testing.ts'
import * as blendermann from './coefficients.ts'
import worked from './worked.json' with { type: 'json' }

test('coefficients, loads and the table of ship types are those of the script', () => {
  assertScriptAgrees(blendermann, worked)
})

test('a beam wind meets the resistance abeam itself, and its arm is that of the lateral centroid', () => {
  const source = closedForm('the sine of twice 90 degrees is 0')
  const gamma = Math.PI / 2
  assertEquationHolds(blendermann.denominator, {
    worked: [{ args: { delta: 0.8, C_Dl: 0.1, C_Dt: 0.9, gamma }, value: 1, relTol: 1e-15, source }],
  })
  assertEquationHolds(blendermann.yaw, {
    worked: [{ args: { s_L: 20, L_OA: 200, k_N: 0.18, gamma, C_Y: 0.9 }, value: 0.09, relTol: 1e-14, source }],
  })
})
