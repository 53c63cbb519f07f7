/** The mean environmental loads of API RP 2SK against a script that knows the practice only, and against closed forms. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, byHand, closedForm } from '@keelson/equations/testing.ts'
import { near } from '@keelson/units/testing.ts'
import * as environment from './environment.ts'
import worked from './environment.worked.json' with { type: 'json' }

test('wind, current, drift and oblique forces are those of the script', () => {
  assertScriptAgrees(environment, worked)
})

test('a wind of 18 m/s on 2600 m2 pushes with 518 kN', () => {
  assertEquationHolds(environment.windForce, {
    worked: [
      { args: { C_w: 0.615, A: 2600, V: 18 }, value: 518076, relTol: 1e-12, source: byHand('0.615 * 2600 * 18 ** 2') },
    ],
  })
})

test('ahead an oblique force is that of the bow, abeam that of the beam, between them two thirds of both', () => {
  const quarter = Math.PI / 4
  assertEquationHolds(environment.obliqueForce, {
    worked: [
      { args: { F_x: 3, F_y: 6, phi: 0 }, value: 3, relTol: 1e-12, source: closedForm('bow') },
      { args: { F_x: 3, F_y: 6, phi: Math.PI }, value: 3, relTol: 1e-12, source: closedForm('stern') },
      { args: { F_x: 3, F_y: 6, phi: 2 * quarter }, value: 6, relTol: 1e-12, source: closedForm('beam') },
      { args: { F_x: 3, F_y: 6, phi: quarter }, value: 6, relTol: 1e-12, source: closedForm('cos2 and sin2 are 1/2') },
    ],
  })
})

test('the coefficients are those of feet, knots and pounds, to the digits printed', () => {
  const perKnot = 4.4482216 / 0.3048 ** 2 / (1852 / 3600) ** 2
  near(environment.WIND_COEFFICIENT.value, 0.0034 * perKnot, 2e-3)
  near(environment.BOW_CURRENT_COEFFICIENT.value, 0.016 * perKnot, 2e-3)
  near(environment.BEAM_CURRENT_COEFFICIENT.value, 0.4 * perKnot, 2e-3)
})
