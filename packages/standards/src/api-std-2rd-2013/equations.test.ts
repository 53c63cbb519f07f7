/** The combination of Method 1. */
import { test } from 'node:test'
import { assertEquationHolds, byHand, type Evidence } from '@keelson/equations/testing.ts'
import * as combined from './combined.ts'

const at = <A>(args: A, value: number, source: Evidence) => ({
  worked: [{ args, value, relTol: 1e-9, source }] as const,
})

test('Method 1: yield moment, moment of a strain, and the sum', () => {
  const W_e = (Math.PI / 4) * 0.9025 * 0.05
  assertEquationHolds(combined.sectionModulus, at({ D: 1, t: 0.05 }, W_e, byHand('pi / 4 * (1 - 0.05) ** 2 * 0.05')))
  assertEquationHolds(combined.yieldMoment, at({ S: 450e6, W_e: 0.001 }, 450e3, byHand('450000000 * 0.001')))
  assertEquationHolds(
    combined.elasticMoment,
    at({ E: 207e9, epsilon: 0.001, W_e: 0.001 }, 207e3, byHand('207000000000 * 0.001 * 0.001')),
  )
  const loads = { M: -90e3, M_y: 450e3, P_net: 30e6, p_b: 100e6, T_eff: 0.4e6, T_y: 1e6 }
  assertEquationHolds(combined.method1, at(loads, 0.7, byHand('90 / 450 + sqrt((30 / 100) ** 2 + (0.4 / 1) ** 2)')))
})
