/** The factors of Wang's integrals, against a script. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import * as equations from './equations.ts'
import worked from './worked.json' with { type: 'json' }

test('forces, moment, Froude number and parabolic hull are those of the script', () => {
  assertScriptAgrees(equations, worked)
})
