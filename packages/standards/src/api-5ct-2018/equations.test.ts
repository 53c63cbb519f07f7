/** Drift of casing against a script, and drifts that tables of casing print. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, published } from '@keelson/equations/testing.ts'
import { near } from '@keelson/units/testing.ts'
import * as drift from './drift.ts'
import worked from './worked.json' with { type: 'json' }

test('drifts and mandrels are those of the script', () => assertScriptAgrees(drift, worked))

test('casing drifts as its tables print', () => {
  const source = published('tables of casing: 7 in 26, 9 5/8 in 47, 13 3/8 in 68 and 20 in 94 lb/ft, drift in inches')
  const at = (D: number, t: number, value: number) => {
    const args = { D, t, c_dr: drift.driftClassOf(D).less }
    return { args, value, relTol: 1e-4, source }
  }
  assertEquationHolds(drift.driftDiameter, {
    worked: [at(7, 0.362, 6.151), at(9.625, 0.472, 8.525), at(13.375, 0.48, 12.259), at(20, 0.438, 18.936)],
  })
})

test('the classes end where the specification has it, whatever a conversion leaves', () => {
  const less = (D: number) => drift.driftClassOf(D).less
  near(less(9.625 * (1 - 1e-12)), 5 / 32, 1e-12)
  near(less(9.6), 1 / 8, 1e-12)
  near(less(13.375 * (1 + 1e-12)), 5 / 32, 1e-12)
  near(less(13.5), 3 / 16, 1e-12)
})
