/** Limits of survival against a second reading of the regulation. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import * as survival from './survival.ts'
import worked from './worked.json' with { type: 'json' }

test('the limits are those of the second reading', () => {
  assertScriptAgrees(survival, worked)
})
