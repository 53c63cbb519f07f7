/** Depths at which a rule is just met: exact on straight lines, and at the ends of the range. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { acceptableDepth, lastHolding } from './acceptable-depth.ts'

const line = (d: number) => 10 * (1 - d)

test('the acceptable depth meets the demand exactly', () => {
  assert.ok(Math.abs((acceptableDepth(line, 4, 0.8) ?? 0) - 0.6) < 1e-8)
})

test('a demand just below the strength of the sound wall allows a loss just above none', () => {
  assert.ok(Math.abs((acceptableDepth(line, 9.95, 0.8) ?? 0) - 0.005) < 1e-8)
})

test('a small demand allows the deepest loss, one beyond the sound wall none', () => {
  assert.equal(acceptableDepth(line, 1, 0.8), 0.8)
  assert.equal(acceptableDepth(line, 11, 0.8), undefined)
})

test('the last point that holds lies before the first break', () => {
  assert.ok(Math.abs(lastHolding((x) => x < 0.3 || x > 0.6, 1) - 0.3) < 1e-9)
  assert.ok(Math.abs(lastHolding((x) => x < 0.995, 1) - 0.995) < 1e-9)
  assert.ok(Math.abs(lastHolding((x) => x < 0.005, 1) - 0.005) < 1e-9)
  assert.equal(
    lastHolding(() => true, 2),
    2,
  )
  assert.equal(
    lastHolding(() => false, 2),
    0,
  )
})
