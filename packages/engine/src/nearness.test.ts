/** Of a case, the number is told that uses most of its tolerance, in the terms of the tolerance that applied. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nearestIn, shareOf } from './nearness.ts'

const round = (n: ReturnType<typeof nearestIn>) => n && { ...n, error: Number(n.error.toPrecision(6)) }

test('the wider of the two tolerances is the one that applies', () => {
  assert.deepEqual(round(nearestIn(101, 100, { rel: 0.02, abs: 0.5 }, 'mm')), { error: 0.01, tolerance: 0.02 })
  assert.deepEqual(round(nearestIn(101, 100, { rel: 0.02, abs: 5 }, 'mm')), { error: 1, tolerance: 5, unit: 'mm' })
})

test('of nothing only a number is a tolerance', () => {
  assert.deepEqual(nearestIn(0.25, 0, { rel: 0.01, abs: 0.5 }, 'deg'), { error: 0.25, tolerance: 0.5, unit: 'deg' })
  assert.equal(shareOf({ error: 0, tolerance: 0, unit: '-' }), 0)
})

test('of a list or a map the entry counts that uses most, however small its error is', () => {
  const far = nearestIn([100, 1e-6], [101, 2e-6], { rel: 0.02, abs: 1e-6 }, 'm')
  assert.deepEqual(round(far), { error: 0.000001, tolerance: 0.000001, unit: 'm' })
  assert.equal(round(nearestIn({ a: 1, b: 2 }, { a: 1.001, b: 2.1 }, { rel: 0.1, abs: 0 }, '-'))?.error, 0.047619)
})

test('a text, a flag and a number that is not there have none', () => {
  for (const [got, expected] of [
    ['a', 'a'],
    [true, true],
    [undefined, 1],
    [null, [1]],
  ])
    assert.equal(nearestIn(got, expected, { rel: 0.01, abs: 0 }, '-'), null)
})
