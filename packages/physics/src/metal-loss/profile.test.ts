/** Areas, worst stretches and windows of a profile: exact on straight lines, and the same from either end. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { averageOf, pairsOf, profileAreas, windowOf, worstInterval } from './profile.ts'

const ramp = { x: [0, 1, 2, 3, 4], y: [0, 1, 2, 3, 4] }

test('trapezoids are exact on a ramp', () => {
  assert.deepEqual(profileAreas(ramp), [0, 0.5, 2, 4.5, 8])
  assert.equal(averageOf(ramp), 2)
  assert.equal(averageOf({ x: [0, 0.005], y: [1, 3] }), 2)
  assert.equal(averageOf({ x: [4], y: [7] }), 7)
})

test('a window is interpolated at its ends and cut at the profile', () => {
  assert.deepEqual(windowOf(ramp, 2, 1), { x: [1.5, 2, 2.5], y: [1.5, 2, 2.5] })
  assert.deepEqual(windowOf(ramp, 0, 3), { x: [0, 1, 1.5], y: [0, 1, 1.5] })
  assert.deepEqual(windowOf(ramp, 2, 100), ramp)
  assert.deepEqual(windowOf(ramp, 2, 0), { x: [2], y: [2] })
  assert.deepEqual(windowOf({ x: [0], y: [7] }, 0, 5), { x: [0], y: [7] })
})

test('the average of a ramp over a window inside it is its value at the centre', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 3, noNaN: true }),
      fc.double({ min: 1e-3, max: 2, noNaN: true }),
      (c, length) => {
        assert.ok(Math.abs(averageOf(windowOf(ramp, c, length)) - c) < 1e-12)
      },
    ),
  )
})

test('of equal stretches the first is taken, and one point is no profile', () => {
  const { start, end } = worstInterval([0, 1, 2], [0, 1, 2], () => 1)
  assert.deepEqual([start, end], [0, 1])
  assert.throws(() => worstInterval([0], [0], () => 1), /two points/)
})

test('where no stretch has a rank the whole profile is given', () => {
  const nowhere = worstInterval([0, 1, 2], [0, 1, 2], () => Number.POSITIVE_INFINITY)
  assert.deepEqual(nowhere, { start: 0, end: 2, lowest: Number.POSITIVE_INFINITY })
})

test('pairs hold each point with its next', () => {
  assert.deepEqual(pairsOf(ramp, 1, 3), { x_a: [1, 2], x_b: [2, 3], y_a: [1, 2], y_b: [2, 3] })
  assert.equal(pairsOf(ramp).x_b.at(-1), 4)
})
