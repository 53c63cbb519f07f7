/** Claims about the beta distribution, against values of 40 digits. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { near } from '@keelson/units/testing.ts'
import { betaCumulative, betaQuantile } from './beta.ts'
import { NumericsError } from './errors.ts'

/** a, b, x, I_x(a, b): mpmath 1.3, betainc(regularized=True) at 40 digits, printed with 15. */
const TABLE = [
  [2, 3, 1e-6, 5.999992000003e-12],
  [2, 3, 0.4, 0.5248],
  [0.5, 0.5, 1e-20, 6.36619772367581e-11],
  [0.5, 0.5, 0.9, 0.795167235300867],
  [5, 1, 0.01, 1.0e-10],
  [200, 150, 0.4, 5.2264627249661e-11],
  [200, 150, 0.6, 0.860190660480153],
  [4, 99997, 1e-5, 0.01898754374273],
  [4, 99997, 5e-5, 0.734981103561203],
] as const

test('probabilities and quantiles are those of multiple precision, far into the lower tail', () => {
  for (const [a, b, x, p] of TABLE) {
    near(betaCumulative(x, a, b), p, 1e-12)
    near(betaQuantile(p, a, b), x, 1e-12)
  }
})

test('nothing lies below 0 or above 1', () => {
  assert.equal(betaCumulative(-1, 2, 3), 0)
  assert.equal(betaCumulative(2, 2, 3), 1)
  assert.equal(betaQuantile(0, 2, 3), 0)
  assert.equal(betaQuantile(1, 2, 3), 1)
})

test('shapes that are none, and probabilities that are none, are refused', () => {
  assert.throws(() => betaCumulative(0.5, 0, 1), NumericsError)
  assert.throws(() => betaCumulative(Number.NaN, 1, 1), NumericsError)
  assert.throws(() => betaQuantile(0.5, 1, Number.POSITIVE_INFINITY), NumericsError)
  assert.throws(() => betaQuantile(1.1, 1, 1), NumericsError)
})
