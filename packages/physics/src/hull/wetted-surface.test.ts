/** Wetted surface against bodies of known surface and against the form with the displacement. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import { mumfordWettedSurface } from './wetted-surface.ts'

test('the wetted surface is 1.7 L T and the displacement over the draught', () => {
  const [L, B, T, C_b] = [250, 44, 15, 0.85]
  const displaced = C_b * L * B * T
  assertEquationHolds(mumfordWettedSurface, {
    worked: [
      {
        args: { L, T, C_b, B },
        value: 1.7 * L * T + displaced / T,
        relTol: 1e-12,
        source: 'form with the displacement',
      },
      { args: { L, T, C_b, B }, value: 15725, relTol: 1e-12, source: 'worked by hand' },
    ],
  })
})

test('a box has less by the formula than it has, by its ends and a seventh of its sides', () => {
  const [L, B, T] = [200, 40, 10]
  const box = L * B + 2 * L * T + 2 * B * T
  const S = mumfordWettedSurface.evaluate({ L, T, C_b: 1, B })
  assert.ok(S < box && S > 0.85 * box)
})
