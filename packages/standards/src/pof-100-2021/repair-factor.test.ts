/** Claims about the repair factor and sizes with tolerance. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import * as pof from './repair-factor.ts'

const worked = <A>(args: A, value: number, source = 'worked by hand', relTol = 1e-9) => ({
  worked: [{ args, value, relTol, source }] as const,
})
const table = 'independent calculation, PS-002 of worldenergydata pipeline-safety-ffs'

test('the operating pressure over the safe one is the repair factor', () => {
  assertEquationHolds(pof.estimatedRepairFactor, worked({ P_o: 5, P_S: 10.7492 }, 0.465152, table, 5e-6))
  assert.equal(pof.estimatedRepairFactor.evaluate({ P_o: 7, P_S: 7 }), 1)
})

test('the tolerance of the tool is added to what it measured', () => {
  assertEquationHolds(pof.depthOfShare, worked({ p_d: 0.6, t: 9.53 }, 5.718))
  assertEquationHolds(pof.depthWithTolerance, worked({ d_m: 5.718, e_d: 0.1, t: 9.53 }, 6.671))
  assertEquationHolds(pof.lengthWithTolerance, worked({ L_m: 0.2, e_L: 0.01 }, 0.21))
})

test('a depth that grew by 1 mm in ten years grew by 0.1 mm a year', () => {
  assertEquationHolds(pof.growthBetweenRuns, worked({ d_1: 1, d_2: 2, y_1: 2014, y_2: 2024 }, 0.1))
})
