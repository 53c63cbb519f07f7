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
import { embeddedPath } from './embedded-path.ts'
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

const EMBEDDED = { s_u0: 4e3, k: 1.5e3, z_a: 10, R_s: 8e5, T_m: 5e6, theta_m: 0.1, mu: 0.3, theta_a: 0.7 }

test('a line in the soil leaves the padeye at its angle and tension, and the mudline at those there', () => {
  const path = embeddedPath(EMBEDDED, 200, 1e3)
  const [first, last] = [path[0], path.at(-1)]
  assert.deepEqual([first?.depth, first?.distance, last?.depth], [10, 0, 0])
  assert.ok(Math.abs((first?.angle ?? 0) - 0.7) < 1e-14)
  assert.ok(Math.abs((first?.tension ?? 0) / (5e6 * Math.exp(-0.3 * 0.6)) - 1) < 1e-14)
  assert.ok(Math.abs((last?.angle ?? 0) - 0.1) < 1e-14)
  assert.equal(last?.tension, 5e6)
})

test('half way down, half of the squares of the angle is turned in uniform clay, a quarter in clay without strength at the top', () => {
  const halfWay = (clay: object, share: number) => {
    const middle = embeddedPath({ ...EMBEDDED, ...clay }, 200, 1e3).find(({ depth }) => depth === 5)
    assert.ok(Math.abs((middle?.angle ?? 0) - Math.sqrt(0.1 ** 2 + share * (0.7 ** 2 - 0.1 ** 2))) < 1e-14)
  }
  halfWay({ k: 0 }, 1 / 2)
  halfWay({ s_u0: 0 }, 1 / 4)
})

test('one step goes at the angle of its middle', () => {
  const [, end] = embeddedPath({ ...EMBEDDED, k: 0 }, 1, 1e3)
  const angle = Math.sqrt((0.1 ** 2 + 0.7 ** 2) / 2)
  assert.ok(Math.abs((end?.distance ?? 0) / (10 / Math.tan(angle)) - 1) < 1e-12)
})

test('a line that nothing turns is straight, and one that lies on the seabed is followed as far as is asked', () => {
  const straight = embeddedPath({ ...EMBEDDED, R_s: 0, theta_m: 0.4, theta_a: 0.4 }, 50, 1e3)
  assert.ok(Math.abs((straight.at(-1)?.distance ?? 0) / (10 / Math.tan(0.4)) - 1) < 1e-12)
  const flat = embeddedPath({ ...EMBEDDED, R_s: 0, theta_m: 1e-3, theta_a: 1e-3 }, 50, 400)
  assert.ok(flat.length === 3 && Math.abs(flat.at(-1)?.distance ?? 0) < 401)
})
