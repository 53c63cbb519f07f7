/** Claims about the secant: exact roots, and a way out where it would stray. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NumericsError } from './errors.ts'
import { secantRoot } from './secant.ts'

test('the square root of two to the last digits', () => {
  const root = secantRoot((x) => x * x - 2, 1, 1.5, { lower: 0, upper: 2 })
  assert.ok(Math.abs(root.x - Math.SQRT2) < 1e-15)
  assert.ok(root.iterations < 10)
})

test('an exact zero at the start ends the search', () => {
  assert.equal(secantRoot((x) => x - 3, 1, 3, { lower: 0, upper: 10 }).x, 3)
})

test('a stray step falls back on the bracket', () => {
  // Flat far from the root: the secant through 5 and 6 leaves -10 ... 10.
  const root = secantRoot((x) => Math.atan(x), 5, 6, { lower: -10, upper: 9 })
  assert.ok(Math.abs(root.x) < 1e-12)
})

test('equal values at both starts fall back on the bracket', () => {
  const root = secantRoot((x) => x * x - 1, -0.5, 0.5, { lower: 0, upper: 3 })
  assert.ok(Math.abs(root.x - 1) < 1e-12)
})

test('no root between the bounds is said', () => {
  assert.throws(
    () => secantRoot((x) => x * x + 1, 1, 2, { lower: -3, upper: 3 }),
    (error) => error instanceof NumericsError && error.code === 'no_bracket',
  )
})
