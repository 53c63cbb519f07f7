/** Wetted surface against a script of the form with the displacement, and against a body of known surface. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import * as surface from './wetted-surface.ts'
import worked from './worked.json' with { type: 'json' }

test('the wetted surface is 1.7 L T and the displacement over the draught', () => {
  assertScriptAgrees(surface, worked)
})

test('a box has less by the formula than it has, by its ends and a seventh of its sides', () => {
  const [L, B, T] = [200, 40, 10]
  const box = L * B + 2 * L * T + 2 * B * T
  const S = surface.mumfordWettedSurface.evaluate({ L, T, C_b: 1, B })
  assert.ok(S < box && S > 0.85 * box)
})
