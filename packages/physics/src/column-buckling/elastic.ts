/** Elastic buckling of a straight column under an axial load. Coherent SI. */
import { equation, pi, sqrt } from '@keelson/equations'
import { youngBudynas } from '../pipe-section.ts'
import { timoshenkoGere } from '../plate-buckling/elastic.ts'

const EULER = { source: timoshenkoGere, clause: '2.1' } as const
const ROUND = { source: youngBudynas, clause: 'appendix A, solid circle' } as const

const D = ['outside diameter', 'm'] as const
const A = ['cross-sectional area', 'm2'] as const
const E = ["Young's modulus", 'Pa'] as const
const I = ['second moment of area', 'm4'] as const
const K = ['effective length factor', '-'] as const
const L = ['member length', 'm'] as const
const lambda_r = ['slenderness ratio', '-'] as const

export const solidArea = equation({
  ...ROUND,
  symbol: 'A',
  title: 'Cross-sectional area',
  unit: 'm2',
  where: { D },
  evaluate: ({ D }) => (pi * D ** 2) / 4,
})

export const solidSecondMoment = equation({
  ...ROUND,
  symbol: 'I',
  title: 'Second moment of area',
  unit: 'm4',
  where: { D },
  evaluate: ({ D }) => (pi * D ** 4) / 64,
})

export const extremeFibre = equation({
  ...ROUND,
  symbol: 'c',
  title: 'Extreme fibre distance',
  unit: 'm',
  where: { D },
  evaluate: ({ D }) => D / 2,
})

export const radiusOfGyration = equation({
  source: youngBudynas,
  clause: 'appendix A',
  symbol: 'r',
  title: 'Radius of gyration',
  unit: 'm',
  where: { I, A },
  evaluate: ({ I, A }) => sqrt(I / A),
})

export const slendernessRatio = equation({
  ...EULER,
  symbol: 'lambda_r',
  title: 'Slenderness ratio',
  unit: '-',
  where: { K, L, r: ['radius of gyration', 'm'] },
  evaluate: ({ K, L, r }) => (K * L) / r,
})

export const eulerLoad = equation({
  ...EULER,
  symbol: 'N_cr',
  title: 'Euler load',
  unit: 'N',
  where: { E, I, K, L },
  evaluate: ({ E, I, K, L }) => (pi ** 2 * E * I) / (K * L) ** 2,
})

export const eulerStress = equation({
  ...EULER,
  symbol: 'sigma_e',
  title: 'Euler stress',
  unit: 'Pa',
  where: { E, lambda_r },
  evaluate: ({ E, lambda_r }) => (pi ** 2 * E) / lambda_r ** 2,
})
