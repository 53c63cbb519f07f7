/** Claims about the limits of design tables. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toSI } from '@keelson/units'
import { isUpTo } from './temperature-limit.ts'

test('a limit is met in whatever unit the temperature was given, and not exceeded by a millikelvin', () => {
  for (const limit of [25, 30, 50, 60, 80, 120]) {
    assert.ok(isUpTo(toSI(1.8 * limit + 32, 'degF'), limit), `${limit} degC`)
    assert.ok(!isUpTo(toSI(limit, 'degC') + 1e-3, limit), `${limit} degC`)
  }
})
