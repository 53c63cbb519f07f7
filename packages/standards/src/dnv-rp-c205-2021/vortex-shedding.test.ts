/** Claims about vortex shedding: the script's reading, and which way of it is across the flow. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, published } from '@keelson/equations/testing.ts'
import * as shedding from './vortex-shedding.ts'
import worked from './worked.json' with { type: 'json' }

test('frequencies, reduced velocity and ranges are those of the script', () => assertScriptAgrees(shedding, worked))

test('vortices push across the flow at the Strouhal frequency, and along it at twice that', () => {
  const f_s = shedding.crossFlowExcitation.evaluate({ St: 0.2, U: 0.9144, D_h: 0.32385 })
  assert.ok(Math.abs(f_s - 0.5647) < 1e-4)
  assert.equal(shedding.inLineExcitation.evaluate({ f_s }), 2 * f_s)
})

test('cross-flow lock-in at a reduced velocity of 1/St is where both frequencies meet', () => {
  const [U, D_h, St] = [1.3, 0.4, 0.2]
  const f_n = shedding.crossFlowExcitation.evaluate({ St, U, D_h })
  assertEquationHolds(shedding.reducedVelocity, {
    worked: [
      {
        args: { U, f_n, D_h },
        value: 5,
        relTol: 1e-12,
        source: published('Blevins (1990), chapter 3: U/(f D) = 1/St'),
      },
    ],
  })
})
