/** Isherwood's regression against a script with the tables of another implementation, and what symmetry says of it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import * as isherwood from './coefficients.ts'
import worked from './worked.json' with { type: 'json' }

test('coefficients, loads and tables are those of the script', () => assertScriptAgrees(isherwood, worked))

test('a wind from right ahead or astern neither pushes abeam nor turns', () => {
  for (const table of [isherwood.ABEAM_TABLE, isherwood.YAW_TABLE])
    for (const row of [table[0], table[18]]) assert.ok(row.every((entry) => entry === 0))
})
