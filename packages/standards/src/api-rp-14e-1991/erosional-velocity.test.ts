/** Worked values of API RP 14E, and that the equation runs as it prints. */
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import { EROSIONAL_CONSTANT, erosionalVelocity } from './erosional-velocity.ts'

test('erosional velocity', () => {
  assertEquationHolds(erosionalVelocity, {
    ranges: { rho_n: [0.01, 80] },
    worked: [
      { args: { c_e: EROSIONAL_CONSTANT.value, rho_n: 4 }, value: 50, relTol: 1e-15, source: 'square of 2' },
      { args: { c_e: 125, rho_n: 25 }, value: 25, relTol: 1e-15, source: 'square of 5, intermittent service' },
    ],
  })
})
