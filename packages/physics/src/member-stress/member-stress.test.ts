/** Claims about stresses: a script that goes by equilibrium and the deviator, and states that every handbook has. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm } from '@keelson/equations/testing.ts'
import { near } from '@keelson/units/testing.ts'
import fc from 'fast-check'
import * as fibre from './fibre.ts'
import * as tube from './thick-tube.ts'
import worked from './worked.json' with { type: 'json' }

test('bars, beams and tubes are stressed as the script says', () => {
  assertScriptAgrees({ ...fibre, ...tube }, worked, {
    reachOfStress: { sigma_all: [2e8, 4e8], sigma_h: [0, 1e8], sigma_r: [-5e7, 0], tau: [-3e7, 3e7] },
  })
})

test('a tube of twice the bore under inner pressure has a hoop stress of 5/3 of it inside', () => {
  const args = { p_i: 3, p_e: 0, r_i: 1, r_o: 2 }
  const source = closedForm('p (b^2 + a^2)/(b^2 - a^2)')
  assertEquationHolds(tube.meanStress, { worked: [{ args, value: 1, relTol: 1e-12, source }] })
  assertEquationHolds(tube.halfDifference, { worked: [{ args: { ...args, r: 1 }, value: 4, relTol: 1e-12, source }] })
})

test('equal pressures inside and outside press alike at every radius', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 2, noNaN: true }), (r) => {
      assert.equal(tube.halfDifference.evaluate({ p_i: 7, p_e: 7, r_i: 1, r_o: 2, r }), 0)
    }),
  )
  near(tube.meanStress.evaluate({ p_i: 7, p_e: 7, r_i: 1, r_o: 2 }), -7)
})

test('the same stress all around is no von Mises stress, and pure shear is root 3 of itself', () => {
  near(tube.vonMisesStress.evaluate({ sigma: 5, sigma_h: 5, sigma_r: 5, tau: 0 }), 0)
  near(tube.vonMisesStress.evaluate({ sigma: 0, sigma_h: 0, sigma_r: 0, tau: -2 }), 2 * Math.sqrt(3))
})

test('a tube closed at its ends has the true wall force of its end caps, and no effective tension', () => {
  const [p_i, p_e, r_i, r_o] = [5e7, 1e7, 0.1, 0.15]
  const T_w = tube.trueWallForce.evaluate({ T_eff: 0, p_i, r_i, p_e, r_o })
  const A = Math.PI * (r_o ** 2 - r_i ** 2)
  near(T_w / A, tube.meanStress.evaluate({ p_i, r_i, p_e, r_o }))
})

test('the allowable moment brings one side of the tube to the allowable stress, and no side beyond', () => {
  const draw = (min: number, max: number) => fc.double({ min, max, noNaN: true })
  fc.assert(
    fc.property(draw(-1e8, 1e8), draw(0, 1e8), draw(-5e7, 0), draw(-3e7, 3e7), (sigma_a, sigma_h, sigma_r, tau) => {
      const [sigma_all, I, r] = [4e8, 1e-4, 0.15]
      const sigma_w = tube.reachOfStress.evaluate({ sigma_all, sigma_h, sigma_r, tau })
      const M = tube.allowableMoment.evaluate({ sigma_w, sigma_a, sigma_h, sigma_r, I, r })
      const sigma_b = fibre.bendingStress.evaluate({ M, c: r, I })
      const at = (sigma: number) => tube.vonMisesStress.evaluate({ sigma, sigma_h, sigma_r, tau })
      near(Math.max(at(sigma_a + sigma_b), at(sigma_a - sigma_b)), sigma_all)
    }),
  )
})
