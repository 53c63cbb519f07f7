/** Least squares find what made the data, tell what cannot be told apart, and keep to their bounds where these are best. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { boundedLeastSquares } from './bounded-least-squares.ts'
import { type Columns, dependentColumns, leastSquares } from './least-squares.ts'
import { leastSquaresLine } from './statistics.ts'

const near = (a: number | undefined | null, b: number, tol = 1e-9) =>
  assert.ok(Math.abs((a ?? Number.NaN) - b) <= tol * Math.max(1, Math.abs(b)), `${a} is not ${b}`)
const ones = (n: number) => Array.from({ length: n }, () => 1)
const X = [1, 2, 4, 7, 11]

test('a line is that of the line through points', () => {
  const y = [2, 1, 5, 6, 13]
  const fit = leastSquares([ones(5), X], y)
  const line = leastSquaresLine(X, y)
  near(fit.coefficients[0], line.intercept)
  near(fit.coefficients[1], line.slope)
  near(Math.sqrt(fit.sumOfSquares / 3), line.residualDeviation)
})

test('variances and leverages of a line are those of the handbooks', () => {
  const fit = leastSquares([ones(5), X], [2, 1, 5, 6, 13])
  const Sxx = X.reduce((sum, x) => sum + (x - 5) ** 2, 0)
  near(fit.variances[1], 1 / Sxx)
  near(fit.variances[0], 1 / 5 + 25 / Sxx)
  for (const [i, x] of X.entries()) near(fit.leverages[i], 1 / 5 + (x - 5) ** 2 / Sxx)
})

test('columns of very different size give back what made the data', () => {
  const columns: Columns = [ones(6), [1e-9, 3e-9, -2e-9, 5e-9, 8e-9, 1e-9], [1e7, -3e7, 2e7, 9e7, 1e6, 4e7]]
  const made = [2, 3e8, -4e-7]
  const y = ones(6).map((_, i) => columns.reduce((sum, c, j) => sum + (made[j] ?? 0) * (c[i] ?? 0), 0))
  const { coefficients, sumOfSquares } = leastSquares(columns, y)
  for (const [j, value] of made.entries()) near((coefficients[j] ?? 0) / value, 1, 1e-12)
  assert.ok(sumOfSquares < 1e-24)
})

test('columns that make up each other are named, and not fitted', () => {
  const columns: Columns = [ones(4), [1, 2, 3, 4], [5, 5, 5, 5], [3, 5, 7, 9], [0, 0, 0, 0]]
  assert.deepEqual(dependentColumns(columns), [
    { column: 2, on: [0] },
    { column: 3, on: [0, 1] },
    { column: 4, on: [] },
  ])
  assert.throws(() => leastSquares([ones(4), [5, 5, 5, 5]], [1, 2, 3, 4]), /linearly independent/)
  assert.throws(() => leastSquares([ones(1), [2]], [1]), /as many observations/)
  assert.throws(() => leastSquares([ones(2)], [1, 2, 3]), /equal length/)
  assert.throws(() => leastSquares([ones(2)], [1, Number.NaN]), /finite/)
  assert.throws(() => boundedLeastSquares([ones(2)], [1, 2], [1], [0]), /exceeds its upper/)
})

const observations = fc.array(
  fc.tuple(...Array.from({ length: 4 }, () => fc.double({ min: -5, max: 5, noNaN: true }))),
  { minLength: 6, maxLength: 9 },
)

test('within bounds nothing that is allowed has less, and each bound that holds is pressed against', () => {
  fc.assert(
    fc.property(observations, fc.double({ min: 0.1, max: 2, noNaN: true }), (rows, reach) => {
      const columns: Columns = [ones(rows.length), ...[0, 1, 2].map((j) => rows.map((row) => row[j] ?? 0))]
      fc.pre(dependentColumns(columns).length === 0)
      const y = rows.map((row) => row[3] ?? 0)
      const [low, high] = [
        [-0.1, 0, Number.NEGATIVE_INFINITY, -reach],
        [reach, Number.POSITIVE_INFINITY, reach, reach],
      ]
      const fit = boundedLeastSquares(columns, y, low ?? [], high ?? [])
      for (const [j, x] of fit.coefficients.entries()) {
        assert.ok(x >= (low?.[j] ?? 0) - 1e-9 && x <= (high?.[j] ?? 0) + 1e-9)
        const pull = (columns[j] ?? []).reduce((sum, c, i) => sum + c * (fit.residuals[i] ?? 0), 0)
        const size = 1e-7 * Math.hypot(...(columns[j] ?? [])) * (1 + Math.hypot(...y))
        if (fit.free[j]) assert.ok(Math.abs(pull) <= size, `free ${j} ${pull}`)
        else assert.ok(x === low?.[j] ? pull <= size : pull >= -size, `bound ${j} ${pull}`)
      }
    }),
    { numRuns: 200, seed: 1 },
  )
})

test('bounds that bind nothing change nothing', () => {
  const columns = [ones(5), X]
  const y = [2, 1, 5, 6, 13]
  const wide = boundedLeastSquares(columns, y, [-100, -100], [100, 100])
  assert.deepEqual(wide.free, [true, true])
  near(wide.coefficients[1], leastSquares(columns, y).coefficients[1] ?? 0, 1e-12)
})

test('one slope at its bound leaves the mean to the rest', () => {
  const fit = boundedLeastSquares(
    [ones(5), X],
    [9, 8, 6, 4, 1],
    [Number.NEGATIVE_INFINITY, 0],
    [Number.POSITIVE_INFINITY, 9],
  )
  assert.deepEqual(fit.free, [true, false])
  assert.deepEqual(fit.variances[1], null)
  near(fit.coefficients[0], 5.6)
  near(
    fit.leverages.reduce((a, b) => a + b, 0),
    1,
  )
})
