/** The equations of this standard against a script that knows it only. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import * as equations from './groups.ts'
import worked from './worked.json' with { type: 'json' }

test('equations and coefficients are those of the script', () => assertScriptAgrees(equations, worked))
