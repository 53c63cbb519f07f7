/** The practice's own example of part A, a peer code's of part B, and the limits between them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import * as f101 from './single-defect.ts'

const example = 'DNV-RP-F101 appendix A example A.1, as held by nicholaslimck/corrosion-analyser@2bf2885'
const peer = 'omega1x/pipenostics tests/testthat/testpf.R@d6dd9e2'
const worked = <A>(args: A, value: number, source: string, relTol = 1e-3) => ({
  worked: [{ args, value, relTol, source }] as const,
})
const pipe = { D: 0.8128, t: 0.0191 }

test('part A meets 17.08 MPa of the example', () => {
  assertEquationHolds(f101.lengthCorrection, worked({ ...pipe, L: 0.2 }, 1.3412, example, 1e-4))
  assertEquationHolds(f101.depthFactor, worked({ StD: 0.08 }, 1.28, example))
  assertEquationHolds(f101.depthFractile, {
    ...worked({ StD: 0.08 }, 1, example, 5e-3),
    ranges: { StD: [0, 0.16] },
  })
  assertEquationHolds(f101.correctedDepth, worked({ r_d: 0.25, epsilon_d: 1, StD: 0.08 }, 0.33, example))
  const f_u = (530.9 - 15) * 0.96e6
  const args = { ...pipe, f_u, gamma_m: 0.85, gamma_d: 1.28, r_d_star: 0.33, Q: 1.3411705739658104 }
  assertEquationHolds(f101.pressureResistance, {
    ...worked(args, 17.08e6, example),
    ranges: { r_d_star: [0, 1], gamma_d: [1, 1.4] },
  })
  assert.equal(f101.pressureResistance.evaluate({ ...args, r_d_star: 0.8 }), 0)
})

test('part B meets the failure pressure of a peer code', () => {
  assertEquationHolds(f101.relativeDepth, worked({ d: 0.0134, t: 0.0191 }, 0.701571, peer, 1e-6))
  const Q = 1.3507415066551582
  const r_d = 0.7015706806282722
  assertEquationHolds(f101.capacity, worked({ ...pipe, f_u: 530.9e6, r_d, Q }, 15.8663e6, peer, 1e-5))
  assertEquationHolds(f101.safeWorkingPressure, worked({ F_1: 0.9, F: 0.72, P_cap: 15.8663e6 }, 10.2814e6, peer, 1e-4))
})

test('without uncertainty part A is gamma_m times part B', () => {
  const args = { ...pipe, f_u: 5e8, Q: 2 }
  const b = f101.capacity.evaluate({ ...args, r_d: 0.4 })
  const a = f101.pressureResistance.evaluate({ ...args, gamma_m: 0.74, gamma_d: 1, r_d_star: 0.4 })
  assert.ok(Math.abs(a / (0.74 * b) - 1) < 1e-12)
})

test('defects interact within two root D t along and pi root D t around', () => {
  const by = 'reckoned by hand: sqrt(812.8 x 19.1) = 124.597 mm'
  assertEquationHolds(f101.axialInteraction, worked(pipe, 0.249195, by, 1e-5))
  assertEquationHolds(f101.circumferentialInteraction, worked(pipe, 0.391434, by, 1e-5))
})

test('the spacing around the pipe is that of the shorter way', () => {
  const deg = (x: number) => (x * Math.PI) / 180
  const between = (one: number, other: number) => ({ theta_1: deg(one), theta_2: deg(other), D: 0.8128 })
  const by = 'worked by hand: 50 of 360 degrees of pi 0.8128 m'
  assertEquationHolds(f101.circumferentialSpacing, worked(between(350, 40), 0.354651, by, 2e-6))
  assertEquationHolds(f101.circumferentialSpacing, worked(between(40, 350), 0.354651, by, 2e-6))
  assertEquationHolds(f101.circumferentialSpacing, worked(between(0, 180), 1.276743, 'half of pi D', 1e-6))
})
