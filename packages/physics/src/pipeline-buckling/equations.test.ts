/** Each equation of global buckling against an independent calculation or a value worked by hand. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { silent } from '@keelson/equations'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import * as force from './effective-force.ts'
import * as build from './force-build-up.ts'
import * as screening from './screening.ts'
import * as section from './section.ts'
import * as walking from './walking.ts'

const hand = 'worked by hand'
const worked = <A>(args: A, value: number, source = hand, relTol = 1e-9) => ({
  worked: [{ args, value, relTol, source }] as const,
})

test('the bore and the stiffness of a pipe, and the strain of its outermost fibre', () => {
  assertEquationHolds(section.boreArea, worked({ D_i: 0.8 }, Math.PI * 0.16))
  assertEquationHolds(section.bendingStiffness, worked({ E: 2e11, I: 3e-4 }, 6e7))
  assertEquationHolds(section.axialStiffness, worked({ E: 2e11, A_s: 0.02 }, 4e9))
  assertEquationHolds(section.bendingStrain, worked({ M: 1e6, D: 0.5, EI: 1e8 }, 0.0025))
})

test('a bending stiffness given wins over that of the section', () => {
  assert.equal(section.pipeSection({ D: 1, t: 0.1, E: 2e11, EI: 5e8 }, silent).EI, 5e8)
  const own = section.pipeSection({ D: 1, t: 0.1, E: 2e11 }, silent)
  assert.ok(Math.abs(own.EI / (2e11 * (Math.PI / 64) * 0.5904) - 1) < 1e-12)
})

const pipe = { Delta_p: 7.55e6, A_i: 0.06995733, nu: 0.3, A_s: 0.01241428, E: 207e9, alpha: 1.17e-5, Delta_T: 25 }
test('the restrained force is that of the independent calculation, in either sign', () => {
  const source = 'independent calculation (effective-force-and-screening)'
  assertEquationHolds(force.restrainedForce, worked({ H: 0, ...pipe }, -962928, source, 1e-5))
  assertEquationHolds(force.restrainedCompression, worked({ H: 0, ...pipe }, 962928, source, 1e-5))
  assertEquationHolds(force.operatingForceRange, worked(pipe, 962928, source, 1e-5))
  assertEquationHolds(force.compressionAsForce, worked({ P_0: 4e6 }, -4e6))
  assertEquationHolds(force.compressionOf, {
    ranges: { S_0: [-1e6, 1e6] },
    worked: [
      { args: { S_0: -4e6 }, value: 4e6, relTol: 0, source: hand },
      { args: { S_0: 4e6 }, value: 0, relTol: 0, source: hand },
    ],
  })
})

test('friction lines and anchors', () => {
  assertEquationHolds(build.anchorLength, worked({ S_0: -962928, mu_a: 0.4, w: 900 }, 2674.8))
  assertEquationHolds(build.distanceToFreeEnd, worked({ x: 700, L: 1000 }, 300))
  const line = { mu_a: 0.4, w: 900 }
  assertEquationHolds(build.reachableForce, {
    ranges: { S_0: [-1e6, 1e6], x_a: [0, 5000] },
    worked: [
      { args: { S_0: -962928, ...line, x_a: 1368.5 }, value: -492660, relTol: 1e-12, source: hand },
      { args: { S_0: -962928, ...line, x_a: 3000 }, value: -962928, relTol: 0, source: hand },
      { args: { S_0: 50e3, ...line, x_a: 3000 }, value: 50e3, relTol: 0, source: hand },
    ],
  })
})

test('screening, curves, feed-in and spacing', () => {
  assertEquationHolds(screening.screeningRatio, {
    ranges: { S: [-1e6, 1e6] },
    worked: [
      { args: { S: -492660, P_cr: 894676 }, value: 0.550658, relTol: 1e-5, source: 'independent calculation' },
      { args: { S: 1, P_cr: 894676 }, value: 0, relTol: 0, source: hand },
    ],
  })
  assertEquationHolds(screening.routeCurveForce, worked({ mu_l: 0.6, w: 900, R: 2000 }, 1.08e6))
  assertEquationHolds(screening.triggerRadius, worked({ S_max: -1.08e6, mu_l: 0.6, w: 900 }, 2000))
  const feed = { P_0: 4e6, P: 1e6, mu_a: 0.5, w: 4000, EA: 5e9 }
  assertEquationHolds(screening.feedIn, worked(feed, 0.45))
  const buckles = { mu_a: 0.5, w: 3800, P_0: 5.5e6, P_t: 962634.9668734366, P_0_t: 4842447.963284938 }
  const source = 'feed-in between two buckles, integrated numerically'
  assertEquationHolds(screening.tolerableSpacing, {
    ranges: { P_0: [5e6, 6e6], P_0_t: [4e6, 5e6] },
    ...worked(buckles, 2299.7513696, source, 1e-6),
  })
})

test('walking down a slope under an end tension', () => {
  const phi = Math.PI / 6
  assertEquationHolds(walking.lineFriction, worked({ mu_a: 0.5, w: 1000, phi, L: 100 }, 25e3 * Math.sqrt(3)))
  assertEquationHolds(walking.walkingPull, worked({ S_e: 1e4, w: 1000, phi, L: 100 }, 6e4))
  assertEquationHolds(walking.walkingRatio, worked({ Delta_P: 3e5, Q: 1e5, F_f: 8e5 }, 0.5))
  const [w, L, mu] = [900, 2000, 0.4]
  const slope = (2 * Math.PI) / 180
  const cycle = {
    Delta_P: 2363634.830793744,
    Q: 20e3 + w * L * Math.sin(slope),
    F_f: mu * w * L * Math.cos(slope),
    L,
    EA: 207e9 * Math.PI * (0.32385 - 0.0127) * 0.0127,
  }
  assertEquationHolds(walking.walkPerCycle, {
    ranges: { Delta_P: [0, 3e6] },
    worked: [
      {
        args: cycle,
        value: 0.154690513,
        relTol: 1e-5,
        source: 'a cycle of heating and cooling, integrated numerically',
      },
      { args: { ...cycle, Delta_P: 1e5 }, value: 0, relTol: 0, source: hand },
    ],
  })
})
