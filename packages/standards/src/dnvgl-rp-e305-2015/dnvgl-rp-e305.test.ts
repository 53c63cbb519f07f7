/** Stiffness of fibre rope against a script that knows the model only. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm } from '@keelson/equations/testing.ts'
import * as stiffness from './stiffness.ts'
import worked from './worked.json' with { type: 'json' }

test('both stiffnesses, the length that keeps the tension and the elongation are those of the script', () => {
  assertScriptAgrees(stiffness, worked)
})

test('where the stiffness is not switched the length stays', () => {
  const source = closedForm('a quotient of equals')
  assertEquationHolds(stiffness.equivalentLength, {
    worked: [{ args: { T_mean: 3e6, EA_s: 2e8, EA_d: 2e8 }, value: 1, relTol: 1e-13, source }],
  })
})
