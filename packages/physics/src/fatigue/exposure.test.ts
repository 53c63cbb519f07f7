/** Claims about exposure times. */
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import { lifeInSeconds, stateExposure, totalExposure } from './exposure.ts'

const hand = { relTol: 1e-15, source: 'by hand' }

test('a life of 25 Julian years has 788 940 000 seconds, and its sea states share them', () => {
  const life = [{ args: { T_L: 25, s_y: 31_557_600 }, value: 788_940_000, ...hand }] as const
  assertEquationHolds(lifeInSeconds, { worked: life })
  assertEquationHolds(stateExposure, { worked: [{ args: { p_i: 0.25, T: 1000 }, value: 250, ...hand }] })
  assertEquationHolds(totalExposure, { worked: [{ args: { T_i: [3600, 3600, 7200] }, value: 14_400, ...hand }] })
})
