/** A column whose load stands beside its axis at both ends: the secant formula. Coherent SI; for P < N_cr. */
import { cos, equation, sqrt } from '@keelson/equations'
import { timoshenkoGere } from '../plate-buckling/elastic.ts'
import { shigley } from './johnson.ts'

const SECANT = { source: shigley, clause: '4-14, columns with eccentric loading' } as const

const P = ['axial load', 'N'] as const
const A = ['cross-sectional area', 'm2'] as const
const E = ["Young's modulus", 'Pa'] as const
const e = ['load eccentricity', 'm'] as const
const N_cr = ['Euler load', 'N'] as const

export const axialStress = equation({
  ...SECANT,
  symbol: 'sigma_a',
  title: 'Axial stress',
  unit: 'Pa',
  where: { P, A },
  evaluate: ({ P, A }) => P / A,
})

/** Angle of the deflected axis over half the effective length. */
export const halfAngle = equation({
  ...SECANT,
  symbol: 'u',
  title: 'Secant formula argument',
  unit: '-',
  where: { lambda_r: ['slenderness ratio', '-'], P, E, A },
  evaluate: ({ lambda_r, P, E, A }) => (lambda_r / 2) * sqrt(P / (E * A)),
})

export const secantStress = equation({
  ...SECANT,
  symbol: 'sigma_max',
  title: 'Maximum stress under eccentric load',
  unit: 'Pa',
  where: {
    sigma_a: ['axial stress', 'Pa'],
    e,
    c: ['extreme fibre distance', 'm'],
    r: ['radius of gyration', 'm'],
    u: ['secant formula argument', '-'],
  },
  evaluate: ({ sigma_a, e, c, r, u }) => sigma_a * (1 + (e * c) / r ** 2 / cos(u)),
})

export const midspanDeflection = equation({
  ...SECANT,
  symbol: 'delta',
  title: 'Midspan deflection under eccentric load',
  unit: 'm',
  where: { e, u: ['secant formula argument', '-'] },
  evaluate: ({ e, u }) => e * (1 / cos(u) - 1),
})

export const amplification = equation({
  source: timoshenkoGere,
  clause: 'ch. 1, beam-columns',
  symbol: 'beta',
  title: 'First-order moment amplification factor',
  unit: '-',
  where: { P, N_cr },
  evaluate: ({ P, N_cr }) => 1 / (1 - P / N_cr),
})
