/** The catalogue against a second reading: a larger shackle always holds more, and has a number of its own. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import * as shackles from './shackles.ts'
import worked from './worked.json' with { type: 'json' }

test('sizes, numbers and limits are those of the second reading', () => assertScriptAgrees(shackles, worked))

test('a larger shackle holds more, and no two share a stock number', () => {
  const limits = shackles.SHACKLES.map(({ wll }) => wll)
  assert.deepEqual(
    limits,
    limits.toSorted((a, b) => a - b),
  )
  assert.equal(new Set(shackles.SHACKLES.map(({ stock }) => stock)).size, limits.length)
  assert.ok(shackles.SHACKLES.some(({ stock, wll }) => stock === shackles.SEEN_STOCK && wll === 6.5))
})
