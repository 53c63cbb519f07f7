/** A threshold is met from the side on which the claim holds. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { thresholdBetween } from './threshold.ts'

test('the threshold is within the last half, on the side that holds', () => {
  const found = thresholdBetween((x) => x >= Math.SQRT2, 1, 2, 30)
  assert.ok(found >= Math.SQRT2 && found - Math.SQRT2 <= 2 ** -30)
})

test('what holds below a number is met from below', () => {
  const found = thresholdBetween((x) => x <= 0.3, 1, 0, 40)
  assert.ok(found <= 0.3 && 0.3 - found <= 2 ** -40)
})

test('without halving it is the number at which it was known to hold', () => {
  assert.equal(
    thresholdBetween(() => false, 1, 2, 0),
    2,
  )
})
