/** Claims about bounded least squares: known minima, bounds that hold, trouble that is said. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { near, within } from '@keelson/units/testing.ts'
import { levenbergMarquardt, solved } from './levenberg-marquardt.ts'

const open = { lower: [-100, -100], upper: [100, 100] }

test("Rosenbrock's valley is followed to 1, 1", () => {
  const fit = levenbergMarquardt({
    ...open,
    count: 2,
    start: [-1.2, 1],
    residuals: ([x = 0, y = 0], out) => out.set([10 * (y - x * x), 1 - x]),
  })
  within(fit.parameters[0], 1, 1e-6)
  within(fit.parameters[1], 1, 1e-6)
  assert.ok(fit.sumOfSquares < 1e-12)
})

test('a straight line is that of ordinary least squares', () => {
  // By hand: x = 0, 1, 2, 3 and y = 1, 3, 4, 4 have the slope 1 and the intercept 1.5.
  const y = [1, 3, 4, 4]
  const { parameters } = levenbergMarquardt({
    ...open,
    count: 4,
    start: [0, 0],
    residuals: ([a = 0, b = 0], out) => out.set(y.map((v, i) => v - a - b * i)),
  })
  near(parameters[0], 1.5, 1e-7)
  near(parameters[1], 1, 1e-7)
})

test('a minimum beyond a bound is met at the bound, the others at their best there', () => {
  const { parameters } = levenbergMarquardt({
    lower: [0, -5],
    upper: [2, 5],
    count: 2,
    start: [1, 0],
    residuals: ([x = 0, y = 0], out) => out.set([x - 3, y - x]),
  })
  assert.equal(parameters[0], 2)
  within(parameters[1], 2, 1e-6)
})

test('slopes that are given lead where differences lead', () => {
  const valley = {
    ...open,
    count: 2,
    start: [-1.2, 1],
    residuals: ([x = 0, y = 0]: readonly number[], out: Float64Array) => out.set([10 * (y - x * x), 1 - x]),
  }
  const fit = levenbergMarquardt({
    ...valley,
    slopes: ([x = 0], [overX, overY]) => {
      overX?.set([-20 * x, -1])
      overY?.set([10, 0])
    },
  })
  within(fit.parameters[0], 1, 1e-9)
  within(fit.parameters[1], 1, 1e-9)
})

test('a search ends where what it comes to is known', () => {
  const seen: number[] = []
  const fit = levenbergMarquardt({
    lower: [-10],
    upper: [10],
    count: 1,
    start: [4],
    residuals: ([x = 0], out) => out.set([x * x]),
    isKnown: ([x = 0], sumOfSquares) => {
      seen.push(x)
      near(sumOfSquares, x ** 4, 1e-12)
      return x < 1
    },
  })
  assert.equal(seen[0], 4)
  assert.deepEqual([fit.parameters[0]], seen.slice(-1))
  assert.ok((fit.parameters[0] as number) < 1 && (seen.at(-2) as number) >= 1)
})

test('a start outside the bounds and residuals that are no numbers are refused', () => {
  const nothing = { count: 1, start: [5], lower: [0], upper: [1], residuals: () => {} }
  assert.throws(() => levenbergMarquardt(nothing), { code: 'bad_input' })
  const broken = {
    ...nothing,
    start: [0.5],
    residuals: (_: readonly number[], out: Float64Array) => out.fill(Number.NaN),
  }
  assert.throws(() => levenbergMarquardt(broken), { code: 'bad_input' })
})

test('iterations that are spent are said', () => {
  const slow = {
    ...open,
    count: 2,
    start: [-1.2, 1],
    maxIterations: 2,
    residuals: ([x = 0, y = 0]: readonly number[], out: Float64Array) => out.set([10 * (y - x * x), 1 - x]),
  }
  assert.throws(() => levenbergMarquardt(slow), { code: 'no_convergence' })
})

test('linear equations are solved with a pivot of zero in their first place', () => {
  assert.deepEqual(
    solved(
      [
        [0, 2],
        [1, 1],
      ],
      [4, 5],
    ),
    [3, 2],
  )
})
