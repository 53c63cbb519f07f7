import assert from 'node:assert/strict'
import { test } from 'node:test'
import { kolmogorovSmirnov } from './kolmogorov-smirnov.ts'

test('the same values in another order lie nowhere apart, and values without overlap wholly', () => {
  assert.equal(kolmogorovSmirnov([3, 1, 2, 2], [2, 3, 2, 1]), 0)
  assert.equal(kolmogorovSmirnov([1, 2, 3], [4, 5]), 1)
  assert.equal(kolmogorovSmirnov([4, 5], [1, 2, 3]), 1)
})

test('values that are equal are stepped over together', () => {
  // Of (1, 2) a half lies at or below 1, of (1, 1, 2) two thirds.
  assert.ok(Math.abs(kolmogorovSmirnov([1, 2], [1, 1, 2]) - (2 / 3 - 1 / 2)) < 1e-15)
})

test('the quartet of Anscombe: sets 1 and 2 are 3/11 apart', () => {
  const one = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68]
  const two = [9.14, 8.14, 8.74, 8.77, 9.26, 8.1, 6.13, 3.1, 9.13, 7.26, 4.74]
  assert.ok(Math.abs(kolmogorovSmirnov(one, two) - 3 / 11) < 1e-15)
})

test('a sample of nothing is refused', () => {
  assert.throws(() => kolmogorovSmirnov([], [1]), /at least one value/)
})
