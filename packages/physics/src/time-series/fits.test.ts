/** Claims about fits: a known shape is found again, and the Gumbel scale is that of greatest likelihood. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { near } from '@keelson/units/testing.ts'
import fc from 'fast-check'
import { weibullSpread } from './extremes.ts'
import { likelyLocation, mostLikelyScale } from './gumbel.ts'
import { weibullShape } from './weibull-shape.ts'

test('the shape of a spread is found again; that of Rayleigh waves is two, of exponential ones one', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.15, max: 60, noNaN: true }), (k) => {
      near(weibullShape(weibullSpread.evaluate({ k })).x, k, 1e-7)
    }),
  )
  near(weibullShape(4 / Math.PI - 1).x, 2, 1e-12)
  near(weibullShape(1).x, 1, 1e-12)
})

test('a spread beyond every shape is refused', () => {
  for (const spread of [0, 1e-9, 1e9])
    assert.throws(() => weibullShape(spread), /Weibull shape parameter of the maxima was not found/)
})

function logLikelihood(x: readonly number[], mu: number, beta: number): number {
  return x.reduce((sum, v) => sum - Math.log(beta) - (v - mu) / beta - Math.exp(-(v - mu) / beta), 0)
}

test('no scale beside the one found is more likely, wherever the maxima lie', () => {
  const samples = fc.array(fc.double({ min: -1000, max: 1000, noNaN: true }), { minLength: 3, maxLength: 30 })
  fc.assert(
    fc.property(samples, (x) => {
      fc.pre(Math.max(...x) - Math.min(...x) > 1e-3)
      const beta = mostLikelyScale(x).x
      const x_1 = Math.min(...x)
      const likelihood = (b: number) => logLikelihood(x, likelyLocation.evaluate({ x_1, beta: b, x }), b)
      const best = likelihood(beta)
      for (const factor of [0.9, 0.999, 1.001, 1.1])
        assert.ok(likelihood(beta * factor) <= best + 1e-9 * Math.abs(best), `${factor} of ${beta}`)
    }),
  )
})

test('maxima that are all one have no scale', () => {
  assert.throws(() => mostLikelyScale([4, 4, 4]), /all equal/)
})
