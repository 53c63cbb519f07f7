/** Claims about the normal distribution, against its published table. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NumericsError } from './errors.ts'
import { normalCumulative, normalQuantile } from './normal.ts'

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

test('the quantile is that of multiple precision in both tails (mpmath 1.3, sqrt(2) erfinv(2p - 1) at 40 digits)', () => {
  const table = [
    [1e-33, -12.04746778692486],
    [1e-12, -7.034483825301132],
    [1e-6, -4.753424308822899],
    [1e-3, -3.090232306167814],
    [0.02425, -1.972961051311885],
    [0.25, -0.6744897501960817],
    [0.9, 1.281551565544601],
    [0.999, 3.090232306167813],
  ] as const
  for (const [p, expected] of table)
    assert.ok(Math.abs(normalQuantile(p) - expected) < 2e-15 * (1 + Math.abs(expected)), String(p))
  assert.equal(normalQuantile(0.5), 0)
  assert.throws(() => normalQuantile(0), NumericsError)
  assert.throws(() => normalQuantile(1), NumericsError)
})

test('quantile and cumulative undo each other', () => {
  for (const x of [-12, -7.5, -3, -0.2, 0, 1.1, 4]) assert.ok(Math.abs(normalQuantile(normalCumulative(x)) - x) < 2e-12)
})
