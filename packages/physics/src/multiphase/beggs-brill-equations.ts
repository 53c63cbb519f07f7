/** The equations of Beggs and Brill: flow pattern, holdup, inclination, friction and acceleration. */
import { constant, equation, exp, log, max, min, sin } from '@keelson/equations'
import { beggsBrill, payne } from './sources.ts'
import {
  DIAMETER,
  FRICTION,
  FROUDE,
  HOLDUP,
  LAMBDA,
  MU_G,
  MU_L,
  N_LV,
  PRESSURE,
  RHO_N,
  THETA,
  V_M,
  V_SG,
} from './symbols.ts'

export const PAYNE_UPHILL = constant({
  symbol: 'F_P',
  title: 'Holdup factor, uphill',
  value: 0.924,
  unit: '-',
  source: payne,
  clause: 'holdup factors 0.924 uphill, 0.685 downhill',
})
export const PAYNE_DOWNHILL = constant({
  symbol: 'F_P',
  title: 'Holdup factor, downhill',
  value: 0.685,
  unit: '-',
  source: payne,
  clause: 'holdup factors 0.924 uphill, 0.685 downhill',
})
export const PAYNE_LEVEL = constant({
  symbol: 'F_P',
  title: 'Holdup factor, horizontal',
  value: 1,
  unit: '-',
  source: payne,
  clause: 'no factor on the level',
})

const source = beggsBrill

export const froudeNumber = equation({
  symbol: 'N_Fr',
  title: 'Froude number',
  unit: '-',
  source,
  clause: 'dimensionless groups, g = 32.174 ft/s2',
  fit: '32.174 is the gravitational acceleration in ft/s²',
  where: { v_m: V_M, d: DIAMETER },
  evaluate: ({ v_m, d }) => v_m ** 2 / (32.174 * d),
})

const boundary = (n: string) => ({
  symbol: `L_${n}`,
  title: `Flow-pattern boundary ${n}`,
  unit: '-',
  source,
  clause: 'flow-pattern map, as revised',
  where: { lambda_l: LAMBDA },
})
export const boundaryOne = equation({ ...boundary('1'), evaluate: ({ lambda_l }) => 316 * lambda_l ** 0.302 })
export const boundaryTwo = equation({ ...boundary('2'), evaluate: ({ lambda_l }) => 0.0009252 * lambda_l ** -2.4684 })
export const boundaryThree = equation({ ...boundary('3'), evaluate: ({ lambda_l }) => 0.1 * lambda_l ** -1.4516 })
export const boundaryFour = equation({ ...boundary('4'), evaluate: ({ lambda_l }) => 0.5 * lambda_l ** -6.738 })

const level = (pattern: string) => ({
  symbol: `H_0${pattern.slice(0, 3)}`,
  title: `Horizontal holdup, ${pattern}`,
  unit: '-',
  source,
  clause: 'horizontal holdup',
  where: { lambda_l: LAMBDA, N_Fr: FROUDE },
  limited: { holds: 'a holdup cannot exceed 1' },
})
export const segregatedHoldup = equation({
  ...level('segregated'),
  evaluate: ({ lambda_l, N_Fr }) => min(1, max(lambda_l, (0.98 * lambda_l ** 0.4846) / N_Fr ** 0.0868)),
})
export const intermittentHoldup = equation({
  ...level('intermittent'),
  evaluate: ({ lambda_l, N_Fr }) => min(1, max(lambda_l, (0.845 * lambda_l ** 0.5351) / N_Fr ** 0.0173)),
})
export const distributedHoldup = equation({
  ...level('distributed'),
  evaluate: ({ lambda_l, N_Fr }) => min(1, max(lambda_l, (1.065 * lambda_l ** 0.5824) / N_Fr ** 0.0609)),
})

const slope = (pattern: string) => ({
  symbol: `C_${pattern.slice(0, 3)}`,
  title: `Inclination coefficient, ${pattern}`,
  unit: '-',
  source,
  clause: 'inclination correction',
  where: { lambda_l: LAMBDA, N_Lv: N_LV, N_Fr: FROUDE },
})
export const segregatedInclination = equation({
  ...slope('segregated'),
  evaluate: ({ lambda_l, N_Lv, N_Fr }) =>
    max(0, (1 - lambda_l) * log(0.011 * lambda_l ** -3.768 * N_Lv ** 3.539 * N_Fr ** -1.614)),
  limited: { holds: 'the correlation sets a negative correction to zero' },
})
export const intermittentInclination = equation({
  ...slope('intermittent'),
  evaluate: ({ lambda_l, N_Lv, N_Fr }) =>
    max(0, (1 - lambda_l) * log(2.96 * lambda_l ** 0.305 * N_Lv ** -0.4473 * N_Fr ** 0.0978)),
  limited: { holds: 'the correlation sets a negative correction to zero' },
})
export const downhillInclination = equation({
  ...slope('downhill'),
  evaluate: ({ lambda_l, N_Lv, N_Fr }) =>
    max(0, (1 - lambda_l) * log(4.7 * lambda_l ** -0.3692 * N_Lv ** 0.1244 * N_Fr ** -0.5056)),
  limited: { holds: 'the correlation sets a negative correction to zero' },
})

export const inclinationFactor = equation({
  symbol: 'psi',
  title: 'Inclination factor',
  unit: '-',
  source,
  clause: 'inclination correction',
  where: { C: ['inclination coefficient', '-'], theta: THETA },
  evaluate: ({ C, theta }) => 1 + C * (sin(1.8 * theta) - 0.333 * sin(1.8 * theta) ** 3),
})

export const inclinedHoldup = equation({
  symbol: 'H_theta',
  title: 'Holdup at pipe inclination',
  unit: '-',
  source,
  clause: 'inclination correction',
  where: { H_0: ['horizontal holdup', '-'], psi: ['inclination factor', '-'] },
  evaluate: ({ H_0, psi }) => H_0 * psi,
})

export const transitionWeight = equation({
  symbol: 'A_t',
  title: 'Segregated flow weight in transition',
  unit: '-',
  source,
  clause: 'transition pattern, as revised',
  where: { L_3: ['flow-pattern boundary 3', '-'], N_Fr: FROUDE, L_2: ['flow-pattern boundary 2', '-'] },
  evaluate: ({ L_3, N_Fr, L_2 }) => (L_3 - N_Fr) / (L_3 - L_2),
})

export const transitionHoldup = equation({
  symbol: 'H_theta',
  title: 'Holdup in transition',
  unit: '-',
  source,
  clause: 'transition pattern, as revised',
  where: {
    A_t: ['segregated flow weight', '-'],
    H_s: ['segregated flow holdup', '-'],
    H_i: ['intermittent flow holdup', '-'],
  },
  evaluate: ({ A_t, H_s, H_i }) => A_t * H_s + (1 - A_t) * H_i,
})

/** With the factor of Payne et al., not below no-slip and at most 1. */
export const payneHoldup = equation({
  symbol: 'H_L',
  title: 'Liquid holdup with Payne factor',
  unit: '-',
  source: payne,
  clause: 'holdup factors 0.924 uphill, 0.685 downhill',
  where: { lambda_l: LAMBDA, F_P: ['Payne et al. factor', '-'], H_theta: ['holdup at pipe inclination', '-'] },
  evaluate: ({ lambda_l, F_P, H_theta }) => min(1, max(lambda_l, F_P * H_theta)),
  limited: { holds: 'a holdup cannot exceed 1' },
})

export const plainHoldup = equation({
  symbol: 'H_L',
  title: 'Liquid holdup',
  unit: '-',
  source,
  clause: 'holdup, at most 1',
  where: { H_theta: ['holdup at pipe inclination', '-'] },
  evaluate: ({ H_theta }) => min(1, H_theta),
  limited: { holds: 'a holdup cannot exceed 1' },
})

export const noSlipViscosity = equation({
  symbol: 'mu_n',
  title: 'No-slip viscosity',
  unit: 'cP',
  source,
  clause: 'no-slip Reynolds number',
  where: { mu_l: MU_L, lambda_l: LAMBDA, mu_g: MU_G },
  evaluate: ({ mu_l, lambda_l, mu_g }) => mu_l * lambda_l + mu_g * (1 - lambda_l),
})

export const frictionArgument = equation({
  symbol: 'y',
  title: 'Two-phase friction argument',
  unit: '-',
  source,
  clause: 'two-phase friction factor',
  where: { lambda_l: LAMBDA, H_L: HOLDUP },
  evaluate: ({ lambda_l, H_L }) => lambda_l / H_L ** 2,
})

/** ln of two-phase over no-slip friction; it has a steep part between y = 1 and 1.2 that is drawn straight. */
export const frictionExponent = equation({
  symbol: 'S_f',
  title: 'Two-phase friction exponent',
  unit: '-',
  source,
  clause: 'two-phase friction factor',
  where: { y: ['two-phase friction argument', '-'] },
  evaluate: ({ y }) =>
    y > 1 && y < 1.2
      ? log(2.2 * y - 1.2)
      : log(y) / (-0.0523 + 3.182 * log(y) - 0.8725 * log(y) ** 2 + 0.01853 * log(y) ** 4),
})

export const twoPhaseFriction = equation({
  symbol: 'f_tp',
  title: 'Two-phase friction factor, Moody',
  unit: '-',
  source,
  clause: 'two-phase friction factor',
  where: { f: FRICTION, S_f: ['two-phase friction exponent', '-'] },
  evaluate: ({ f, S_f }) => 4 * f * exp(S_f),
})

export const beggsBrillFriction = equation({
  symbol: 'G_f',
  title: 'Friction gradient (Beggs and Brill)',
  unit: 'psi/ft',
  source,
  clause: 'pressure gradient, g = 32.174 ft/s2',
  where: { f_tp: ['two-phase friction factor', '-'], rho_n: RHO_N, v_m: V_M, d: DIAMETER },
  evaluate: ({ f_tp, rho_n, v_m, d }) => (f_tp * rho_n * v_m ** 2) / (2 * 144 * 32.174 * d),
})

/** Velocity times gas velocity over the square of sound; at 1 the flow chokes. */
export const accelerationTerm = equation({
  symbol: 'E_k',
  title: 'Acceleration term',
  unit: '-',
  source,
  clause: 'acceleration, g = 32.174 ft/s2',
  where: { rho: ['density', 'lb/ft3'], v_m: V_M, v_sg: V_SG, p: PRESSURE },
  evaluate: ({ rho, v_m, v_sg, p }) => (rho * v_m * v_sg) / (144 * 32.174 * p),
})
