import assert from 'node:assert/strict'
import { test } from 'node:test'
import { oddSpline } from './spline.ts'

const near = (a: number, b: number, tolerance: number) => assert.ok(Math.abs(a - b) <= tolerance, `${a} is not ${b}`)

test('an odd cubic is its own spline, also over uneven points', () => {
  const f = (x: number) => 2 * x - 0.3 * x ** 3
  const xs = [0, 0.4, 1.1, 1.5, 2.3]
  const spline = oddSpline(xs, xs.map(f))
  for (const x of [0, 0.2, 0.4, 0.9, 1.3, 2, 2.3]) near(spline(x), f(x), 1e-14)
})

test('three points are enough', () => {
  const f = (x: number) => x - x ** 3
  const spline = oddSpline([0, 1, 3], [0, 1, 3].map(f))
  near(spline(2), f(2), 1e-13)
})

test('a sine is met to a thousandth of its third power of the spacing', () => {
  const xs = Array.from({ length: 19 }, (_, i) => (i * Math.PI) / 36)
  const spline = oddSpline(xs, xs.map(Math.sin))
  for (let x = 0; x < Math.PI / 2; x += 0.013) near(spline(x), Math.sin(x), 2e-6)
})

test('two points, and a place beyond them, are refused', () => {
  assert.throws(() => oddSpline([0, 1], [0, 1]), /3 points/)
  assert.throws(() => oddSpline([0, 1, 2], [0, 1]), /3 points/)
  assert.throws(() => oddSpline([0, 1, 2], [0, 1, 4])(2.1), /outside/)
})
