/** Each equation of the well path against values worked by hand. */
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import * as angles from './angles.ts'
import * as arc from './arc.ts'
import * as curvature from './minimum-curvature.ts'
import * as projection from './projection.ts'
import * as rates from './rates.ts'
import * as methods from './survey-methods.ts'

const worked = <A>(args: A, value: number, relTol = 1e-9) => ({
  worked: [{ args, value, relTol, source: 'worked by hand' }] as const,
})
const RAD = Math.PI / 180
const half = Math.SQRT1_2

test('angles and tangents', () => {
  assertEquationHolds(angles.tangentNorth, worked({ I: 30 * RAD, A: 60 * RAD }, 0.25))
  assertEquationHolds(angles.tangentEast, worked({ I: 30 * RAD, A: 30 * RAD }, 0.25))
  assertEquationHolds(angles.tangentDown, worked({ I: 60 * RAD }, 0.5))
  assertEquationHolds(angles.inclinationOf, worked({ t_N: 0.3, t_E: 0.4, t_V: 0.5 }, 45 * RAD))
  assertEquationHolds(angles.azimuthOf, {
    ranges: { t_N: [-1, 1], t_E: [-1, 1] },
    worked: [
      { args: { t_N: -1, t_E: -1 }, value: 225 * RAD, relTol: 1e-12, source: 'south-west' },
      { args: { t_N: 1, t_E: 1 }, value: 45 * RAD, relTol: 1e-12, source: 'north-east' },
    ],
  })
  assertEquationHolds(angles.reducedAzimuth, {
    ranges: { A_s: [-20, 20] },
    worked: [
      { args: { A_s: -10 * RAD }, value: 350 * RAD, relTol: 1e-12, source: '360 - 10 deg' },
      { args: { A_s: 725 * RAD }, value: 5 * RAD, relTol: 1e-12, source: '725 - 720 deg' },
    ],
  })
  assertEquationHolds(angles.gridFromTrue, worked({ A_T: 50 * RAD, gamma: 2 * RAD }, 48 * RAD))
  assertEquationHolds(angles.gridFromMagnetic, worked({ A_M: 50 * RAD, delta: -4 * RAD, gamma: 2 * RAD }, 44 * RAD))
})

test('minimum curvature', () => {
  assertEquationHolds(curvature.courseLength, worked({ MD_1: 1000, MD_2: 1030 }, 30))
  const ends = { t_N1: 0, t_E1: 0, t_V1: 1, t_N2: 1, t_E2: 0, t_V2: 0 }
  assertEquationHolds(curvature.tangentChord, worked(ends, Math.SQRT2))
  assertEquationHolds(curvature.doglegAngle, worked({ c: Math.SQRT2 }, Math.PI / 2))
  assertEquationHolds(curvature.ratioFactor, {
    ranges: { beta: [0, 3] },
    worked: [
      { args: { beta: Math.PI / 2 }, value: 4 / Math.PI, relTol: 1e-12, source: 'a quarter circle' },
      { args: { beta: 1e-4 }, value: 1 + 1e-8 / 12, relTol: 1e-14, source: 'series' },
    ],
  })
  assertEquationHolds(curvature.courseAdvance, worked({ L: 60, t_1: 0.2, t_2: 0.4, F: 1.5 }, 27))
  assertEquationHolds(curvature.nextCoordinate, worked({ x_1: 100, Delta: 27 }, 127))
})

test('rates, closure and section, in their own units', () => {
  assertEquationHolds(rates.doglegSeverity, worked({ beta: 15, L: 100 }, 4.5))
  assertEquationHolds(rates.doglegOver, worked({ beta: 15, C: 30.48, L: 100 }, 4.572))
  assertEquationHolds(rates.buildRate, worked({ I_1: 40, I_2: 30, L: 60 }, -5))
  assertEquationHolds(rates.turnRate, worked({ Delta_A: -12, L: 60 }, -6))
  assertEquationHolds(rates.azimuthChange, {
    ranges: { A_1: [0, 6.28], A_2: [0, 6.28] },
    worked: [
      { args: { A_1: 350 * RAD, A_2: 10 * RAD }, value: 20 * RAD, relTol: 1e-12, source: 'through north' },
      { args: { A_1: 10 * RAD, A_2: 350 * RAD }, value: -20 * RAD, relTol: 1e-12, source: 'back through north' },
    ],
  })
  assertEquationHolds(rates.toolFace, {
    ranges: { I_1: [0, 3.1], I_2: [0, 3.1], Delta_A: [-3.1, 3.1] },
    worked: [
      { args: { I_1: 0.5, I_2: 0.3, Delta_A: 0 }, value: Math.PI, relTol: 1e-12, source: 'a drop is low side' },
      { args: { I_1: Math.PI / 2, I_2: Math.PI / 2, Delta_A: 0.2 }, value: Math.PI / 2, relTol: 1e-9, source: 'right' },
    ],
  })
  assertEquationHolds(rates.closureDistance, worked({ N: -3, E: 4 }, 5))
  assertEquationHolds(rates.closureAzimuth, {
    ranges: { N: [-10, 10], E: [-10, 10] },
    worked: [
      { args: { N: 1, E: -1 }, value: 315 * RAD, relTol: 1e-12, source: 'north-west' },
      { args: { N: 0, E: 2 }, value: 90 * RAD, relTol: 1e-12, source: 'east' },
    ],
  })
  assertEquationHolds(rates.verticalSection, worked({ N: 40, N_0: 10, E: 60, E_0: 20, A_vs: 90 * RAD }, 40))
})

test('points of the arc', () => {
  assertEquationHolds(arc.courseFraction, worked({ MD: 110, MD_1: 100, L: 40 }, 0.25))
  assertEquationHolds(arc.subLength, worked({ f: 0.25, L: 40 }, 10))
  assertEquationHolds(arc.subDogleg, worked({ f: 0.25, beta: 0.8 }, 0.2))
  assertEquationHolds(arc.arcTangent, {
    ranges: { beta: [0.01, 3] },
    worked: [
      {
        args: { f: 0.5, beta: 90 * RAD, t_1: 1, t_2: 0 },
        value: half,
        relTol: 1e-12,
        source: 'half of a quarter circle',
      },
      { args: { f: 0.5, beta: 0, t_1: 0.3, t_2: 0.3 }, value: 0.3, relTol: 1e-12, source: 'a straight course' },
    ],
  })
  assertEquationHolds(arc.arcNormal, worked({ t_1: 0, t_2: 1, beta: 90 * RAD }, 1))
  const P = { P_N: 4, P_E: 6, P_V: 8, N_1: 1, E_1: 2, V_1: 3 }
  assertEquationHolds(arc.alongStart, worked({ ...P, t_N1: 0.6, t_E1: 0, t_V1: 0.8 }, 5.8))
  assertEquationHolds(arc.alongNormal, worked({ ...P, n_N: 0, n_E: 1, n_V: 0 }, 4))
  assertEquationHolds(arc.arcRadius, worked({ L: 471.23889803846896, beta: Math.PI / 2 }, 300))
  assertEquationHolds(arc.footAngle, worked({ a: 100, R: 300, b: 200 }, 45 * RAD))
  assertEquationHolds(arc.footLength, worked({ R: 300, theta: 0.5 }, 150))
  assertEquationHolds(arc.footDepth, worked({ MD_1: 1000, s: 150 }, 1150))
  assertEquationHolds(arc.distanceBetween, worked({ P_N: 1, P_E: 2, P_V: 3, Q_N: 3, Q_E: 5, Q_V: 9 }, 7))
})

test('the other survey methods', () => {
  assertEquationHolds(methods.straightAdvance, worked({ L: 30, t: 0.5 }, 15))
  assertEquationHolds(methods.meanOverArc, {
    ranges: { x: [-3, 3] },
    worked: [
      { args: { x: Math.PI / 2 }, value: 2 / Math.PI, relTol: 1e-12, source: 'half a wave' },
      { args: { x: 1e-5 }, value: 1 - 1e-10 / 6, relTol: 1e-15, source: 'series' },
    ],
  })
  assertEquationHolds(methods.curvedDown, worked({ L: 100, I_m: 60 * RAD, S_I: 0.99 }, 49.5))
  assertEquationHolds(methods.curvedDeparture, worked({ L: 100, I_m: 30 * RAD, S_I: 0.99 }, 49.5))
})

test('projection', () => {
  assertEquationHolds(projection.projectedLength, worked({ MD_1: 2400, MD_2: 2700 }, 300))
  assertEquationHolds(projection.endAngle, worked({ phi_1: 0.5, r: 0.001, L: 300 }, 0.8))
  assertEquationHolds(projection.halfSweep, worked({ r: 0.001, L: 300 }, 0.15))
  assertEquationHolds(projection.rateSum, worked({ B: 0.002, T: 0.001 }, 0.003))
  assertEquationHolds(projection.rateDifference, worked({ B: 0.002, T: 0.0005 }, 0.0015))
  assertEquationHolds(projection.middleAngle, worked({ phi_1: 0.5, x: 0.15 }, 0.65))
  const middle = { L: 100, I_m: 90 * RAD, A_m: 0 }
  assertEquationHolds(projection.turningNorth, worked({ ...middle, S_s: 0.9, S_d: 0.9 }, 90))
  assertEquationHolds(projection.turningEast, worked({ L: 100, I_m: 90 * RAD, A_m: 90 * RAD, S_s: 0.9, S_d: 0.9 }, 90))
  assertEquationHolds(projection.turningDown, worked({ L: 100, I_m: 60 * RAD, S_I: 0.9 }, 45))
  assertEquationHolds(projection.arcDogleg, worked({ DLS: 0.001, L: 300 }, 0.3))
  const build = { I_1: 30 * RAD, A_1: 0, TF: 0, beta: 30 * RAD }
  assertEquationHolds(projection.turnedNorth, worked(build, Math.sqrt(3) / 2))
  assertEquationHolds(projection.turnedEast, worked({ ...build, A_1: 90 * RAD }, Math.sqrt(3) / 2))
  assertEquationHolds(projection.turnedDown, worked({ I_1: 30 * RAD, TF: 0, beta: 30 * RAD }, 0.5))
})
