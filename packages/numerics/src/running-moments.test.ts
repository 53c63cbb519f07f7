/** Claims about moments of numbers that are not kept. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { normalQuantile } from './normal.ts'
import { countedSource } from './philox.ts'
import { deviationOf, joinedMoments, meanOf, noMoments, takeNumber } from './running-moments.ts'

const near = (actual: number, expected: number, relative: number) =>
  assert.ok(Math.abs(actual - expected) <= relative * Math.abs(expected), `${actual} for ${expected}`)

function momentsOf(values: Iterable<number>) {
  const moments = noMoments()
  for (const value of values) takeNumber(moments, value)
  return moments
}

test('mean and deviation of numbers far from nought are those of their differences', () => {
  // 1e9 + (4, 7, 13, 16): mean 1e9 + 10, squares about it 90, over n - 1 = 3.
  const found = momentsOf([1e9 + 4, 1e9 + 7, 1e9 + 13, 1e9 + 16])
  assert.equal(meanOf(found), 1e9 + 10)
  assert.equal(deviationOf(found), Math.sqrt(30))
  assert.deepEqual([found.count, found.minimum, found.maximum], [4, 1e9 + 4, 1e9 + 16])
})

test('parts that are joined say what the whole says, within 1e-14', () => {
  const values = countedSource(1, 9)
    .uniforms(0, 100_000)
    .map((u) => 20 + 1.5 * normalQuantile(u))
  const whole = momentsOf(values)
  for (const length of [1, 7, 1000, 99_999]) {
    let joined = noMoments()
    for (let at = 0; at < values.length; at += length)
      joined = joinedMoments(joined, momentsOf(values.subarray(at, at + length)))
    assert.deepEqual([joined.count, joined.minimum, joined.maximum], [whole.count, whole.minimum, whole.maximum])
    near(meanOf(joined), meanOf(whole), 1e-14)
    near(deviationOf(joined), deviationOf(whole), 1e-14)
  }
})

test('of one number the deviation is 0, and no numbers change nothing', () => {
  const one = momentsOf([3])
  assert.equal(deviationOf(one), 0)
  assert.deepEqual(joinedMoments(noMoments(), one), one)
  assert.deepEqual(joinedMoments(one, noMoments()), one)
})
