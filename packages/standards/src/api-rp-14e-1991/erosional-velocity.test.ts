/** Erosional velocity against a script that knows the rule only, and over its range. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm } from '@keelson/equations/testing.ts'
import * as erosion from './erosional-velocity.ts'
import worked from './worked.json' with { type: 'json' }

test('erosional velocity', () => {
  assertScriptAgrees(erosion, worked)
  const args = { c_e: erosion.EROSIONAL_CONSTANT.value, rho_n: 4 }
  const twice = { args, value: 50, relTol: 1e-15, source: closedForm('the root of 4 is 2') }
  assertEquationHolds(erosion.erosionalVelocity, { ranges: { rho_n: [0.01, 80] }, worked: [twice] })
})
