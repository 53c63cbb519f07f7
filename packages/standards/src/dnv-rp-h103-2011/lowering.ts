/** An object on a long wire: stiffness, natural period, tension and stretch. DNV-RP-H103 (2011) 5.2 and 5.3. Coherent SI. */
import { abs, constant, equation, pi, sqrt } from '@keelson/equations'
import { dnvRpH103 } from './source.ts'

const at = (clause: string) => ({ source: dnvRpH103, clause }) as const

/** Between them the crane tip moves near resonance. */
export const NEAR_LOW = constant({
  ...at('5.3.2'),
  symbol: 'r_low',
  title: 'Period ratio from which on the motion is near resonance',
  value: 0.8,
  unit: '-',
})
export const NEAR_HIGH = constant({
  ...at('5.3.2'),
  symbol: 'r_high',
  title: 'Period ratio up to which the motion is near resonance',
  value: 1.25,
  unit: '-',
})

const EA = ['axial stiffness of the wire', 'N'] as const
const L = ['length of the wire', 'm'] as const
const m = ['mass of the wire per length', 'kg/m'] as const
const M = ['mass in air', 'kg'] as const
const rho = ['density of the water', 'kg/m3'] as const
const V = ['displaced volume', 'm3'] as const
const g = ['acceleration of gravity', 'm/s2'] as const
const A_w = ['cross-section of the wire', 'm2'] as const
const T_0 = ['natural period', 's'] as const
const T_ct = ['period of the crane tip', 's'] as const

export const wireStiffness = equation({
  ...at('5.2.1'),
  symbol: 'K',
  title: 'Stiffness of the wire',
  unit: 'N/m',
  where: { EA, L },
  evaluate: ({ EA, L }) => EA / L,
})

export const naturalPeriod = equation({
  ...at('5.3.1'),
  symbol: 'T_0',
  title: 'Natural period in heave',
  unit: 's',
  where: { M, A_33: ['added mass', 'kg'], m, L, K: ['stiffness of the wire', 'N/m'] },
  evaluate: ({ M, A_33, m, L, K }) => 2 * pi * sqrt((M + A_33 + (m * L) / 3) / K),
})

export const topTension = equation({
  ...at('5.2.2'),
  symbol: 'T_top',
  title: 'Static tension at the crane',
  unit: 'N',
  where: { M, rho, V, g, m, A_w, L },
  evaluate: ({ M, rho, V, g, m, A_w, L }) => (M - rho * V) * g + (m - rho * A_w) * g * L,
})

export const elongation = equation({
  ...at('5.2.2'),
  symbol: 'e',
  title: 'Stretch of the wire',
  unit: 'm',
  where: { M, rho, V, g, m, A_w, L, EA },
  evaluate: ({ M, rho, V, g, m, A_w, L, EA }) => (((M - rho * V) * g + ((m - rho * A_w) * g * L) / 2) * L) / EA,
})

export const periodRatio = equation({
  ...at('5.3.2'),
  symbol: 'r',
  title: 'Period of the crane tip over natural period',
  unit: '-',
  where: { T_ct, T_0 },
  evaluate: ({ T_ct, T_0 }) => T_ct / T_0,
})

/** Without damping. */
export const resonantAmplification = equation({
  ...at('5.3.3'),
  symbol: 'beta',
  title: 'Amplification of the motion',
  unit: '-',
  where: { T_0, T_ct },
  evaluate: ({ T_0, T_ct }) => 1 / abs(1 - (T_0 / T_ct) ** 2),
})
