/** The response models over their whole range: continuous where they should be, level where they end. */
import { test } from 'node:test'
import { assertEquationHolds, closedForm } from '@keelson/equations/testing.ts'
import * as cross from './cross-flow.ts'
import * as line from './in-line.ts'

const level = closedForm('the curve is level there')
const continuous = closedForm('the two curves meet')

test('in-line onset is 1, then grows with damping to 2.2, over the safety factor', () => {
  assertEquationHolds(line.inLineOnset, {
    ranges: { K_sd: [0.01, 5] },
    worked: [
      { args: { K_sd: 0.4, gamma_on: 1 }, value: 1, relTol: 1e-12, source: continuous },
      { args: { K_sd: 1.6, gamma_on: 1 }, value: 2.2, relTol: 1e-12, source: continuous },
      { args: { K_sd: 3, gamma_on: 1 }, value: 2.2, relTol: 1e-12, source: level },
    ],
  })
})

test('turbulence takes from the response from an intensity of 0.03, never below 0 nor above 1', () => {
  const I_0 = line.TURBULENCE_FLOOR.value
  assertEquationHolds(line.turbulenceReduction1, {
    ranges: { theta: [0, Math.PI / 2], I_c: [0, 0.5], I_0: [0.03, 0.03] },
    worked: [
      { args: { theta: Math.PI / 2, I_c: 0.1, I_0 }, value: 1, relTol: 0, source: level },
      { args: { theta: 0, I_c: 0.5, I_0 }, value: 0, relTol: 0, source: level },
    ],
  })
  assertEquationHolds(line.turbulenceReduction2, {
    ranges: { I_c: [0, 0.5], I_0: [0.03, 0.03] },
    worked: [
      { args: { I_c: 0.01, I_0 }, value: 1, relTol: 0, source: level },
      { args: { I_c: 0.3, I_0 }, value: 0, relTol: 0, source: level },
    ],
  })
})

test('damping leaves no in-line vibration from 1.8, and lock-in ends at 3.7 from 1', () => {
  assertEquationHolds(line.inLineAmplitude2, {
    ranges: { K_sd: [0.01, 5] },
    worked: [{ args: { K_sd: 2, R_2: 1 }, value: 0, relTol: 0, source: level }],
  })
  assertEquationHolds(line.inLineAmplitude1, {
    ranges: { K_sd: [0.01, 5] },
    worked: [
      {
        args: { K_sd: 1, R_1: 1, A_2: 0.06 },
        value: 0.06,
        relTol: 0,
        source: closedForm('the second corner bounds it'),
      },
    ],
  })
  assertEquationHolds(line.inLineEnd, {
    ranges: { K_sd: [0.01, 5] },
    worked: [{ args: { K_sd: 1 }, value: 3.7, relTol: 0, source: continuous }],
  })
})

test('the in-line curve passes through its corners and is 0 outside', () => {
  const corners = { V_on: 0.9, V_1: 2.1, A_1: 0.12, V_2: 4, A_2: 0.1, V_end: 4.2 }
  assertEquationHolds(line.inLineAmplitude, {
    ranges: { V_R: [0, 6], V_on: [0.8, 1], V_1: [2, 2.2], V_2: [3.9, 4], V_end: [4.1, 4.3] },
    worked: [
      { args: { V_R: 2.1, ...corners }, value: 0.12, relTol: 1e-12, source: closedForm('first corner') },
      { args: { V_R: 4, ...corners }, value: 0.1, relTol: 1e-12, source: closedForm('second corner') },
      { args: { V_R: 4.3, ...corners }, value: 0, relTol: 0, source: level },
    ],
  })
})

test('near the bed cross-flow vibration begins earlier', () => {
  assertEquationHolds(cross.seabedProximity, {
    ranges: { e_D: [0, 5] },
    worked: [{ args: { e_D: 0.8 }, value: 1, relTol: 0, source: continuous }],
  })
})

test('the plateau grows with close frequencies in current, with KC in waves', () => {
  assertEquationHolds(cross.crossFlowAmplitudeCurrent, {
    ranges: { f_r: [1, 4] },
    worked: [{ args: { f_r: 2.3 }, value: 1.3, relTol: 0, source: continuous }],
  })
  assertEquationHolds(cross.crossFlowAmplitudeWaves, {
    ranges: { KC: [0, 60] },
    worked: [{ args: { KC: 40 }, value: 0.9, relTol: 0, source: level }],
  })
})

test('the cross-flow curve begins with a jump where onset comes before 2', () => {
  assertEquationHolds(cross.crossFlowStart, {
    ranges: { V_on: [1, 3] },
    worked: [{ args: { V_on: 2.1 }, value: 2, relTol: 0, source: level }],
  })
  const jump = { V_0: 1.8, V_on: 1.8, V_1: 5.3, A_1: 0.9, V_2: 11.15 }
  assertEquationHolds(cross.crossFlowAmplitude, {
    ranges: { V_R: [0, 20], V_0: [1.8, 1.8], V_on: [1.8, 1.8] },
    worked: [
      { args: { V_R: 1.8, ...jump }, value: 0.15, relTol: 1e-12, source: closedForm('onset') },
      { args: { V_R: 1.79, ...jump }, value: 0, relTol: 0, source: level },
    ],
  })
})

test('the cross-flow curve is defined between its ends', () => {
  assertEquationHolds(cross.crossFlowAmplitude, {
    ranges: { V_R: [0, 20], V_0: [1.9, 2], V_on: [2.1, 2.2], V_1: [5, 6], V_2: [10, 12] },
    worked: [
      {
        args: { V_R: 7, V_0: 2, V_on: 2.15, V_1: 5.3, A_1: 0.9, V_2: 11.15 },
        value: 0.9,
        relTol: 0,
        source: closedForm('the plateau'),
      },
    ],
  })
})

test('damping takes from the stress, without a step at K_sd 4', () => {
  assertEquationHolds(cross.dampingReduction, {
    ranges: { K_sd: [0.01, 50] },
    worked: [{ args: { K_sd: 4.0000000001 }, value: 0.4, relTol: 1e-9, source: continuous }],
  })
})
