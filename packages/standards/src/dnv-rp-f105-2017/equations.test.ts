/** Each equation of the practice against values worked by hand or by a calculation outside the code. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTrace } from '@keelson/equations'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import { toSI } from '@keelson/units'
import * as boundary from './boundary.ts'
import * as flow from './flow.ts'
import * as mass from './mass-and-stiffness.ts'
import * as response from './response-quantities.ts'
import * as stress from './stress.ts'

const hand = 'worked by hand'
const span34 = 'independent calculation of a pinned 34 m span of 273.1 x 12.7 mm, contents 900 kg/m3'
const worked = <A>(args: A, value: number, relTol = 1e-9, source = hand) => ({
  worked: [{ args, value, relTol, source }] as const,
})

test('added mass is 1 from a gap of 0.8 diameters, and 2.28 on the bed', () => {
  assertEquationHolds(mass.addedMassCoefficient, {
    ranges: { e_D: [0, 5] },
    worked: [
      { args: { e_D: 0 }, value: 2.28, relTol: 1e-12, source: hand },
      { args: { e_D: 0.2 }, value: 1.48, relTol: 1e-12, source: hand },
      { args: { e_D: 0.7999999999 }, value: 1, relTol: 1e-9, source: 'continuous at 0.8' },
      { args: { e_D: 2 }, value: 1, relTol: 1e-12, source: hand },
    ],
  })
  assertEquationHolds(
    mass.effectiveMass,
    worked({ m_dry: 124.927, C_a: 1, rho_w: 1025, D: 0.2731 }, 184.969, 1e-5, span34),
  )
})

test('concrete stiffens, and pressure and temperature compress', () => {
  assertEquationHolds(mass.concreteStiffening, worked({ k_c: 0.33, r_EI: 0.5 }, 0.19621917397, 1e-9))
  assertEquationHolds(
    mass.effectiveAxialForce,
    worked(
      { H_eff: 1e5, Delta_p: 1e7, D_i: 0.2477, nu: 0.3, A_s: 0.010389568, E: 207e9, alpha_e: 1.17e-5, Delta_T: 20 },
      -596003.223,
      1e-8,
    ),
  )
})

test('the effective length falls with soil stiffness and is continuous within 0.3 % at beta 2.7', () => {
  assertEquationHolds(
    boundary.soilStiffnessParameter,
    worked({ K: 1e6, L: 34, CSF: 0, EI: 18272117.7 }, 4.86412678, 1e-8),
  )
  assertEquationHolds(boundary.effectiveLengthRatio, {
    ranges: { beta: [-1.5, 15] },
    worked: [
      { args: { beta: 4.8641267840826945 }, value: 1.173735953885312, relTol: 1e-12, source: hand },
      { args: { beta: 2.7 }, value: 1.6294275300910135, relTol: 1e-12, source: hand },
      { args: { beta: 2.6999999 }, value: 1.6257424109106908, relTol: 1e-6, source: hand },
      { args: { beta: 0 }, value: 4.73, relTol: 1e-12, source: hand },
    ],
  })
  assertEquationHolds(boundary.effectiveLength, worked({ r_L: 1.2, L: 30 }, 36))
  assertEquationHolds(boundary.shoulderStressCoefficient, worked({ r_L: 1.2 }, 9.7916666667, 1e-9))
  assertEquationHolds(boundary.seabedMomentCoefficient, {
    ranges: { r_L: [1.03, 4.73] },
    worked: [
      { args: { r_L: 1 }, value: 1 / 12, relTol: 1e-12, source: 'fixed ends' },
      { args: { r_L: 1.4 }, value: 1 / 24, relTol: 1e-12, source: 'mid-span governs' },
    ],
  })
})

test('the coefficients of the deflection and the moment are those of beams', () => {
  const { [boundary.PINNED]: pinned, [boundary.FIXED]: fixed } = boundary.COEFFICIENTS
  assert.deepEqual([pinned.C_5, pinned.C_6, fixed.C_5, fixed.C_6], [1 / 8, 5 / 384, 1 / 12, 1 / 384])
  assert.ok(Math.abs(pinned.C_1 / (Math.PI / 2) - 1) < 6e-4)
  assert.ok(Math.abs(fixed.C_1 / (4.730041 ** 2 / (2 * Math.PI)) - 1) < 6e-4)
  // stress for an amplitude of one diameter: half of the curvature pi^2/L^2 of a sine
  assert.ok(Math.abs(pinned.C_4 / (Math.PI ** 2 / 2) - 1) < 2e-3)
  const trace = newTrace()
  assert.equal(boundary.boundaryCoefficient('C_2', boundary.FIXED, trace), 4)
  assert.equal(trace.steps[0]?.symbol, 'C_2')
})

test('the pinned 34 m span buckles at 156 kN, sags 0.606 m and vibrates at 0.427 and 0.949 Hz', () => {
  const EI = 18272117.7
  assertEquationHolds(response.bendingStiffness, worked({ E: 207e9, I: 8.82711e-5 }, EI, 1e-9, span34))
  assertEquationHolds(response.criticalBucklingLoad, worked({ CSF: 0, C_2: 1, EI, L_eff: 34 }, 156002, 1e-5, span34))
  const loaded = { EI, CSF: 0, L_eff: 34, S_eff: 0, P_cr: 156002 }
  assertEquationHolds(response.staticDeflection, worked({ C_6: 5 / 384, q: 636.302, ...loaded }, 0.60594, 1e-5, span34))
  const vibrating = { C_1: 1.57, m_e: 184.969, ...loaded }
  assertEquationHolds(response.inLineFrequency, worked(vibrating, 0.426861, 1e-5, span34))
  assertEquationHolds(
    response.crossFlowFrequency,
    worked({ ...vibrating, C_3: 0.8, delta: 0.60594, D: 0.2731 }, 0.948579, 1e-5, span34),
  )
  assertEquationHolds(
    response.unitStressAmplitude,
    worked({ C_4: 4.93, CSF: 0, D: 0.2731, D_s: 0.2731, t_s: 0.0127, E: 207e9, L_eff: 34 }, 62780100, 1e-5, span34),
  )
  assertEquationHolds(
    response.allowableLengthByFrequency,
    worked({ L: 60, f: 0.13707, f_req: 3.22226 }, 12.3749, 1e-5, 'independent calculation of a 60 m span in 0.8 m/s'),
  )
  assertEquationHolds(response.staticMoment, worked({ C_5: 1 / 8, q: 600, L_eff: 20, S_eff: 0, P_cr: 1e5 }, 30000))
  assertEquationHolds(response.momentOfStress, worked({ sigma_E: 10e6, I: 1e-4, D_s: 0.3, t_s: 0.05 }, 8000))
})

test('flow and damping are made dimensionless', () => {
  assertEquationHolds(flow.currentFlowRatio, worked({ U_c: 0.6, U_w: 0.25 }, 0.705882, 1e-6))
  assertEquationHolds(
    flow.reducedVelocity,
    worked({ U_c: 0.25, U_w: 0, gamma_f: 1, f: 0.426861, D: 0.2731 }, 2.14453, 1e-5, span34),
  )
  assertEquationHolds(
    flow.stabilityParameter,
    worked({ m_e: 184.969, zeta_T: 0.015, rho_w: 1025, D: 0.2731 }, 0.456072, 1e-5, span34),
  )
  assertEquationHolds(flow.designStabilityParameter, worked({ K_s: 0.456072, gamma_k: 1.15 }, 0.396585, 1e-5, span34))
  assertEquationHolds(flow.onsetVelocity, worked({ V: 2, f: 0.5, gamma_f: 1.25, D: 0.3 }, 0.24))
  assertEquationHolds(
    flow.onsetFrequency,
    worked({ U_c: 0.8, U_w: 0, gamma_f: 1, V: 0.909091, D: 0.2731 }, 3.22226, 1e-5, span34),
  )
  assertEquationHolds(flow.impliedWavePeriod, worked({ KC: 5, D: 0.3, U_w: 0.1 }, 15))
  assertEquationHolds(flow.nextFrequency, worked({ f_r: 1.5, f_CF: 0.8 }, 1.2))
  assertEquationHolds(flow.gapOfRatio, worked({ e_D: 2, D: 0.3 }, 0.6))
})

test('in-line vibration of 0.1202 diameters on the 34 m span has a stress range of 19.62 MPa', () => {
  assertEquationHolds(
    stress.inLineResponseRange,
    worked({ A_IL: 62780100, A_Y: 0.1202, psi_alpha: 1, gamma_s: 1.3 }, 19.62e6, 1e-4, span34),
  )
  assertEquationHolds(stress.crossFlowRange, worked({ A_CF: 60e6, A_Z: 0.5, R_k: 0.9, gamma_s: 1.3 }, 70.2e6))
  assertEquationHolds(stress.inducedRange, worked({ A_IL: 60e6, A_Z: 0.5, R_k: 0.9, gamma_s: 1.3 }, 28.08e6))
  assertEquationHolds(stress.inLineRange, worked({ S_IL_R: 19.62e6, S_IL_CF: 28.08e6 }, 28.08e6))
  assertEquationHolds(stress.inducedFrequency, worked({ f_CF: 0.9 }, 1.8))
  assertEquationHolds(stress.waveCorrection, {
    ranges: { alpha: [0, 1] },
    worked: [
      { args: { alpha: 0.49 }, value: 0, relTol: 0, source: hand },
      { args: { alpha: 0.65 }, value: 0.5, relTol: 1e-12, source: hand },
      { args: { alpha: 0.8 }, value: 1, relTol: 0, source: hand },
    ],
  })
})

test('its life is 2061 years at 5 % of the time, half of it with the utilisation factor', () => {
  const year = toSI(1, 'year')
  assertEquationHolds(
    stress.lifeOfCycles,
    worked({ N: 1.38837e9, f_v: 0.426861, P: 0.05 }, 2061.3 * year, 1e-4, span34),
  )
  assertEquationHolds(stress.damageRate, worked({ f_v: 0.5, P: 0.1, N: 1e8 }, 5e-10))
  assertEquationHolds(stress.lifeOfRate, worked({ d_rate: 5e-10 }, 2e9))
  assertEquationHolds(stress.damageRateSum, worked({ d: [1e-10, 4e-10] }, 5e-10))
  assertEquationHolds(stress.allowableLife, worked({ eta: 0.5, T_life: 2061.3 }, 1030.65))
  assertEquationHolds(stress.designDamage, worked({ T_d: 25, T_life: 100 }, 0.25))
  assertEquationHolds(stress.dynamicStress, worked({ S: 52e6, gamma_s: 1.3 }, 20e6))
})
