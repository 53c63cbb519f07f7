/** Worked values of duns ros: each equation runs as it prints over its range. */
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import {
  bubbleBoundary,
  bubbleFrictionArgument,
  bubbleSlip,
  dunsRosFriction,
  filmNumber,
  mistBoundary,
  mistRoughness,
  roughFilmFriction,
  slipHoldup,
  slipVelocity,
  slugBoundary,
  slugFrictionCorrection,
  slugSlip,
  transitionGasDensity,
  transitionGradient,
  transitionLiquid,
  transitionShare,
  wallFriction,
} from './duns-ros-equations.ts'

const separately = 'worked separately from the printed formula'

test('duns ros', () => {
  assertEquationHolds(bubbleBoundary, {
    worked: [{ args: { L_1: 1, L_2: 1.1, N_Lv: 4 }, value: 5.4, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(slugBoundary, { worked: [{ args: { N_Lv: 4 }, value: 194, relTol: 1e-9, source: separately }] })
  assertEquationHolds(mistBoundary, { worked: [{ args: { N_Lv: 16 }, value: 747, relTol: 1e-9, source: separately }] })
  assertEquationHolds(bubbleSlip, {
    worked: [
      {
        args: { F_1: 1.2, F_2: 0.24, N_Lv: 4, F_3: 1.2, F_4: 40, N_d: 80, N_Gv: 10 },
        value: 4.96,
        relTol: 1e-9,
        source: separately,
      },
    ],
  })
  assertEquationHolds(slugSlip, {
    worked: [
      {
        args: { F_5: 0.2, N_Gv: 9.03, N_d: 26.2, F_6: 0.58, F_7: 0.12, N_Lv: 4.751 },
        value: 4.88,
        relTol: 0.01,
        source: 'Lyons, Standard Handbook vol. 2, Duns-Ros Example 2, pp. 499-500',
      },
    ],
  })
  assertEquationHolds(slipVelocity, {
    worked: [
      { args: { S_n: 4.88, rho_l: 47.6, sigma: 28 }, value: 2.205229629040317, relTol: 1e-9, source: separately },
    ],
  })
  assertEquationHolds(slipHoldup, {
    ranges: { v_s: [-1, 20] },
    worked: [
      {
        args: { v_s: 1.933, v_m: 6.227, v_sl: 2.147 },
        value: 0.42,
        relTol: 0.005,
        source:
          'Lyons, Standard Handbook vol. 2, Duns-Ros Example 2, pp. 499-500, with the slip velocity that it prints',
      },
    ],
  })
  assertEquationHolds(bubbleFrictionArgument, {
    worked: [{ args: { f_1: 0.005, v_sg: 8, v_sl: 2, N_d: 27 }, value: 0.18, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(slugFrictionCorrection, {
    worked: [{ args: { f_1: 0.005, v_sg: 200, v_sl: 4 }, value: 1.005, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(wallFriction, {
    worked: [{ args: { f_1: 0.006, f_2: 0.5, f_3: 1.2 }, value: 0.0025, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(dunsRosFriction, {
    worked: [
      {
        args: { f_D: 0.005, rho_l: 50, v_sl: 2, v_m: 6, d: 0.2 },
        value: 0.0064752077246638074,
        relTol: 1e-9,
        source: separately,
      },
    ],
  })
  assertEquationHolds(filmNumber, {
    worked: [
      {
        args: { mu_l: 0.8, rho_l: 50, sigma: 25, rho_g: 5, v_sg: 60 },
        value: 0.03424782525970665,
        relTol: 1e-9,
        source: separately,
      },
    ],
  })
  assertEquationHolds(mistRoughness, {
    ranges: { X_f: [1e-6, 10] },
    worked: [
      {
        args: { epsilon: 1e-9, d: 0.2, sigma: 25, X_f: 0.004, rho_g: 5, v_sg: 60 },
        value: 1.1467108963317007e-6,
        relTol: 1e-9,
        source: separately,
      },
      {
        args: { epsilon: 1e-9, d: 0.2, sigma: 25, X_f: 0.05, rho_g: 5, v_sg: 60 },
        value: 2.3003081182108153e-6,
        relTol: 1e-9,
        source: separately,
      },
    ],
  })
  assertEquationHolds(roughFilmFriction, {
    ranges: { k_f: [0.05, 1] },
    worked: [{ args: { k_f: 0.1 }, value: 0.026647704506867605, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(transitionShare, {
    worked: [{ args: { N_m: 200, N_Gv: 180, N_s: 100 }, value: 0.2, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(transitionGasDensity, {
    worked: [{ args: { rho_g: 5, N_Gv: 180, N_m: 200 }, value: 4.5, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(transitionGradient, {
    worked: [{ args: { A_t: 0.25, G_s: 0.2, G_m: 0.04 }, value: 0.08, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(transitionLiquid, {
    worked: [{ args: { A_t: 0.25, H_s: 0.2, lambda_l: 0.04 }, value: 0.08, relTol: 1e-9, source: separately }],
  })
})
