/** Worked values of beggs brill: each equation runs as it prints over its range. */
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import {
  accelerationTerm,
  beggsBrillFriction,
  boundaryFour,
  boundaryOne,
  boundaryThree,
  boundaryTwo,
  distributedHoldup,
  downhillInclination,
  frictionArgument,
  frictionExponent,
  froudeNumber,
  inclinationFactor,
  inclinedHoldup,
  intermittentHoldup,
  intermittentInclination,
  noSlipViscosity,
  payneHoldup,
  plainHoldup,
  segregatedHoldup,
  segregatedInclination,
  transitionHoldup,
  transitionWeight,
  twoPhaseFriction,
} from './beggs-brill-equations.ts'

const separately = 'worked separately from the printed formula'

test('beggs brill', () => {
  assertEquationHolds(froudeNumber, {
    worked: [{ args: { v_m: 8, d: 0.2 }, value: 9.945919065083608, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(boundaryOne, {
    ranges: { lambda_l: [0.0001, 1] },
    worked: [{ args: { lambda_l: 0.1 }, value: 157.64749803736387, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(boundaryTwo, {
    ranges: { lambda_l: [0.0001, 1] },
    worked: [{ args: { lambda_l: 0.1 }, value: 0.2720417901961803, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(boundaryThree, {
    ranges: { lambda_l: [0.0001, 1] },
    worked: [{ args: { lambda_l: 0.1 }, value: 2.8287853879701315, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(boundaryFour, {
    ranges: { lambda_l: [0.0001, 1] },
    worked: [{ args: { lambda_l: 0.1 }, value: 2735079.81446986, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(segregatedHoldup, {
    ranges: { lambda_l: [0.0001, 1], N_Fr: [0.0001, 10000] },
    worked: [{ args: { lambda_l: 0.1, N_Fr: 2 }, value: 0.302340740252139, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(intermittentHoldup, {
    ranges: { lambda_l: [0.0001, 1], N_Fr: [0.0001, 10000] },
    worked: [{ args: { lambda_l: 0.1, N_Fr: 2 }, value: 0.24352799323661423, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(distributedHoldup, {
    ranges: { lambda_l: [0.0001, 1], N_Fr: [0.0001, 10000] },
    worked: [{ args: { lambda_l: 0.1, N_Fr: 2 }, value: 0.26706494183929924, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(segregatedInclination, {
    ranges: { N_Lv: [0.001, 100], lambda_l: [0.0001, 1], N_Fr: [0.0001, 10000] },
    worked: [{ args: { lambda_l: 0.1, N_Lv: 5, N_Fr: 2 }, value: 7.869007662208494, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(intermittentInclination, {
    ranges: { N_Lv: [0.001, 100], lambda_l: [0.0001, 1], N_Fr: [0.0001, 10000] },
    worked: [{ args: { lambda_l: 0.1, N_Lv: 5, N_Fr: 2 }, value: 0, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(downhillInclination, {
    ranges: { N_Lv: [0.001, 100], lambda_l: [0.0001, 1], N_Fr: [0.0001, 10000] },
    worked: [{ args: { lambda_l: 0.1, N_Lv: 5, N_Fr: 2 }, value: 2.022692208178597, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(inclinationFactor, {
    ranges: { theta: [-1.5707963267948966, 1.5707963267948966], C: [0, 5] },
    worked: [
      { args: { C: 0.5, theta: 1.5707963267948966 }, value: 1.1495953324057593, relTol: 1e-9, source: separately },
    ],
  })
  assertEquationHolds(inclinedHoldup, {
    worked: [{ args: { H_0: 0.4, psi: 1.2 }, value: 0.48, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(transitionWeight, {
    worked: [{ args: { L_3: 2, N_Fr: 1, L_2: 0.5 }, value: 0.6666666666666666, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(transitionHoldup, {
    worked: [{ args: { A_t: 0.25, H_s: 0.6, H_i: 0.4 }, value: 0.45, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(payneHoldup, {
    ranges: { lambda_l: [0, 1], H_theta: [0, 2] },
    worked: [{ args: { lambda_l: 0.1, F_P: 0.924, H_theta: 0.5 }, value: 0.462, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(plainHoldup, {
    ranges: { H_theta: [0, 2] },
    worked: [{ args: { H_theta: 1.2 }, value: 1, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(noSlipViscosity, {
    worked: [{ args: { mu_l: 2, lambda_l: 0.25, mu_g: 0.02 }, value: 0.515, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(frictionArgument, {
    worked: [{ args: { lambda_l: 0.1, H_L: 0.5 }, value: 0.4, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(frictionExponent, {
    ranges: { y: [0.01, 100] },
    worked: [
      { args: { y: 0.4 }, value: 0.24849126341999656, relTol: 1e-9, source: separately },
      { args: { y: 1.1 }, value: 0.19885085874516553, relTol: 1e-9, source: separately },
    ],
  })
  assertEquationHolds(twoPhaseFriction, {
    worked: [{ args: { f: 0.005, S_f: 0.3 }, value: 0.026997176151520065, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(beggsBrillFriction, {
    worked: [
      {
        args: { f_tp: 0.02, rho_n: 20, v_m: 10, d: 0.2 },
        value: 0.021584025748879358,
        relTol: 1e-9,
        source: separately,
      },
    ],
  })
  assertEquationHolds(accelerationTerm, {
    worked: [
      { args: { rho: 20, v_m: 30, v_sg: 25, p: 100 }, value: 0.03237603862331904, relTol: 1e-9, source: separately },
    ],
  })
})
