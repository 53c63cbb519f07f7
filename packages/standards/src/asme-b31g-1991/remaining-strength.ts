/** Safe pressure of a corroded pipe from its design pressure. ASME B31G (1991) Part 4. */
import { equation, min, sqrt } from '@keelson/equations'
import { asmeB31G1991 } from './source.ts'

const PART_4 = { source: asmeB31G1991, clause: 'Part 4' } as const

const D = ['outside diameter', 'm'] as const
const t = ['nominal wall thickness', 'm'] as const
const d = ['corroded area depth', 'm'] as const
const L = ['corroded area axial length', 'm'] as const
const S = ['specified minimum yield strength', 'Pa'] as const
const T = ['temperature de-rating factor', '-'] as const
const A = ['shape parameter', '-'] as const
const R_s = ['remaining strength', '-'] as const

export const shapeParameter = equation({
  ...PART_4,
  symbol: 'A_91',
  title: 'Corroded area shape parameter',
  unit: '-',
  where: { L, D, t },
  evaluate: ({ L, D, t }) => (0.893 * L) / sqrt(D * t),
})

export const designPressure = equation({
  ...PART_4,
  symbol: 'P',
  title: 'Undamaged pipe design pressure',
  unit: 'Pa',
  where: { S, t, F: ['design factor', '-'], T, D },
  evaluate: ({ S, t, F, T, D }) => (2 * S * t * F * T) / D,
})

/** A parabola up to A = 4, the full depth over the whole length above. 0 <= d < t. */
export const remainingStrength = equation({
  ...PART_4,
  symbol: 'R_91',
  title: 'Corroded area remaining strength',
  unit: '-',
  where: { d, t, A },
  evaluate: ({ d, t, A }) =>
    A <= 4 ? (1 - ((2 / 3) * d) / t) / (1 - ((2 / 3) * d) / (t * sqrt(A ** 2 + 1))) : 1 - d / t,
})

export const corrodedPressure = equation({
  ...PART_4,
  symbol: 'P_prime',
  title: 'Corroded area safe pressure',
  unit: 'Pa',
  where: { P: ['design pressure', 'Pa'], R_s },
  evaluate: ({ P, R_s }) => 1.1 * P * R_s,
})

export const safePressure = equation({
  ...PART_4,
  symbol: 'P_S91',
  title: 'Safe pressure, limited to the design pressure',
  unit: 'Pa',
  where: { P_prime: ['corroded area safe pressure', 'Pa'], P: ['design pressure', 'Pa'] },
  evaluate: ({ P_prime, P }) => min(P_prime, P),
})

/** The safe pressure without the design factor. */
export const failurePressure = equation({
  ...PART_4,
  symbol: 'P_F91',
  title: 'Corroded area failure pressure',
  unit: 'Pa',
  where: { S, t, T, D, R_s },
  evaluate: ({ S, t, T, D, R_s }) => ((1.1 * 2 * S * t * T) / D) * R_s,
})
