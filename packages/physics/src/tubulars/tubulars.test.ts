/** First yield of tubes against a script that searches for it, and what is known of it without arithmetic. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm } from '@keelson/equations/testing.ts'
import { near } from '@keelson/units/testing.ts'
import worked from './worked.json' with { type: 'json' }
import * as tube from './yielding.ts'

test('tubes yield where the script finds it', () => {
  const [sigma_z, p, k, Y] = [
    [-1e8, 2e8],
    [0, 2e7],
    [5, 5.5],
    [5e8, 6e8],
  ] as const
  assertScriptAgrees(tube, worked, {
    yieldPressureOpen: { sigma_z, c: [4, 4.5], k, h: k, p_o: p, Y },
    yieldPressureCapped: { sigma_z, k, h: k, p_o: p, Y },
    yieldPressureOutside: { sigma_z, c: [4, 4.5], k, h: k, p_i: p, Y },
  })
})

test('a closed tube with nothing besides yields at Y over root 3 of its outside share', () => {
  const source = closedForm('Y (r_o^2 - r_i^2)/(sqrt(3) r_o^2)')
  const args = { sigma_z: 0, k: 4, h: 4, p_o: 0, Y: 4 * Math.sqrt(3) }
  assertEquationHolds(tube.yieldPressureCapped, { worked: [{ args, value: 1, relTol: 1e-12, source }] })
})

test('pull against outer pressure weakens, and push against it strengthens', () => {
  const at = (sigma_z: number) => tube.yieldPressureOutside.evaluate({ sigma_z, c: 4, k: 5, h: 5, p_i: 0, Y: 5e8 })
  assert.ok(at(1e8) < at(0) && at(0) < at(-1e8))
  near(at(0), 5e8 / 10, 1e-12)
})
