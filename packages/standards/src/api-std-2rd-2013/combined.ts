/**
 * Bending, tension and pressure together: by Method 1, elastic, a line in moment and tension at a given pressure; by Method
 * 2, plastic, a cosine. API STD 2RD (2013) 5.3 and 5.4.3, as the public line-analysis programs and wall-thickness codes give
 * them. The tension is the effective one, and the pressure counts.
 */
import { abs, constant, cos, type Equation, equation, hypot, pi, sqrt, type Trace } from '@keelson/equations'
import * as longitudinal from '../api-rp-1111-2015/longitudinal.ts'
import { apiStd2rd } from './source.ts'

/** 1 in survival. */
export const F_D_OPERATING = constant({
  symbol: 'F_D',
  title: 'Combined load limit, operating',
  value: 0.8,
  unit: '-',
  source: apiStd2rd,
  clause: '5.4.3.2, Method 1',
})

export const F_D_ACCIDENTAL = constant({
  symbol: 'F_D',
  title: 'Combined load limit, accidental',
  value: 1,
  unit: '-',
  source: apiStd2rd,
  clause: '5.4.3.2, Method 1',
})

const CAPACITY = { source: apiStd2rd, clause: '5.3' } as const
const METHOD_1 = { source: apiStd2rd, clause: '5.4.3.2, Method 1' } as const

const METHOD_2 = { source: apiStd2rd, clause: '5.4.3.3, Method 2' } as const
const PRESSED = { source: apiStd2rd, clause: '5.4.3, Methods 1 and 2' } as const

const S = ['specified minimum yield strength', 'Pa'] as const
const W_e = ['elastic section modulus, thin wall', 'm3'] as const

/** To the mid-wall; I/(D/2) of the exact ring is 5 % smaller at D/t of 20. */
export const sectionModulus = equation({
  ...CAPACITY,
  symbol: 'W_e',
  title: 'Elastic section modulus, thin wall',
  unit: 'm3',
  where: { D: ['outside diameter', 'm'], t: ['wall thickness', 'm'] },
  evaluate: ({ D, t }) => (pi / 4) * (D - t) ** 2 * t,
})

export const yieldMoment = equation({
  ...CAPACITY,
  symbol: 'M_y',
  title: 'Yield moment',
  unit: 'N*m',
  where: { S, W_e },
  evaluate: ({ S, W_e }) => S * W_e,
})

/** Holds up to the yield strain S/E. */
export const elasticMoment = equation({
  ...CAPACITY,
  symbol: 'M',
  title: 'Bending moment at the bending strain',
  unit: 'N*m',
  where: { E: ["Young's modulus", 'Pa'], epsilon: ['bending strain', '-'], W_e },
  evaluate: ({ E, epsilon, W_e }) => E * epsilon * W_e,
})

const loads = {
  M: ['bending moment', 'N*m'],
  M_y: ['yield moment', 'N*m'],
  T_eff: ['effective tension', 'N'],
  T_y: ['yield tension', 'N'],
  P_net: ['net internal pressure', 'Pa'],
} as const

export const method1 = equation({
  ...METHOD_1,
  symbol: 'u_1',
  title: 'Combined bending, tension and pressure, Method 1',
  unit: '-',
  where: { ...loads, p_b: ['minimum burst pressure', 'Pa'] },
  evaluate: ({ M, M_y, T_eff, T_y, P_net, p_b }) => hypot(abs(M) / M_y + abs(T_eff) / T_y, P_net / p_b),
})

/** Where the pressure outside is the larger. */
export const method1External = equation({
  ...METHOD_1,
  symbol: 'u_1',
  title: 'Combined bending, tension and pressure, Method 1, net external pressure',
  unit: '-',
  where: { ...loads, P_c: ['collapse pressure', 'Pa'] },
  evaluate: ({ M, M_y, T_eff, T_y, P_net, P_c }) => hypot(abs(M) / M_y + abs(T_eff) / T_y, P_net / P_c),
})

/** Of the nominal wall. */
export const yieldTension: Equation<typeof longitudinal.yieldTension.where> = {
  ...longitudinal.yieldTension,
  ...CAPACITY,
}

export const plasticMoment = equation({
  ...CAPACITY,
  symbol: 'M_p',
  title: 'Plastic moment',
  unit: 'N*m',
  where: { M_y: loads.M_y },
  evaluate: ({ M_y }) => (4 / pi) * M_y,
})

const F = ['combined load limit reduced for pressure', '-'] as const
const M_p = ['plastic moment', 'N*m'] as const
const { M, M_y, T_eff, T_y, P_net } = loads
const p_lim = ['burst pressure, or collapse pressure under net external pressure', 'Pa'] as const

/** None where it is NaN: the pressure alone is beyond the limit. */
export const pressureRoom = equation({
  ...PRESSED,
  symbol: 'F',
  title: 'Combined load limit reduced for pressure',
  unit: '-',
  where: { F_D: ['combined load limit', '-'], P_net, p_lim },
  evaluate: ({ F_D, P_net, p_lim }) => sqrt(F_D ** 2 - (P_net / p_lim) ** 2),
})

/** `F` above 0. */
export const method1Use = equation({
  ...METHOD_1,
  symbol: 'u_1',
  title: 'Method 1 utilisation',
  unit: '-',
  where: { T_eff, T_y, M, M_y, F },
  evaluate: ({ T_eff, T_y, M, M_y, F }) => (abs(T_eff) / T_y + abs(M) / M_y) / F,
})

export const method1Moment = equation({
  ...METHOD_1,
  symbol: 'M_1',
  title: 'Method 1 limiting moment',
  unit: 'N*m',
  where: { M_y, F, T_eff, T_y },
  evaluate: ({ M_y, F, T_eff, T_y }) => M_y * (F - abs(T_eff) / T_y),
})

/** `T_eff`/`T_y` below `F`. */
export const method2Moment = equation({
  ...METHOD_2,
  symbol: 'M_2',
  title: 'Method 2 limiting moment',
  unit: 'N*m',
  where: { M_p, F, T_eff, T_y },
  evaluate: ({ M_p, F, T_eff, T_y }) => M_p * F * cos(((pi / 2) * (abs(T_eff) / T_y)) / F),
})

export const method2Use = equation({
  ...METHOD_2,
  symbol: 'u_2',
  title: 'Method 2 utilisation',
  unit: '-',
  where: { M, M_2: ['Method 2 limiting moment', 'N*m'] },
  evaluate: ({ M, M_2 }) => abs(M) / M_2,
})

export interface CombinedPipe {
  readonly T_y: number
  readonly M_y: number
  readonly M_p: number
  readonly p_b: number
  readonly P_c: number
}
/** What is undefined has no number: the pressure alone, or with it the tension, is at the limit or beyond. */
export interface CombinedUse {
  readonly F: number | undefined
  readonly u_1: number | undefined
  readonly u_2: number | undefined
}

/** Methods 1 and 2 at one section; `F_D`: limit of the combination. */
export function combinedUse(
  { T_y, M_y, M_p, p_b, P_c }: CombinedPipe,
  { T_eff, M, P_net }: { readonly T_eff: number; readonly M: number; readonly P_net: number },
  F_D: number,
  trace: Trace,
): CombinedUse {
  const [p_lim, limit] = P_net < 0 ? [P_c, 'P_c'] : [p_b, 'p_b']
  if (Math.abs(P_net) >= F_D * p_lim) return { F: undefined, u_1: undefined, u_2: undefined }
  const F = trace.apply(pressureRoom, { F_D, P_net, p_lim }, { rename: { p_lim: limit, F_D: 'F_d' } })
  const u_1 = trace.apply(method1Use, { T_eff, T_y, M, M_y, F })
  if (Math.abs(T_eff) >= F * T_y) return { F, u_1, u_2: undefined }
  const M_2 = trace.apply(method2Moment, { M_p, F, T_eff, T_y })
  return { F, u_1, u_2: trace.apply(method2Use, { M, M_2 }) }
}
