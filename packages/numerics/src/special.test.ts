/** Claims about the incomplete gamma functions, against 30-digit values and the identities that they keep. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { near } from '@keelson/units/testing.ts'
import fc from 'fast-check'
import { NumericsError } from './errors.ts'
import { gamma, lowerGamma, lowerGammaShare, upperGamma, upperGammaShare } from './special.ts'

/** a, x, lower, upper. mpmath 1.3 gammainc at 30 digits, printed with 15; both sides of x = a + 1, where the method changes. */
const TABLE = [
  [2.5, 0.5, 0.0497628295226249, 1.27957755865651],
  [2.5, 3.4, 1.01568978485155, 0.313650603327582],
  [2.5, 3.6, 1.05524911763536, 0.274091270543773],
  [3.5, 10, 3.30484095880228, 0.0185100116455606],
  [4, 1, 0.113928941256923, 5.88607105874308],
  [4, 40, 5.99999999999971, 2.93331867910863e-13],
  [0.25, 0.1, 2.20559934663122, 1.42001056159069],
  [0.25, 3, 3.6074423542212, 0.0181675540007059],
  [10, 2, 16.8732214622647, 362863.126778538],
  [10, 25, 362799.630557512, 80.3694424877186],
  [60, 55, 3.70701234518394e79, 1.0161299509385e80],
  [60, 70, 1.24482362532481e80, 1.42007560132084e79],
] as const

test('both incomplete gamma functions agree with multiple-precision values', () => {
  for (const [a, x, lower, upper] of TABLE) {
    near(lowerGamma(a, x), lower, 2e-13)
    near(upperGamma(a, x), upper, 2e-13)
  }
})

test('for a = 1 they are the exponential and its complement', () => {
  for (const x of [1e-12, 0.3, 2, 5, 50]) {
    near(upperGamma(1, x), Math.exp(-x), 1e-13)
    near(lowerGamma(1, x), -Math.expm1(-x), 1e-13)
  }
})

test('nothing lies below 0, nothing beyond Infinity', () => {
  assert.equal(lowerGamma(3, 0), 0)
  assert.equal(upperGamma(3, 0), gamma(3))
  assert.equal(upperGamma(3, Number.POSITIVE_INFINITY), 0)
  assert.equal(lowerGamma(3, Number.POSITIVE_INFINITY), gamma(3))
  assert.equal(upperGamma(3, 1e300), 0)
})

test('the two keep the recurrence of the gamma function: they settle for every argument', () => {
  const a = fc.double({ min: 0.1, max: 80, noNaN: true })
  fc.assert(
    fc.property(a, fc.double({ min: 1e-6, max: 200, noNaN: true }), (a, x) => {
      const step = Math.exp(a * Math.log(x) - x)
      near(upperGamma(a + 1, x), a * upperGamma(a, x) + step, 1e-10)
      near(lowerGamma(a, x) + upperGamma(a, x), gamma(a), 1e-12)
    }),
    { numRuns: 300 },
  )
})

test('the share below is the lower function over the whole, and does not overflow where both do', () => {
  for (const [a, x, lower, upper] of TABLE) near(lowerGammaShare(a, x), lower / (lower + upper), 3e-13)
  assert.deepEqual([lowerGammaShare(3, 0), lowerGammaShare(3, Number.POSITIVE_INFINITY)], [0, 1])
  // Temme (1979): half, and a third of a standard deviation's density, at x = a.
  for (const a of [1e3, 1e5])
    near(lowerGammaShare(a, a), 0.5 + 1 / (3 * Math.sqrt(2 * Math.PI * a)), 1e-4 / Math.sqrt(a))
})

test('arguments outside are refused', () => {
  for (const [a, x] of [
    [0, 1],
    [-1, 1],
    [1, -1],
    [Number.NaN, 1],
    [1, Number.NaN],
  ] as const) {
    assert.throws(() => upperGamma(a, x), NumericsError)
    assert.throws(() => lowerGamma(a, x), NumericsError)
  }
})

test('the share from x up is the rest of the share up to x, and keeps its digits where it is small', () => {
  near(upperGammaShare(4, 40), 2.93331867910863e-13 / 6, 2e-13)
  near(upperGammaShare(500, 480) + lowerGammaShare(500, 480), 1, 1e-12)
  assert.equal(upperGammaShare(2, Number.POSITIVE_INFINITY), 0)
  assert.throws(() => upperGammaShare(0, 1), NumericsError)
})
