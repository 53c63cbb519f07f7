/** Claims about narrow-band damage: its closed form against the distribution of peaks that it integrates. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertEquationHolds, byHand, closedForm } from '@keelson/equations/testing.ts'
import { equivalentRange, narrowBandDamage } from './narrow-band.ts'

const { PI, sqrt, exp } = Math

test('the closed form at even slopes, where the gamma function is a factorial', () => {
  // m = 4: (2 sqrt 2 sigma)^4 Gamma(3) = 64 sigma^4 2.
  const worked = [
    {
      args: { nu: 0.1, T: 1e7, a_D: 1.28e9, sigma: 10, m: 4 },
      value: 1e3,
      relTol: 1e-13,
      source: byHand('0.1 * 1e7 / 1.28e9 * 64 * 10 ** 4 * 2'),
    },
  ] as const
  assertEquationHolds(narrowBandDamage, { ranges: { m: [3, 5], sigma: [0.1, 100] }, worked })
  const range = [
    { args: { sigma: 10, m: 2 }, value: 20 * sqrt(2), relTol: 1e-14, source: closedForm('Gamma(2) = 1') },
  ] as const
  assertEquationHolds(equivalentRange, { ranges: { m: [2, 5] }, worked: range })
})

test('the slope of chain has Gamma(5/2) = 3 sqrt(pi)/4', () => {
  const D = narrowBandDamage.evaluate({ nu: 1, T: 1, a_D: 1, sigma: 1, m: 3 })
  assert.ok(Math.abs(D / (8 ** 1.5 * 0.75 * sqrt(PI)) - 1) < 1e-13)
})

test('it is the mean of S^m over Rayleigh peaks, by summation', () => {
  const m = 4.8
  let mean = 0
  for (let x = 0.0005; x < 12; x += 0.001) mean += (2 * x) ** m * x * exp((-x * x) / 2) * 0.001
  assert.ok(Math.abs(narrowBandDamage.evaluate({ nu: 1, T: 1, a_D: 1, sigma: 1, m }) / mean - 1) < 1e-6)
})
