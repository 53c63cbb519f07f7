/** Claims about the normal distribution, against its published table. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { normalCumulative } from './normal.ts'

test('the normal distribution is that of the published table (Abramowitz and Stegun, Tables 26.1 and 26.2)', () => {
  const table = [
    [0, 0.5],
    [1, 0.841344746068543],
    [-1, 0.158655253931457],
    [1.96, 0.97500210485178],
    [-3, 1.349898031630095e-3],
    [-6, 9.865876450377e-10],
  ] as const
  for (const [x, expected] of table) assert.ok(Math.abs(normalCumulative(x) / expected - 1) < 1e-11, String(x))
})

test('both tails end where they should, and the halves add up to one', () => {
  assert.equal(normalCumulative(Number.NEGATIVE_INFINITY), 0)
  assert.equal(normalCumulative(Number.POSITIVE_INFINITY), 1)
  assert.equal(normalCumulative(1e200), 1)
  for (const x of [0.1, 0.7, 2.5, 5]) {
    assert.ok(Math.abs(normalCumulative(x) + normalCumulative(-x) - 1) < 1e-14)
  }
  assert.throws(() => normalCumulative(Number.NaN))
})
