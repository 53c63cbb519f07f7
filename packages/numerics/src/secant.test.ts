/** Claims about the secant: exact roots, a way out where it would stray, and a trail that saves calls. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NumericsError } from './errors.ts'
import { secantRoot, trailFrom } from './secant.ts'

test('the square root of two to the last digits', () => {
  const root = secantRoot((x) => x * x - 2, trailFrom(1, 2), { lower: 0, upper: 2 })
  assert.ok(Math.abs(root.x - Math.SQRT2) < 1e-15)
  assert.ok(root.iterations < 10)
})

test('an exact zero at the start ends the search', () => {
  assert.equal(secantRoot((x) => x - 3, trailFrom(3, 2), { lower: 0, upper: 10 }).x, 3)
})

test('an exact zero after a step ends the search', () => {
  assert.equal(secantRoot((x) => x - 3, trailFrom(1, 1), { lower: 0, upper: 10 }).x, 3)
})

test('a stray step falls back on the bracket', () => {
  // Flat far from the root: the secant through 5 and about 6 leaves -10 ... 9.
  const root = secantRoot((x) => Math.atan(x), trailFrom(5, -1.5), { lower: -10, upper: 9 })
  assert.ok(Math.abs(root.x) < 1e-12)
})

test('equal values at both starts fall back on the bracket', () => {
  const root = secantRoot((x) => x * x - 1, trailFrom(-0.5, 0.75), { lower: 0, upper: 3 })
  assert.ok(Math.abs(root.x - 1) < 1e-12)
})

test('no root between the bounds is said', () => {
  assert.throws(
    () => secantRoot((x) => x * x + 1, trailFrom(1, -2), { lower: -3, upper: 3 }),
    (error) => error instanceof NumericsError && error.code === 'no_bracket',
  )
})

test('an enormous value beside the root does not end the search', () => {
  const root = secantRoot((x) => x ** 9 - 1, trailFrom(2, 1e-3), { lower: 0, upper: 1e9 })
  assert.ok(Math.abs(root.x - 1) < 1e-13)
  const above = secantRoot((x) => x ** 9 - 1, trailFrom(2, -1e-3), { lower: 0, upper: 1e9 })
  assert.ok(Math.abs(above.x - 1) < 1e-13)
})

test('roots of a drifting equation are found to 1e-13 with three calls each', () => {
  const trail = trailFrom(1, 2)
  let calls = 0
  for (let i = 0; i <= 100; i++) {
    const square = 2 + i / 1000
    const { x } = secantRoot(
      (x) => {
        calls += 1
        return x * x - square
      },
      trail,
      { lower: 0, upper: 2 },
    )
    assert.ok(Math.abs(x / Math.sqrt(square) - 1) < 1e-13)
  }
  assert.ok(calls < 300, `${calls} calls`)
})
