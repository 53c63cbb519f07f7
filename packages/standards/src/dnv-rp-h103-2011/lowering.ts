/** An object on a long wire: stiffness, natural period, tension and stretch. DNV-RP-H103 (2011) 5.2 and 5.3. Coherent SI. */
import { abs, constant, equation, pi, sqrt } from '@keelson/equations'
import { dnvRpH103 } from './source.ts'

const at = (clause: string) => ({ source: dnvRpH103, clause }) as const

/** Between them the crane tip moves near resonance. */
export const NEAR_LOW = constant({
  ...at('5.3.2'),
  symbol: 'r_low',
  title: 'Minimum period ratio for near-resonance',
  value: 0.8,
  unit: '-',
})
export const NEAR_HIGH = constant({
  ...at('5.3.2'),
  symbol: 'r_high',
  title: 'Maximum period ratio for near-resonance',
  value: 1.25,
  unit: '-',
})

const EA = ['wire axial stiffness', 'N'] as const
const L = ['wire length', 'm'] as const
const m = ['wire mass per unit length', 'kg/m'] as const
const M = ['mass in air', 'kg'] as const
const rho = ['water density', 'kg/m3'] as const
const V = ['displaced volume', 'm3'] as const
const g = ['gravitational acceleration', 'm/s2'] as const
const A_w = ['wire cross-sectional area', 'm2'] as const
const T_0 = ['natural period', 's'] as const
const T_ct = ['crane tip period', 's'] as const

export const wireStiffness = equation({
  ...at('5.2.1'),
  symbol: 'K',
  title: 'Wire stiffness',
  unit: 'N/m',
  where: { EA, L },
  evaluate: ({ EA, L }) => EA / L,
})

export const naturalPeriod = equation({
  ...at('5.3.1'),
  symbol: 'T_0',
  title: 'Heave natural period',
  unit: 's',
  where: { M, A_33: ['added mass', 'kg'], m, L, K: ['wire stiffness', 'N/m'] },
  evaluate: ({ M, A_33, m, L, K }) => 2 * pi * sqrt((M + A_33 + (m * L) / 3) / K),
})

export const topTension = equation({
  ...at('5.2.2'),
  symbol: 'T_top',
  title: 'Static tension at crane',
  unit: 'N',
  where: { M, rho, V, g, m, A_w, L },
  evaluate: ({ M, rho, V, g, m, A_w, L }) => (M - rho * V) * g + (m - rho * A_w) * g * L,
})

export const elongation = equation({
  ...at('5.2.2'),
  symbol: 'e',
  title: 'Wire stretch',
  unit: 'm',
  where: { M, rho, V, g, m, A_w, L, EA },
  evaluate: ({ M, rho, V, g, m, A_w, L, EA }) => (((M - rho * V) * g + ((m - rho * A_w) * g * L) / 2) * L) / EA,
})

export const periodRatio = equation({
  ...at('5.3.2'),
  symbol: 'r',
  title: 'Crane tip to natural period ratio',
  unit: '-',
  where: { T_ct, T_0 },
  evaluate: ({ T_ct, T_0 }) => T_ct / T_0,
})

/** Without damping. */
export const resonantAmplification = equation({
  ...at('5.3.3'),
  symbol: 'beta',
  title: 'Motion amplification',
  unit: '-',
  where: { T_0, T_ct },
  evaluate: ({ T_0, T_ct }) => 1 / abs(1 - (T_0 / T_ct) ** 2),
})
