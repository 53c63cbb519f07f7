/**
 * Bending, tension and pressure together by Method 1, elastic: linear in moment and tension at a given pressure. API STD
 * 2RD (2013) 5.3 and 5.4.3.2, as the public line-analysis programs and wall-thickness codes give it.
 */
import { abs, constant, equation, hypot, pi } from '@keelson/equations'
import { apiStd2rd } from './source.ts'

/** 1 in survival. */
export const F_D_OPERATING = constant({
  symbol: 'F_D',
  title: 'Limit of the combination, operating',
  value: 0.8,
  unit: '-',
  source: apiStd2rd,
  clause: '5.4.3.2, Method 1',
})

const CAPACITY = { source: apiStd2rd, clause: '5.3' } as const
const METHOD_1 = { source: apiStd2rd, clause: '5.4.3.2, Method 1' } as const

const S = ['specified minimum yield strength', 'Pa'] as const
const W_e = ['elastic section modulus, thin wall', 'm3'] as const

/** To the mid-wall; I/(D/2) of the exact ring is 5 % smaller at D/t of 20. */
export const sectionModulus = equation({
  ...CAPACITY,
  symbol: 'W_e',
  title: 'Elastic section modulus, thin wall',
  unit: 'm3',
  where: { D: ['outside diameter', 'm'], t: ['wall', 'm'] },
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
  title: 'Bending moment of the bending strain',
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
  title: 'Bending, tension and pressure together, Method 1',
  unit: '-',
  where: { ...loads, p_b: ['minimum burst pressure', 'Pa'] },
  evaluate: ({ M, M_y, T_eff, T_y, P_net, p_b }) => hypot(abs(M) / M_y + abs(T_eff) / T_y, P_net / p_b),
})

/** Where the pressure outside is the larger. */
export const method1External = equation({
  ...METHOD_1,
  symbol: 'u_1',
  title: 'Bending, tension and pressure together, Method 1, net external pressure',
  unit: '-',
  where: { ...loads, P_c: ['collapse pressure', 'Pa'] },
  evaluate: ({ M, M_y, T_eff, T_y, P_net, P_c }) => hypot(abs(M) / M_y + abs(T_eff) / T_y, P_net / P_c),
})
