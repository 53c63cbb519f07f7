/** Each equation of Gray over its range, and against a script that knows the sources only. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import * as gray from './gray.ts'
import worked from './gray.worked.json' with { type: 'json' }

test('the equations and coefficients of Gray give what the script gives', () => {
  assertScriptAgrees(gray, worked)
})
