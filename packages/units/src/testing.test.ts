/** Two numbers are near by share or by distance, and what is no number is near nothing. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { near, within } from './testing.ts'

test('a number is near another up to its share of it, whatever their sign and size', () => {
  for (const size of [1e-20, 1, -3e30]) {
    near(size * 1.009, size, 0.01)
    assert.throws(() => near(size * 1.011, size, 0.01), /is not/)
  }
  near(1 + 1e-10, 1)
  assert.throws(() => near(1 + 1e-8, 1), /^Error: 1.00000001 is not 1 within 1e-9$/)
})

test('near 0 is 0 alone, and within a distance of it what is as close', () => {
  near(0, 0)
  assert.throws(() => near(1e-300, 0))
  within(-0.1, 0, 0.1)
  assert.throws(() => within(0.11, 0, 0.1, 'offset'), /^Error: offset: 0.11 is not 0 within 0.1$/)
})

test('what is absent, null or NaN is near nothing, not even itself', () => {
  for (const none of [undefined, null, Number.NaN]) {
    for (const other of [0, 1, none]) {
      assert.throws(() => near(none, other, 1))
      assert.throws(() => near(other, none, 1))
      assert.throws(() => within(none, other, Number.POSITIVE_INFINITY))
    }
  }
})
