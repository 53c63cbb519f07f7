/** Claims about the Cholesky factor. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cholesky } from './cholesky.ts'
import { NumericsError } from './errors.ts'

test('the factor of a matrix known in whole numbers comes out', () => {
  const { factor, smallestPivot } = cholesky([
    [4, 12, -16],
    [12, 37, -43],
    [-16, -43, 98],
  ])
  assert.deepEqual(
    factor?.map((row) => [...row]),
    [
      [2, 0, 0],
      [6, 1, 0],
      [-8, 5, 3],
    ],
  )
  assert.equal(smallestPivot, 1)
})

test('a matrix that no variables can have has no factor, and its pivot says how far it is from one', () => {
  const impossible = [
    [1, 0.9, -0.9],
    [0.9, 1, 0.9],
    [-0.9, 0.9, 1],
  ]
  const { factor, smallestPivot } = cholesky(impossible)
  assert.equal(factor, null)
  assert.ok(smallestPivot < -10)
  const singular = cholesky([
    [1, 1],
    [1, 1],
  ])
  assert.equal(singular.factor, null)
  assert.equal(singular.smallestPivot, 0)
})

test('a matrix that is not square is refused', () => {
  assert.throws(() => cholesky([[1, 0]]), NumericsError)
})
