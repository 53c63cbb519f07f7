/** Claims about the damage of Weibull ranges: its closed forms against each other and against what is printed. */
import { test } from 'node:test'
import { assertEquationHolds, closedForm } from '@keelson/equations/testing.ts'
import { near } from '@keelson/units/testing.ts'
import fc from 'fast-check'
import { narrowBandDamage } from './narrow-band.ts'
import * as weibull from './weibull.ts'

const AIR_D = { a_1: 10 ** 12.164, m_1: 3, a_2: 10 ** 15.606, m_2: 5 }
const shapes = fc.double({ min: 0.5, max: 2, noNaN: true })

test('a shape of one and a slope of three has six: the factorial of three', () => {
  assertEquationHolds(weibull.weibullDamage, {
    ranges: { h: [0.5, 2] },
    worked: [
      {
        args: { n_0: 1e6, q: 10, a_D: 1e12, m: 3, h: 1 },
        value: 6e-3,
        relTol: 1e-13,
        source: closedForm('1e6 cycles of a mean cube of 6000 MPa3 on 1e12'),
      },
    ],
  })
})

test('the range exceeded once is exceeded once', () => {
  fc.assert(
    fc.property(shapes, (h) => {
      const S = weibull.extremeOfScale.evaluate({ q: 12, n_0: 1e8, h })
      near(weibull.exceedance.evaluate({ n_0: 1e8, S, q: 12, h }), 1, 1e-9)
      near(weibull.scaleOfExtreme.evaluate({ dS_0: S, n_0: 1e8, h }), 12, 1e-12)
    }),
  )
})

test('the scale of a damage has that damage', () => {
  fc.assert(
    fc.property(shapes, (h) => {
      const one = { n_0: 1e8, a_D: 1e12, m: 3, h }
      near(
        weibull.weibullDamage.evaluate({ ...one, q: weibull.scaleOfDamage.evaluate({ ...one, D: 0.3 }) }),
        0.3,
        1e-12,
      )
    }),
  )
})

test('two lines of one slope and intercept are one line, wherever the knee stands', () => {
  const one = { n_0: 1e8, q: 12, h: 0.9 }
  const single = weibull.weibullDamage.evaluate({ ...one, a_D: 1e12, m: 3 })
  for (const S_1 of [0.1, 20, 300])
    near(weibull.twoSlopeWeibull.evaluate({ ...one, S_1, a_1: 1e12, m_1: 3, a_2: 1e12, m_2: 3 }), single, 1e-12)
})

test('far above the knee the first line is all there is, far below it the second', () => {
  const one = { n_0: 1e8, h: 1, ...AIR_D }
  const of = (a_D: number, m: number, q: number) => weibull.weibullDamage.evaluate({ n_0: 1e8, q, a_D, m, h: 1 })
  near(weibull.twoSlopeWeibull.evaluate({ ...one, q: 500, S_1: 1e-3 }), of(AIR_D.a_1, 3, 500), 1e-9)
  near(weibull.twoSlopeWeibull.evaluate({ ...one, q: 0.5, S_1: 100 }), of(AIR_D.a_2, 5, 0.5), 1e-9)
})

test('a shape of two is the Rayleigh distribution of a narrow band', () => {
  const sigma = 9
  const narrow = narrowBandDamage.evaluate({ nu: 0.1, T: 1e9, a_D: 1e12, sigma, m: 3 })
  near(weibull.weibullDamage.evaluate({ n_0: 1e8, q: 2 * Math.SQRT2 * sigma, a_D: 1e12, m: 3, h: 2 }), narrow, 1e-13)
})
