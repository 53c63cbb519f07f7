/** Claims about the chi-squared distribution, against its published table and what is known in closed form. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { near } from '@keelson/units/testing.ts'
import fc from 'fast-check'
import { chiSquaredQuantile, chiSquaredUpper } from './chi-squared.ts'
import { NumericsError } from './errors.ts'

test('quantiles are those of the published table (NIST/SEMATECH e-Handbook 1.3.6.7.4)', () => {
  const table = [
    [0.95, 1, 3.841],
    [0.975, 1, 5.024],
    [0.95, 5, 11.07],
    [0.99, 10, 23.209],
    [0.025, 10, 3.247],
    [0.05, 100, 77.929],
    [0.975, 100, 129.561],
  ] as const
  for (const [p, nu, x] of table) assert.ok(Math.abs(chiSquaredQuantile(p, nu) - x) <= 0.0005000001, `${p} ${nu}`)
})

test('with two degrees of freedom it is an exponential, far into both tails', () => {
  for (const p of [1e-9, 0.01, 0.5, 0.975]) near(chiSquaredQuantile(p, 2), -2 * Math.log1p(-p), 1e-11)
  near(chiSquaredQuantile(1 - 2 ** -40, 2), 80 * Math.log(2), 1e-10)
  for (const x of [0, 0.1, 5, 300]) near(chiSquaredUpper(x, 2), Math.exp(-x / 2), 1e-12)
})

test('a quantile is exceeded with the rest of its probability', () => {
  const p = fc.double({ min: 1e-6, max: 1 - 1e-6, noNaN: true })
  fc.assert(
    fc.property(p, fc.integer({ min: 1, max: 2_000_000 }), (share, nu) => {
      near(chiSquaredUpper(chiSquaredQuantile(share, nu), nu), 1 - share, 1e-7)
    }),
  )
})

test('no probability of 0 or 1 and no freedom below nothing has a quantile', () => {
  for (const [p, nu] of [
    [0, 2],
    [1, 2],
    [0.5, 0],
    [0.5, Number.POSITIVE_INFINITY],
  ] as const) {
    assert.throws(() => chiSquaredQuantile(p, nu), NumericsError)
  }
})
