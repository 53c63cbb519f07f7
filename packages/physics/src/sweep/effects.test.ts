/** The measures of a sweep against a script of their definitions, and on a power law. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm } from '@keelson/equations/testing.ts'
import * as effects from './effects.ts'
import worked from './worked.json' with { type: 'json' }

test('cases, spread and relative sensitivity are what the script gives', () => {
  assertScriptAgrees(effects, worked)
})

test('a stress that grows as the square of a parameter has a relative sensitivity of 2', () => {
  const args = { sigma_up: 1.01 ** 2 * 3e8, sigma_down: 0.99 ** 2 * 3e8, delta: 0.01, sigma: 3e8 }
  const source = closedForm('a central difference is exact on a square')
  assertEquationHolds(effects.stressElasticity, { worked: [{ args, value: 2, relTol: 1e-12, source }] })
})
