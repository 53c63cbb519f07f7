/** A script that knows the practice only, the practice's own example of Part A, a peer code's of Part B, and the limits between. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm, type Evidence, peer, published } from '@keelson/equations/testing.ts'
import * as interacting from './interacting.ts'
import * as f101 from './single-defect.ts'
import worked from './worked.json' with { type: 'json' }

const example = published('DNV-RP-F101 appendix A example A.1, as held by nicholaslimck/corrosion-analyser@2bf2885')
const pipenostics = peer('omega1x/pipenostics tests/testthat/testpf.R@d6dd9e2')
const at = <A>(args: A, value: number, source: Evidence, relTol = 1e-3) => ({
  worked: [{ args, value, relTol, source }] as const,
})
const pipe = { D: 0.8128, t: 0.0191 }

test('Parts A and B, their factors and the interaction of defects are what the script gives', () => {
  assertScriptAgrees({ ...f101, ...interacting }, worked)
})

test('Part A meets 17.08 MPa of the example', () => {
  assertEquationHolds(f101.lengthCorrection, at({ ...pipe, L: 0.2 }, 1.3412, example, 1e-4))
  assertEquationHolds(f101.depthFactor, at({ StD: 0.08 }, 1.28, example))
  assertEquationHolds(f101.depthFractile, { ...at({ StD: 0.08 }, 1, example, 5e-3), ranges: { StD: [0, 0.16] } })
  assertEquationHolds(f101.correctedDepth, at({ r_d: 0.25, epsilon_d: 1, StD: 0.08 }, 0.33, example))
  const f_u = (530.9 - 15) * 0.96e6
  const args = { ...pipe, f_u, gamma_m: 0.85, gamma_d: 1.28, r_d_star: 0.33, Q: 1.3411705739658104 }
  assertEquationHolds(f101.pressureResistance, {
    ...at(args, 17.08e6, example),
    ranges: { r_d_star: [0, 1], gamma_d: [1, 1.4] },
  })
})

test('Part B meets the failure pressure of a peer code', () => {
  assertEquationHolds(f101.relativeDepth, at({ d: 0.0134, t: 0.0191 }, 0.701571, pipenostics, 1e-6))
  const Q = 1.3507415066551582
  const r_d = 0.7015706806282722
  assertEquationHolds(f101.capacity, at({ ...pipe, f_u: 530.9e6, r_d, Q }, 15.8663e6, pipenostics, 1e-5))
  const usage = { F_1: 0.9, F: 0.72, P_cap: 15.8663e6 }
  assertEquationHolds(f101.safeWorkingPressure, at(usage, 10.2814e6, pipenostics, 1e-4))
})

test('without uncertainty Part A is gamma_m times Part B', () => {
  const args = { ...pipe, f_u: 5e8, Q: 2 }
  const b = f101.capacity.evaluate({ ...args, r_d: 0.4 })
  const a = f101.pressureResistance.evaluate({ ...args, gamma_m: 0.74, gamma_d: 1, r_d_star: 0.4 })
  assert.ok(Math.abs(a / (0.74 * b) - 1) < 1e-12)
})

test('the spacing around the pipe is that of the shorter way', () => {
  const deg = (x: number) => (x * Math.PI) / 180
  const between = (one: number, other: number) => ({ theta_1: deg(one), theta_2: deg(other), D: 0.8128 })
  const half = closedForm('half of pi D')
  assertEquationHolds(f101.circumferentialSpacing, at(between(0, 180), (Math.PI * 0.8128) / 2, half, 1e-12))
  const { evaluate } = f101.circumferentialSpacing
  assert.equal(evaluate(between(40, 350)), evaluate(between(350, 40)))
})
