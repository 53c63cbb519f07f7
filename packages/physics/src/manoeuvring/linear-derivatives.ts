/** Linear derivatives of a hull by her main dimensions, about midship, over rho/2 L^2 U, L^3 U and L^4 U. Coherent SI. */
import { equation, pi } from '@keelson/equations'
import { clarke } from './sources.ts'

const CLAUSE = 'regression of the velocity derivatives'
const L = ['length between perpendiculars', 'm'] as const
const B = ['breadth', 'm'] as const
const T = ['draught', 'm'] as const
const C_B = ['block coefficient', '-'] as const
const S = ['slenderness factor π(T/L)²', '-'] as const

export const slendernessArea = equation({
  source: clarke,
  clause: CLAUSE,
  symbol: 'S',
  title: 'Slenderness factor π(T/L)²',
  unit: '-',
  where: { T, L },
  evaluate: ({ T, L }) => pi * (T / L) ** 2,
})

export const swayBySway = equation({
  source: clarke,
  clause: CLAUSE,
  symbol: 'Y_v_prime',
  title: 'Sway force derivative with respect to sway velocity',
  unit: '-',
  where: { S, C_B, B, T },
  evaluate: ({ S, C_B, B, T }) => -S * (1 + (0.4 * C_B * B) / T),
})

export const swayByYaw = equation({
  source: clarke,
  clause: CLAUSE,
  symbol: 'Y_r_prime',
  title: 'Sway force derivative with respect to yaw rate',
  unit: '-',
  where: { S, B, L, T },
  evaluate: ({ S, B, L, T }) => -S * (-1 / 2 + (2.2 * B) / L - (0.08 * B) / T),
})

export const yawBySway = equation({
  source: clarke,
  clause: CLAUSE,
  symbol: 'N_v_prime',
  title: 'Yaw moment derivative with respect to sway velocity',
  unit: '-',
  where: { S, T, L },
  evaluate: ({ S, T, L }) => -S * (1 / 2 + (2.4 * T) / L),
})

export const yawByYaw = equation({
  source: clarke,
  clause: CLAUSE,
  symbol: 'N_r_prime',
  title: 'Yaw moment derivative with respect to yaw rate',
  unit: '-',
  where: { S, B, T, L },
  evaluate: ({ S, B, T, L }) => -S * (1 / 4 + (0.039 * B) / T - (0.56 * B) / L),
})

/** Mass over rho/2 L^3. */
export const massCoefficient = equation({
  source: clarke,
  clause: 'mass of the ship',
  symbol: 'm_prime',
  title: 'Non-dimensional mass m/(½ρL³)',
  unit: '-',
  where: { C_B, B, T, L },
  evaluate: ({ C_B, B, T, L }) => (2 * C_B * B * T) / L ** 2,
})
