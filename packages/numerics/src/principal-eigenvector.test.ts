/** Claims about the principal eigenvector: it is one, sums to 1, and is that of matrices whose own is known. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { principalEigenvector } from './principal-eigenvector.ts'

test('a symmetric matrix of two has the vector of its angle', () => {
  const { value, vector } = principalEigenvector([
    [2, 1],
    [1, 2],
  ])
  assert.ok(Math.abs(value - 3) < 1e-14)
  assert.deepEqual(vector, [0.5, 0.5])
})

test('ratios of one list of numbers have that list, and as many as their value', () => {
  const list = [0.5, 0.3, 0.15, 0.05]
  const { value, vector } = principalEigenvector(list.map((a) => list.map((b) => a / b)))
  assert.ok(Math.abs(value - 4) < 1e-13)
  vector.forEach((w, i) => {
    assert.ok(Math.abs(w - (list[i] ?? 0)) < 1e-14)
  })
})

test('the vector times the matrix is the vector times the value, for any positive matrix', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0.1, max: 9, noNaN: true }), { minLength: 9, maxLength: 9 }), (list) => {
      const matrix = [list.slice(0, 3), list.slice(3, 6), list.slice(6)]
      const { value, vector } = principalEigenvector(matrix)
      assert.ok(Math.abs(vector.reduce((a, b) => a + b) - 1) < 1e-13)
      matrix.forEach((row, i) => {
        const product = row.reduce((sum, a, j) => sum + a * (vector[j] ?? 0), 0)
        assert.ok(Math.abs(product - value * (vector[i] ?? 0)) < 1e-11 * value)
      })
    }),
  )
})

test('what has no positive eigenvector is refused', () => {
  assert.throws(() => principalEigenvector([[1, 2]]), /square/)
  assert.throws(
    () =>
      principalEigenvector([
        [1, 0],
        [1, 1],
      ]),
    /positive/,
  )
})
