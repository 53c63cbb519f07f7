/** The equations of anchors against a script that knows the sources only, and what is known without arithmetic. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm } from '@keelson/equations/testing.ts'
import worked from './anchors.worked.json' with { type: 'json' }
import * as axial from './caisson-axial.ts'
import * as together from './caisson-interaction.ts'
import * as lateral from './caisson-lateral.ts'
import * as line from './embedded-line.ts'
import * as strength from './linear-strength.ts'
import * as plate from './plate-anchor.ts'
import { clayWithGradient, meanStrengthBetween, profileOf } from './profile.ts'

test('the equations and coefficients of anchors are those of the script', () => {
  assertScriptAgrees({ ...axial, ...lateral, ...line, ...plate, ...strength, ...together }, worked, {
    angleOfMost: { mu: [0, 3], theta_m: [0, 1.5] },
    decay: { s_u0: [0, 1e5] },
    lineBalance: { theta_a: [0.1, 2.5], theta_m: [0, 1.5] },
  })
})

test('the mean is that of a profile of one layer', () => {
  const [k, strengthAtSeabed] = [1.5e3, 3e3]
  const clay = profileOf([
    clayWithGradient({ thickness: 40, effectiveUnitWeight: 6e3, strengthAtSeabed, strengthGradient: k }),
  ])
  const mean = strength.meanStrengthWithGradient.evaluate({ s_u0: strengthAtSeabed, k, z: 17 })
  assert.ok(Math.abs(mean / (meanStrengthBetween(clay, 0, 17) ?? 0) - 1) < 1e-14)
})

test('a constant factor in uniform clay gives a rectangle of resistance', () => {
  const uniform = { N_1: 10.5, N_2: 0, eta: 0.55, s_u0: 30e3, k: 0, D: 5, z: 15 }
  assertEquationHolds(lateral.resistanceAbove, {
    ranges: { N_2: [0, 8], k: [0, 3e3] },
    worked: [{ args: uniform, value: 10.5 * 30e3 * 5 * 15, relTol: 1e-13, source: closedForm('a rectangle') }],
  })
  assertEquationHolds(lateral.resistanceMomentAbove, {
    ranges: { N_2: [0, 8], k: [0, 3e3] },
    worked: [
      { args: uniform, value: (10.5 * 30e3 * 5 * 15 ** 2) / 2, relTol: 1e-13, source: closedForm('about its edge') },
    ],
  })
})

test('the factor reaches its limit at a strength ratio of six, from either formula', () => {
  assert.equal(lateral.decay.evaluate({ s_u0: 6e3, k: 250, D: 4, eta_max: lateral.LARGEST_DECAY.value }), 0.55)
})

test('the angle of most turns from the limit to the slope where both are equal', () => {
  const mu = 2 / 2.5
  const at = (m: number) => line.angleOfMost.evaluate({ mu: m, theta_m: 0, theta_max: 2.5 })
  assert.equal(at(mu * 0.999), 2.5)
  assert.ok(Math.abs(at(mu * (1 + 1e-12)) - 2.5) < 1e-11)
  assert.equal(at(0), 2.5)
})
