/** The heel limit against a second reading. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import * as heel from './heel.ts'
import worked from './worked.json' with { type: 'json' }

test('the limit is that of the second reading, and 15 degrees are 0.2618 rad', () => {
  assertScriptAgrees(heel, worked)
  assert.ok(Math.abs(heel.STATIC_HEEL_LIMIT.si - Math.PI / 12) < 1e-15)
})
