/** Claims about least squares, against a data set with certified values. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gamma } from './special.ts'
import { leastSquaresLine, quantile, standardDeviation } from './statistics.ts'

test('the first of Anscombe’s quartet gives his line (Anscombe 1973)', () => {
  const x = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5]
  const y = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68]
  const line = leastSquaresLine(x, y)
  assert.ok(Math.abs(line.slope - 0.500091) < 1e-6)
  assert.ok(Math.abs(line.intercept - 3.000091) < 1e-6)
  assert.ok(Math.abs(line.rSquared - 0.666542) < 1e-6)
  assert.ok(Math.abs(line.residualDeviation - 1.236603) < 1e-6)
})

test('points on a line are fitted without residual', () => {
  const line = leastSquaresLine([1, 2, 5], [3, 5, 11])
  assert.deepEqual([line.slope, line.intercept, line.rSquared, line.residualDeviation], [2, 1, 1, 0])
})

test('x that are all equal are refused', () => {
  assert.throws(() => leastSquaresLine([1, 1], [0, 1]), /different x values/)
})

test('gamma has its closed values', () => {
  assert.ok(Math.abs(gamma(0.5) - Math.sqrt(Math.PI)) < 1e-14)
  assert.equal(gamma(6), 120)
  assert.ok(Math.abs(gamma(2.5) / (0.75 * Math.sqrt(Math.PI)) - 1) < 1e-14)
})

test('the standard deviation is that of NIST/SEMATECH 1.3.5.6 for 1 ... 5, and needs two values', () => {
  assert.ok(Math.abs(standardDeviation([1, 2, 3, 4, 5]) - Math.sqrt(2.5)) < 1e-15)
  assert.throws(() => standardDeviation([1]))
})

test('a quantile is linear between the ordered values, and at 0 and 1 the first and the last', () => {
  const values = [1, 2, 4, 8]
  assert.deepEqual(
    [0, 1 / 3, 0.5, 1].map((p) => quantile(values, p)),
    [1, 2, 3, 8],
  )
  assert.equal(quantile([5], 0.3), 5)
  assert.equal(quantile([1, Infinity, Infinity], 0.9), Infinity)
  assert.throws(() => quantile([], 0.5), /at least one value/)
  assert.throws(() => quantile(values, 1.1), /probability/)
})
