/** The printed formulas of the diffraction model are the code, and their worked values agree. */
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import * as c from './checks.ts'

const source = 'by hand'

test('a wave of 0.4 rad/s has a period of 5 pi seconds, and back', () => {
  assertEquationHolds(c.periodOf, { worked: [{ args: { omega: 0.4 }, value: 5 * Math.PI, relTol: 1e-15, source }] })
  assertEquationHolds(c.frequencyOf, { worked: [{ args: { T: 5 * Math.PI }, value: 0.4, relTol: 1e-15, source }] })
})

test('a body of 1000 t and 0.4 m has 160 t m2, and displaces what a volume of 1000 m3 does less 2.5 %', () => {
  const worked = { args: { m: 1e6, k: 0.4 }, value: 1.6e5, relTol: 1e-15, source }
  assertEquationHolds(c.momentOfInertia, { worked: [worked] })
  assertEquationHolds(c.displacedMass, {
    worked: [{ args: { rho: 1025, V: 1000 }, value: 1.025e6, relTol: 0, source }],
  })
  const difference = { args: { m: 1e6, m_d: 1.025e6 }, value: 0.025, relTol: 1e-12, source }
  assertEquationHolds(c.massDifference, { worked: [difference] })
})

test('a wave of 42 m takes panels of 6 m at seven to the wavelength, and has 21 of 2 m', () => {
  assertEquationHolds(c.largestPanel, { worked: [{ args: { lambda: 42, n: 7 }, value: 6, relTol: 0, source }] })
  assertEquationHolds(c.panelsPerWavelength, {
    worked: [{ args: { lambda: 42, s_max: 2 }, value: 21, relTol: 0, source }],
  })
})
