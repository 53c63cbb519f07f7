/** The response models against calculations outside the code, at their corners and where their formulas change. */
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import * as cross from './cross-flow.ts'
import * as line from './in-line.ts'

const hand = 'worked by hand'
const model = 'independent calculation of the in-line model, K_sd 0.396585'
const worked = <A>(args: A, value: number, relTol = 1e-9, source = hand) => ({
  worked: [{ args, value, relTol, source }] as const,
})

test('in-line onset is 1, then grows with damping to 2.2, over the safety factor', () => {
  assertEquationHolds(line.inLineOnset, {
    ranges: { K_sd: [0.01, 5] },
    worked: [
      { args: { K_sd: 0.396585, gamma_on: 1.1 }, value: 0.909091, relTol: 1e-6, source: model },
      { args: { K_sd: 0.4, gamma_on: 1 }, value: 1, relTol: 1e-12, source: 'continuous at 0.4' },
      { args: { K_sd: 1, gamma_on: 1.1 }, value: 1.4545454545, relTol: 1e-9, source: hand },
      { args: { K_sd: 1.6, gamma_on: 1 }, value: 2.2, relTol: 1e-12, source: hand },
      { args: { K_sd: 3, gamma_on: 1 }, value: 2.2, relTol: 1e-12, source: hand },
    ],
  })
})

test('turbulence takes from the response from an intensity of 0.03, never below 0 nor above 1', () => {
  const I_0 = line.TURBULENCE_FLOOR.value
  assertEquationHolds(line.turbulenceReduction1, {
    ranges: { theta: [0, Math.PI / 2], I_c: [0, 0.5], I_0: [0.03, 0.03] },
    worked: [
      { args: { theta: Math.PI / 2, I_c: 0.1, I_0 }, value: 1, relTol: 0, source: hand },
      { args: { theta: Math.PI / 2, I_c: 0, I_0 }, value: 1, relTol: 0, source: hand },
      { args: { theta: 0, I_c: 0.05, I_0 }, value: 0.6899372332, relTol: 1e-9, source: hand },
      { args: { theta: Math.PI / 4, I_c: 0.06, I_0 }, value: 0.8637770773, relTol: 1e-9, source: hand },
      { args: { theta: 0, I_c: 0.5, I_0 }, value: 0, relTol: 0, source: hand },
    ],
  })
  assertEquationHolds(line.turbulenceReduction2, {
    ranges: { I_c: [0, 0.5], I_0: [0.03, 0.03] },
    worked: [
      { args: { I_c: 0.1, I_0 }, value: 0.5882352941, relTol: 1e-9, source: hand },
      { args: { I_c: 0.01, I_0 }, value: 1, relTol: 0, source: hand },
      { args: { I_c: 0.3, I_0 }, value: 0, relTol: 0, source: hand },
    ],
  })
})

test('the in-line corners of a light span are 0.1205 and 0.1014 diameters, lock-in ends at 4.183', () => {
  assertEquationHolds(line.inLineAmplitude2, {
    ranges: { K_sd: [0.01, 5] },
    worked: [{ args: { K_sd: 0.396585, R_2: 1 }, value: 0.101358, relTol: 1e-5, source: model }],
  })
  assertEquationHolds(line.inLineAmplitude1, {
    ranges: { K_sd: [0.01, 5] },
    worked: [
      { args: { K_sd: 0.396585, R_1: 1, A_2: 0.101358 }, value: 0.120512, relTol: 1e-5, source: model },
      {
        args: { K_sd: 1, R_1: 1, A_2: 0.0577778 },
        value: 0.0577778,
        relTol: 1e-12,
        source: 'the second corner bounds it',
      },
    ],
  })
  assertEquationHolds(line.inLineEnd, {
    ranges: { K_sd: [0.01, 5] },
    worked: [
      { args: { K_sd: 0.396585 }, value: 4.18273, relTol: 1e-6, source: model },
      { args: { K_sd: 1 }, value: 3.7, relTol: 0, source: hand },
    ],
  })
  assertEquationHolds(line.inLineCorner1, worked({ A_1: 0.12, V_on: 0.9 }, 2.1))
  assertEquationHolds(line.inLineCorner2, worked({ V_end: 4.2, A_2: 0.1 }, 4))
})

test('the in-line curve passes through its corners and is 0 outside', () => {
  const corners = { V_on: 0.909091, V_1: 2.114211, A_1: 0.120512, V_2: 3.980016, A_2: 0.101358, V_end: 4.182732 }
  assertEquationHolds(line.inLineAmplitude, {
    ranges: { V_R: [0, 6], V_on: [0.8, 1], V_1: [2, 2.2], V_2: [3.9, 4], V_end: [4.1, 4.3] },
    worked: [
      { args: { V_R: 2.14453, ...corners }, value: 0.120201, relTol: 1e-5, source: model },
      { args: { V_R: 2.114211, ...corners }, value: 0.120512, relTol: 1e-9, source: hand },
      { args: { V_R: 3.980016, ...corners }, value: 0.101358, relTol: 1e-9, source: hand },
      { args: { V_R: 0.9, ...corners }, value: 0, relTol: 0, source: hand },
      { args: { V_R: 4.2, ...corners }, value: 0, relTol: 0, source: hand },
    ],
  })
})

test('near the bed cross-flow vibration begins earlier, in a trench later', () => {
  assertEquationHolds(cross.seabedProximity, {
    ranges: { e_D: [0, 5] },
    worked: [
      { args: { e_D: 0.5 }, value: 0.925, relTol: 1e-12, source: hand },
      { args: { e_D: 0 }, value: 0.8, relTol: 1e-12, source: hand },
      { args: { e_D: 0.8 }, value: 1, relTol: 0, source: hand },
    ],
  })
  assertEquationHolds(cross.trenchCorrection, worked({ d_D: 0.4 }, 1.2))
  assertEquationHolds(cross.crossFlowOnset, worked({ psi_prox: 0.925, psi_trench: 1, gamma_on: 1.3 }, 2.13462, 1e-5))
})

test('the plateau grows with close frequencies in current, with KC in waves', () => {
  assertEquationHolds(cross.crossFlowAmplitudeCurrent, {
    ranges: { f_r: [1, 4] },
    worked: [
      { args: { f_r: 1.2 }, value: 0.9, relTol: 0, source: hand },
      { args: { f_r: 1.9 }, value: 1.1, relTol: 1e-12, source: hand },
      { args: { f_r: 2.3 }, value: 1.3, relTol: 0, source: hand },
    ],
  })
  assertEquationHolds(cross.crossFlowAmplitudeWaves, {
    ranges: { KC: [0, 60] },
    worked: [
      { args: { KC: 5 }, value: 0.7, relTol: 0, source: hand },
      { args: { KC: 20 }, value: 0.8, relTol: 1e-12, source: hand },
      { args: { KC: 40 }, value: 0.9, relTol: 0, source: hand },
    ],
  })
})

test('the cross-flow curve is met at 3, 5, 7 and 12', () => {
  const V_on = 2.13462
  assertEquationHolds(cross.crossFlowCorner1, worked({ V_on, A_1: 0.9 }, 5.307694, 1e-6))
  assertEquationHolds(cross.crossFlowCorner2, worked({ A_1: 0.9 }, 11.153846, 1e-6))
  assertEquationHolds(cross.crossFlowStart, {
    ranges: { V_on: [1, 3] },
    worked: [
      { args: { V_on }, value: 2, relTol: 0, source: hand },
      { args: { V_on: 1.8 }, value: 1.8, relTol: 0, source: hand },
    ],
  })
  const corners = { V_0: 2, V_on, V_1: 5.307694, A_1: 0.9, V_2: 11.153846 }
  const at = (V_R: number, value: number, source = 'independent calculation of the cross-flow model') => ({
    args: { V_R, ...corners },
    value,
    relTol: 1e-5,
    source,
  })
  assertEquationHolds(cross.crossFlowAmplitude, {
    ranges: { V_R: [0, 20], V_0: [1.9, 2], V_on: [2.1, 2.2], V_1: [5, 6], V_2: [10, 12] },
    worked: [at(3, 0.354545), at(5, 0.827273), at(7, 0.9), at(12, 0.742857), at(1.9, 0, hand), at(16, 0, hand)],
  })
  const jump = { V_0: 1.8, V_on: 1.8, V_1: 5.3, A_1: 0.9, V_2: 11.15 }
  assertEquationHolds(cross.crossFlowAmplitude, {
    ranges: { V_R: [0, 20], V_0: [1.8, 1.8], V_on: [1.8, 1.8] },
    worked: [
      { args: { V_R: 1.8, ...jump }, value: 0.15, relTol: 1e-12, source: 'the curve begins with a jump' },
      { args: { V_R: 1.79, ...jump }, value: 0, relTol: 0, source: hand },
    ],
  })
})

test('damping takes from the stress, without a step at K_sd 4', () => {
  assertEquationHolds(cross.dampingReduction, {
    ranges: { K_sd: [0.01, 50] },
    worked: [
      { args: { K_sd: 0.2 }, value: 0.97, relTol: 1e-12, source: hand },
      { args: { K_sd: 4 }, value: 0.4, relTol: 1e-12, source: hand },
      { args: { K_sd: 4.0000000001 }, value: 0.4, relTol: 1e-9, source: 'continuous at 4' },
      { args: { K_sd: 9 }, value: 3.2 / 27, relTol: 1e-12, source: hand },
    ],
  })
})
