/** Line strength of position mooring, against a script that knows the standard only. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import * as strength from './strength.ts'
import worked from './strength.worked.json' with { type: 'json' }

test('the design equation and its partial factors are those of the script', () => {
  assertScriptAgrees(strength, worked)
})

test('a graver class and a simpler analysis never ask for less on the dynamic tension', () => {
  const { dynamic, quasi_static } = strength.PARTIAL_FACTORS
  for (const state of ['ultimate', 'accidental'] as const) {
    for (const factors of [dynamic, quasi_static]) assert.ok(factors[state][2].dynamic >= factors[state][1].dynamic)
    for (const k of [1, 2] as const) assert.ok(quasi_static[state][k].dynamic >= dynamic[state][k].dynamic)
  }
})
