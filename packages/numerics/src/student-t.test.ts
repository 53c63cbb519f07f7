/** Claims about Student's t, against its published table. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { studentCumulative, studentQuantile } from './student-t.ts'

test("Student's t is that of the published table (Abramowitz and Stegun, Table 26.10, one-sided 95 % and 99.5 %)", () => {
  const table = [
    [0.95, 1, 6.314],
    [0.95, 2, 2.92],
    [0.95, 3, 2.353],
    [0.95, 4, 2.132],
    [0.95, 10, 1.812],
    [0.95, 30, 1.697],
    [0.95, 120, 1.658],
    [0.995, 5, 4.032],
    [0.995, 1, 63.657],
  ] as const
  for (const [p, nu, t] of table) assert.ok(Math.abs(studentQuantile(p, nu) - t) < 6e-4, `${p}, ${nu}`)
})

test('the distribution is symmetric, and its quantile leads back', () => {
  for (const nu of [1, 2, 3, 8, 41]) {
    assert.ok(Math.abs(studentCumulative(1.3, nu) + studentCumulative(-1.3, nu) - 1) < 1e-14)
    assert.ok(Math.abs(studentCumulative(studentQuantile(0.9, nu), nu) - 0.9) < 1e-12)
  }
  assert.equal(studentQuantile(0.5, 3), 0)
})

test('what is no distribution is refused', () => {
  assert.throws(() => studentCumulative(1, 0))
  assert.throws(() => studentCumulative(Number.NaN, 3))
  assert.throws(() => studentQuantile(1, 3))
})
