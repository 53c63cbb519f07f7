/** Claims about rounding up. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { roundUp } from './round-up.ts'

test('a number of things is rounded up, but not for the noise of the machine', () => {
  assert.equal(roundUp(4.2), 5)
  assert.equal(roundUp(5 + 1e-12), 5)
  assert.equal(roundUp(5 - 1e-12), 5)
  assert.equal(roundUp(5.000001), 6)
  assert.equal(roundUp(0), 0)
  assert.equal(roundUp(0.3), 1)
  assert.equal(roundUp(1e-12), 1)
  assert.equal(roundUp(Number.POSITIVE_INFINITY), Number.POSITIVE_INFINITY)
})
