/** Rules of Gauss against integrals of powers and a published rule. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { near } from '@keelson/units/testing.ts'
import { NumericsError } from './errors.ts'
import { gaussLegendre } from './gauss-legendre.ts'

test('n points integrate every power up to 2n - 1', () => {
  for (const n of [1, 2, 5, 24, 64]) {
    const rule = gaussLegendre(n)
    assert.equal(rule.length, n)
    for (let power = 0; power <= Math.min(2 * n - 1, 40); power++) {
      const sum = rule.reduce((total, { x, weight }) => total + weight * x ** power, 0)
      near(sum + 1, power % 2 === 0 ? 1 + 2 / (power + 1) : 1, 1e-13)
    }
  }
})

test('the points of the rule of five are those of Abramowitz and Stegun, table 25.4, in ascending order', () => {
  const rule = gaussLegendre(5)
  for (const [i, x] of [-0.906179845938664, -0.538469310105683, 0, 0.538469310105683, 0.906179845938664].entries())
    near((rule[i]?.x ?? 0) + 2, x + 2, 1e-14)
  for (const [i, weight] of [0.236926885056189, 0.478628670499366, 0.568888888888889].entries())
    near(rule[i]?.weight, weight, 1e-14)
})

test('a rule of no points is refused', () => {
  assert.throws(() => gaussLegendre(0), NumericsError)
  assert.throws(() => gaussLegendre(2.5), NumericsError)
})
