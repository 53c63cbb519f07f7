/** Stress in the outer fibre of a beam, tension positive. */
import { abs, equation } from '@keelson/equations'
import { youngBudynas } from '../pipe-section.ts'

const FLEXURE = { source: youngBudynas, clause: '8.1, formulas for bending' } as const

const N = ['axial force, tension positive', 'N'] as const
const A = ['cross-sectional area', 'm2'] as const
const M = ['bending moment', 'N*m'] as const
const I = ['second moment of area', 'm4'] as const

export const axialStress = equation({
  source: youngBudynas,
  clause: '7.1, bars under axial tension',
  symbol: 'sigma_a',
  title: 'Axial stress',
  unit: 'Pa',
  where: { N, A },
  evaluate: ({ N, A }) => N / A,
})

export const bendingStress = equation({
  ...FLEXURE,
  symbol: 'sigma_b',
  title: 'Bending stress',
  unit: 'Pa',
  where: { M, c: ['fibre distance from axis', 'm'], I },
  evaluate: ({ M, c, I }) => (abs(M) * c) / I,
})

/** On the side where bending adds to the axial stress; without shear, which is nothing in the outer fibre. */
export const fibreStress = equation({
  ...FLEXURE,
  symbol: 'sigma_vM',
  title: 'Outer fibre von Mises stress',
  unit: 'Pa',
  where: { sigma_a: ['axial stress', 'Pa'], sigma_b: ['bending stress', 'Pa'] },
  evaluate: ({ sigma_a, sigma_b }) => abs(sigma_a) + sigma_b,
})

/** Where nothing bends. */
export const barStress = equation({
  source: youngBudynas,
  clause: '7.1, bars under axial tension',
  symbol: 'sigma_vM',
  title: 'Von Mises stress without bending',
  unit: 'Pa',
  where: { sigma_a: ['axial stress', 'Pa'] },
  evaluate: ({ sigma_a }) => abs(sigma_a),
})
