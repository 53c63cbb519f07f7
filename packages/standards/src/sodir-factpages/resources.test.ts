/** Oil equivalents are those of the script, and of a field as the directorate prints it. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, published } from '@keelson/equations/testing.ts'
import * as resources from './resources.ts'
import * as source from './source.ts'
import worked from './worked.json' with { type: 'json' }

test('the equations and factors are those of the script', () => {
  assertScriptAgrees({ ...resources, ...source }, worked)
})

test('the phases of Alvheim and Albuskjell make their recoverable oil equivalents', () => {
  const source = published('SODIR FactPages, field_reserves, ALVHEIM and ALBUSKJELL, 31.12.2021')
  const f_g = 1000
  assertEquationHolds(resources.recoverableEquivalent, {
    worked: [
      { args: { R_o: 59.62, R_g: 15520, E_n: 0, R_k: 0, f_g }, value: 75.14, relTol: 1e-4, source },
      { args: { R_o: 7.35, R_g: 15530, E_n: 0.99 * 1.9, R_k: 0, f_g }, value: 24.76, relTol: 3e-4, source },
    ],
  })
})
