/** Claims about table reads. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { NumericsError } from './errors.ts'
import { bilinear, linear, locate } from './interpolation.ts'

const refused = (e: unknown) => e instanceof NumericsError && e.code === 'bad_input'

test('a table value is read back as it stands', () => {
  const xs = [0, 0.1, 0.3]
  const ys = [1 / 3, 1 / 7, 1 / 9]
  for (const [i, x] of xs.entries()) assert.equal(linear(xs, ys, x, 'refuse').value, ys[i])
})

test('between two points the read is linear and says where it stands', () => {
  assert.deepEqual(linear([0, 10, 30], [0, 1, 5], 20, 'refuse'), { value: 3, at: [1, 2, 0.5], clamped: false })
})

test('outside the table the policy decides, and a clamp is reported', () => {
  assert.deepEqual(linear([0, 1], [5, 7], 2, 'clamp'), { value: 7, at: [0, 1, 1], clamped: true })
  assert.deepEqual(linear([0, 1], [5, 7], -2, 'clamp'), { value: 5, at: [0, 1, 0], clamped: true })
  assert.equal(linear([0, 1], [5, 7], 1, 'clamp').clamped, false)
  assert.throws(() => linear([0, 1], [5, 7], 2, 'refuse'), refused)
})

test('a bilinear surface is reproduced exactly', () => {
  const rows = [0, 1, 4]
  const columns = [2, 3, 10]
  const surface = (r: number, c: number) => 1 + 2 * r - 3 * c + 0.5 * r * c
  const table = rows.map((r) => columns.map((c) => surface(r, c)))
  const inside = (min: number, max: number) => fc.double({ min, max, noNaN: true })
  fc.assert(
    fc.property(inside(0, 4), inside(2, 10), (r, c) => {
      const read = bilinear(rows, columns, table, r, c, 'refuse')
      assert.ok(Math.abs(read.value - surface(r, c)) < 1e-12 && !read.clamped)
    }),
  )
})

test('a bilinear read names its cell and its clamp', () => {
  const read = bilinear([0, 1], [0, 1, 2], [[0, 1, 2], [3, 4, 5]], 0.5, 9, 'clamp') // biome-ignore format: a table
  assert.deepEqual(read, { value: 3.5, row: [0, 1, 0.5], column: [1, 2, 1], clamped: true })
})

test('an axis that does not increase and a table that does not fit are refused', () => {
  assert.throws(() => locate([0, 0], 0, 'clamp'), refused)
  assert.throws(() => locate([], 0, 'clamp'), refused)
  assert.throws(() => locate([0, 1], Number.NaN, 'clamp'), refused)
  assert.throws(() => bilinear([0, 1], [0, 1], [[0, 1]], 0, 0, 'clamp'), refused)
})

test('a one-point axis reads its point', () => {
  assert.equal(linear([2], [7], 2, 'refuse').value, 7)
})
