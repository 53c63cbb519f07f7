/** Claims about exposure times. */
import { test } from 'node:test'
import { assertEquationHolds, byHand } from '@keelson/equations/testing.ts'
import { lifeInSeconds } from './exposure.ts'

test('a life of 25 Julian years has 788 940 000 seconds', () => {
  const args = { T_L: 25, s_y: 31_557_600 }
  const source = byHand('25 * 365.25 * 24 * 3600')
  assertEquationHolds(lifeInSeconds, { worked: [{ args, value: 788_940_000, relTol: 1e-15, source }] })
})
