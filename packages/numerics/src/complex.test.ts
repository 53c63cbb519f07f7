/** Complex arithmetic against its rules. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { near } from '@keelson/units/testing.ts'
import { argument, complex, conjugate, minus, modulus, onUnitCircle, plus, scaled, times, ZERO } from './complex.ts'

const [a, b] = [complex(3, 4), complex(-1, 2)]

test('sums, differences and products of two numbers', () => {
  assert.deepEqual(plus(a, b), { re: 2, im: 6 })
  assert.deepEqual(minus(a, b), { re: 4, im: 2 })
  assert.deepEqual(times(a, b), { re: -11, im: 2 })
  assert.deepEqual(scaled(a, -2), { re: -6, im: -8 })
  assert.deepEqual(plus(ZERO, a), a)
})

test('modulus, argument and conjugate', () => {
  assert.equal(modulus(a), 5)
  assert.deepEqual(times(a, conjugate(a)), { re: 25, im: 0 })
  near(argument(complex(0, -2)), -Math.PI / 2, 1e-15)
  assert.equal(argument(complex(-1)), Math.PI)
})

test('angles on the unit circle add up in products', () => {
  const product = times(onUnitCircle(0.7), onUnitCircle(1.1))
  near(argument(product), 1.8, 1e-14)
  near(modulus(product), 1, 1e-14)
})
