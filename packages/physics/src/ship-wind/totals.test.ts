/** Wind and current together, against a script that adds them otherwise. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm } from '@keelson/equations/testing.ts'
import * as totals from './totals.ts'
import worked from './worked.json' with { type: 'json' }

test('forces and moments add as the script adds them', () => assertScriptAgrees(totals, worked))

test('three ahead and four abeam are five', () => {
  const source = closedForm('the right triangle of 3, 4 and 5')
  assertEquationHolds(totals.totalForce, { worked: [{ args: { F_x: -3, F_y: 4 }, value: 5, relTol: 1e-15, source }] })
})
