/** Claims about forecasts of restricted operations: the script's reading, and how the table falls. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import * as alpha from './alpha.ts'
import worked from './worked.json' with { type: 'json' }

test('periods, limits and the table are those of the script', () => assertScriptAgrees(alpha, worked))

test('a longer operation and a lower sea are forecast worse', () => {
  alpha.BASE_CASE.forEach((row, i) => {
    for (const [j, factor] of row.alpha.entries()) {
      assert.ok(j === 0 || factor > (row.alpha[j - 1] ?? 1))
      assert.ok(i === 0 || factor < (alpha.BASE_CASE[i - 1]?.alpha[j] ?? 0))
    }
  })
})
