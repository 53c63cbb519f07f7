/** Claims about symmetric tridiagonal matrices: a string of beads, and any matrix against itself. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { tridiagonalEigenpairs } from './tridiagonal.ts'

test('a string of beads has the values of its closed form', () => {
  for (const n of [1, 2, 7, 60]) {
    const { values } = tridiagonalEigenpairs(new Float64Array(n).fill(2), new Float64Array(n - 1).fill(-1))
    const known = Array.from({ length: n }, (_, k) => 2 - 2 * Math.cos(((k + 1) * Math.PI) / (n + 1)))
    for (const [k, value] of values.entries()) assert.ok(Math.abs(value - (known[k] ?? 0)) < 1e-13, `${n}: ${value}`)
  }
})

test('every vector is turned into its value times itself, has length 1 and stands square on the others', () => {
  const entry = fc.double({ min: -10, max: 10, noNaN: true })
  const matrix = fc.array(fc.tuple(entry, entry), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(matrix, (rows) => {
      const d = rows.map(([a]) => a)
      const e = rows.slice(1).map(([, b]) => b)
      const { values, vectors } = tridiagonalEigenpairs(d, e)
      const times = (v: Float64Array) =>
        d.map((a, i) => a * (v[i] ?? 0) + (e[i - 1] ?? 0) * (v[i - 1] ?? 0) + (e[i] ?? 0) * (v[i + 1] ?? 0))
      for (const [k, v] of vectors.entries()) {
        for (const [i, y] of times(v).entries()) assert.ok(Math.abs(y - (values[k] ?? 0) * (v[i] ?? 0)) < 1e-12)
        for (const [j, other] of vectors.entries()) {
          const product = v.reduce((sum, a, i) => sum + a * (other[i] ?? 0), 0)
          assert.ok(Math.abs(product - (j === k ? 1 : 0)) < 1e-13)
        }
        if (k > 0) assert.ok((values[k] ?? 0) >= (values[k - 1] ?? 0))
      }
    }),
  )
})

test('a matrix without the right number of entries is refused', () => {
  assert.throws(() => tridiagonalEigenpairs([1, 2], []), /one fewer/)
})
