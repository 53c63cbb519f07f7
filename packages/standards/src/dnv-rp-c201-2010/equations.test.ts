/** Each equation of the practice against a script that knows the practice only, and where its branches meet. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { near } from '@keelson/units/testing.ts'
import * as combined from './combined.ts'
import * as longitudinal from './longitudinal.ts'
import * as shear from './shear.ts'
import * as source from './source.ts'
import * as transverse from './transverse.ts'
import worked from './worked.json' with { type: 'json' }
import * as pressed from './yield-and-pressure.ts'

test('the equations and factors of the practice give what the script gives', () => {
  assertScriptAgrees({ ...source, ...pressed, ...longitudinal, ...transverse, ...shear, ...combined }, worked)
})

test('in each direction both stresses end where they are used up, and yield where they yield', () => {
  const held = { sigma_xRd: 2.9e8, sigma_yRd: 1.1e8, c_i: 0.4, tau: 4e7, tau_Rd: 1.5e8 }
  const [f_d, tau] = [3e8, 4e7]
  for (const angle of [0, 0.5, 1.5, 2, 3, 4, 5, 6]) {
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    const r = combined.stressTogether.evaluate({ ...held, x, y })
    near(combined.combinedStress.evaluate({ ...held, sigma_x: r * x, sigma_y: r * y }), 1, 1e-12)
    const end = pressed.stressAtYield.evaluate({ f_d, tau, x, y })
    near(pressed.equivalentStress.evaluate({ sigma_x: end * x, sigma_y: end * y, tau }), f_d, 1e-12)
  }
})

test('the interaction factor ends at its slenderness', () => {
  const factor = (ratio: number) => combined.interactionFactor.evaluate({ sigma_x: 1, sigma_y: 1, s: ratio, t: 1 })
  const end = combined.INTERACTION_END.value
  assert.equal(factor(end), 0)
  assert.ok(factor(end - 1e-6) > 0)
})

test('the reductions in shear run on where one form follows the other', () => {
  for (const [equation, edges] of [
    [shear.shearReduction, [0.8, 1.2]],
    [shear.shearReductionElastic, [0.8, 1.25]],
  ] as const) {
    for (const lambda_w of edges) {
      near(equation.evaluate({ lambda_w: lambda_w + 1e-9 }), equation.evaluate({ lambda_w }), 1e-8)
    }
  }
})

test('no slenderness gives more than the yield strength, whatever the gradient', () => {
  for (const psi of [-1.9, -1, -0.5, 0, 0.5, 1]) {
    for (const lambda_p of [0.5, 0.674, 0.7, 0.8, 0.9, 1.1, 2]) {
      assert.ok(longitudinal.gradientEffectiveWidth.evaluate({ lambda_p, psi }) <= 1)
      assert.ok(longitudinal.effectiveWidth.evaluate({ lambda_p }) <= 1)
    }
  }
})

test('the reduction of the strip ends in 1 below and falls by an eighth where its form changes at 2', () => {
  const kappa = (lambda_c: number) =>
    transverse.transverseReduction.evaluate({
      lambda_c,
      mu: transverse.transverseImperfection.evaluate({ lambda_c }),
    })
  near(kappa(0.2 + 1e-9), 1, 1e-8)
  near(kappa(2) / kappa(2 - 1e-9), 0.8748, 1e-4)
})

test('even stress by 6.6 is even stress by 6.2 within half a percent, at the modulus that 6.6 contains', () => {
  const plate = { s: 0.8, t: 0.015, f_y: 355e6 }
  const even = longitudinal.plateSlenderness.evaluate({ ...plate, E: longitudinal.REFERENCE_MODULUS.si })
  const k_sigma = longitudinal.gradientFactor.evaluate({ psi: 1 })
  near(k_sigma, 4, 1e-12)
  near(
    longitudinal.gradientSlenderness.evaluate({ ...plate, f_235: longitudinal.REFERENCE_YIELD.si, k_sigma }),
    even,
    5e-3,
  )
})
