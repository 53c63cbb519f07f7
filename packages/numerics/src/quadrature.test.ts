/** Claims about quadrature, against integrals with closed forms. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NumericsError } from './errors.ts'
import { gaussPoints, integrate } from './quadrature.ts'

test('a polynomial of degree 19 is integrated exactly on one interval', () => {
  const value = integrate((x) => 20 * x ** 19, 0, 1, { intervals: 1 })
  assert.ok(Math.abs(value - 1) < 1e-14, `${value}`)
})

test('a Gaussian integrates to the square root of pi', () => {
  assert.ok(Math.abs(integrate((x) => Math.exp(-x * x), -8, 8) - Math.sqrt(Math.PI)) < 1e-13)
})

test('turning the bounds round changes the sign', () => {
  assert.equal(integrate(Math.exp, 0, 1), -integrate(Math.exp, 1, 0))
})

test('parts add up to the whole', () => {
  const whole = integrate(Math.sin, 0, 3)
  assert.ok(Math.abs(whole - integrate(Math.sin, 0, 1) - integrate(Math.sin, 1, 3)) < 1e-14)
})

test('an integral that is not finite is refused', () => {
  const refused = (e: unknown) => e instanceof NumericsError && e.code === 'bad_input'
  assert.throws(() => integrate(() => Number.NaN, 0, 1), refused)
  assert.throws(() => integrate(Math.sin, 0, Infinity), refused)
  assert.throws(() => integrate(Math.sin, 0, 1, { intervals: 0 }), refused)
})

test('points and weights taken one by one give the integral, and ascend', () => {
  const points = gaussPoints(1, 4, 3)
  const sum = points.reduce((total, { x, weight }) => total + weight * Math.exp(x), 0)
  assert.ok(Math.abs(sum - integrate(Math.exp, 1, 4, { intervals: 3 })) < 1e-12)
  assert.ok(points.every(({ x }, i) => i === 0 || x > (points[i - 1]?.x ?? x)))
  assert.throws(() => gaussPoints(0, 1, 0.5), NumericsError)
  assert.throws(() => gaussPoints(0, Number.NaN, 1), NumericsError)
})
