/** Load combinations and the combined criterion against a calculation outside the code. */
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import {
  bucklingExternal,
  bucklingInternal,
  designAxialForce,
  designMoment,
  functionalDesignMoment,
  horizontalDesignMoment,
  netInternalPressure,
  verticalDesignMoment,
} from './combined-loading.ts'

const hand = 'worked by hand'
const worked = <A>(args: A, value: number, relTol = 1e-9, source = hand) => ({
  worked: [{ args, value, relTol, source }] as const,
})

test('load effects take their factors, and moments add as vectors', () => {
  const vertical = { gamma_F: 1.1, gamma_c: 1.07, M_static: -100e3, gamma_E: 1.3, M_E_CF: 20e3 }
  assertEquationHolds(verticalDesignMoment, worked(vertical, 143.7e3))
  assertEquationHolds(horizontalDesignMoment, worked({ gamma_E: 1.3, M_E_IL: 10e3 }, 13e3))
  assertEquationHolds(designMoment, worked({ M_V: 3e3, M_H: 4e3 }, 5e3))
  assertEquationHolds(functionalDesignMoment, worked({ gamma_F: 1.1, gamma_c: 1.07, M_F: -100e3 }, 117.7e3))
  assertEquationHolds(designAxialForce, worked({ gamma_F: 1.1, gamma_c: 1.07, S_eff: -200e3 }, -235.4e3))
  assertEquationHolds(netInternalPressure, worked({ p_i: 10e6, p_e: 2e6 }, 8e6))
})

test('a 273.1 x 12.7 mm pipe of X65 under 150 kNm is used to 0.29 with pressure inside', () => {
  const pipe = { gamma_m: 1.15, gamma_SC_LB: 1.14, M_Sd: 150e3, S_Sd: -200e3 }
  const resistance = { alpha_c: 1.0807942062797706, M_p: 372022.689024, S_p: 4488263.2365841735 }
  const source = 'independent calculation of the criterion in Python'
  const inside = { ...pipe, ...resistance, alpha_p: 0.5722659667541556, Delta_p: 15e6, p_b: 48657058.631059326 }
  assertEquationHolds(bucklingInternal, worked(inside, 0.2687114476895934, 1e-9, source))
  const outside = { ...pipe, ...resistance, Delta_p: -5e6, p_c: 30e6 }
  assertEquationHolds(bucklingExternal, worked(outside, 0.289809623391866, 1e-9, source))
})

test('a 650 mm pipe bent in a lateral buckle is used to 3.9 under 8 MPa', () => {
  const [f_y, f_u, D, t_2, L] = [0.96 * 450e6, 0.96 * 535e6, 0.65, 0.015, 110.05956265638781]
  const M_Sd = 1.1 * 0.1434 * 0.5 * 3800 * L ** 2
  const S_Sd = (1.1 * 34.06 * 206e9 * (Math.PI / 64) * (D ** 4 - 0.62 ** 4)) / L ** 2
  const beta = (60 - D / t_2) / 90
  const resistance = { alpha_c: 1 - beta + (beta * f_u) / f_y, M_p: 2612898, S_p: f_y * Math.PI * 0.635 * t_2 }
  const pressure = { alpha_p: 1 - beta, Delta_p: 8e6, p_b: 23566801.539204884 }
  const args = { gamma_m: 1.15, gamma_SC_LB: 1.26, M_Sd, S_Sd, ...resistance, ...pressure }
  const source = 'independent calculation (buckles-that-share-feed-in)'
  assertEquationHolds(bucklingInternal, worked(args, 3.89754839, 1e-7, source))
})
