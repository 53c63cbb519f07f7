/** Claims about the least value between two bounds. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NumericsError } from './errors.ts'
import { leastBetween } from './minimum.ts'

test('the foot of a parabola is found as sharply as its values tell', () => {
  const { x, value, width, iterations } = leastBetween((t) => 3 + (t - 0.7) ** 2, 0, 2, 1e-7)
  assert.ok(Math.abs(x - 0.7) < 1e-6)
  assert.ok(Math.abs(value - 3) < 1e-12)
  assert.ok(width <= 1e-7 && iterations < 50)
})

test('a function that only rises is least at its lower bound, one that only falls at the upper', () => {
  assert.ok(leastBetween((t) => t, 1, 2, 1e-9).x < 1 + 1e-8)
  assert.ok(leastBetween((t) => -t, 1, 2, 1e-9).x > 2 - 1e-8)
})

test('where there is no value the search turns away', () => {
  const { x } = leastBetween((t) => (t > 1 ? Number.POSITIVE_INFINITY : (t - 0.4) ** 2), 0, 2, 1e-8)
  assert.ok(Math.abs(x - 0.4) < 1e-7)
})

test('bounds and width that say nothing are refused', () => {
  assert.throws(() => leastBetween((t) => t, 2, 1, 1e-6), NumericsError)
  assert.throws(() => leastBetween((t) => t, 0, Number.NaN, 1e-6), NumericsError)
  assert.throws(() => leastBetween((t) => t, 0, 1, 0), NumericsError)
})

test('a width finer than numbers ends all the same', () => {
  assert.ok(leastBetween((t) => (t - 1) ** 2, 0, 3, 1e-300).iterations < 200)
})
