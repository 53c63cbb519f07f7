/** Members in compression without slender elements. ANSI/AISC 360 (2016) chapters E1 to E3 and commentary to appendix 7. Coherent SI. */
import { constant, equation, pi, sqrt } from '@keelson/equations'
import { aisc360 } from './source.ts'

const at = (clause: string) => ({ source: aisc360, clause }) as const

/** Effective length factors recommended for design where ends come near to the ideal. ANSI/AISC 360 (2016) table C-A-7.1. */
export const RECOMMENDED_K = {
  pinned_pinned: 1,
  fixed_free: 2.1,
  fixed_fixed: 0.65,
  fixed_pinned: 0.8,
  fixed_guided: 1.2,
  pinned_guided: 2,
} as const

export const RESISTANCE_FACTOR = constant({
  ...at('E1(b)'),
  symbol: 'phi_c',
  title: 'Resistance factor for compression',
  value: 0.9,
  unit: '-',
})
export const SAFETY_FACTOR = constant({
  ...at('E1(b)'),
  symbol: 'Omega_c',
  title: 'Safety factor for compression',
  value: 1.67,
  unit: '-',
})
/** Preferred, not required. */
export const ADVISED_SLENDERNESS = constant({
  ...at('E2, user note'),
  symbol: 'lambda_200',
  title: 'Preferred maximum slenderness ratio',
  value: 200,
  unit: '-',
})

const E = ["Young's modulus", 'Pa'] as const
const F_y = ['yield strength', 'Pa'] as const
const F_e = ['elastic buckling stress', 'Pa'] as const
const F_cr = ['critical stress', 'Pa'] as const
const lambda_r = ['slenderness ratio', '-'] as const

export const elasticBucklingStress = equation({
  ...at('E3 eq. E3-4'),
  symbol: 'F_e',
  title: 'Elastic buckling stress',
  unit: 'Pa',
  where: { E, lambda_r },
  evaluate: ({ E, lambda_r }) => (pi ** 2 * E) / lambda_r ** 2,
})

/** Inelastic up to 4.71 sqrt(E/F_y), elastic beyond. */
export const criticalStress = equation({
  ...at('E3 eq. E3-2 and E3-3'),
  symbol: 'F_cr',
  title: 'Critical stress',
  unit: 'Pa',
  where: { lambda_r, E, F_y, F_e },
  evaluate: ({ lambda_r, E, F_y, F_e }) =>
    lambda_r <= 4.71 * sqrt(E / F_y) ? 0.658 ** (F_y / F_e) * F_y : 0.877 * F_e,
})

export const lrfdStress = equation({
  ...at('E1(b)'),
  symbol: 'F_LRFD',
  title: 'Design stress, LRFD',
  unit: 'Pa',
  where: { phi_c: ['resistance factor', '-'], F_cr },
  evaluate: ({ phi_c, F_cr }) => phi_c * F_cr,
})

export const asdStress = equation({
  ...at('E1(b)'),
  symbol: 'F_ASD',
  title: 'Allowable stress, ASD',
  unit: 'Pa',
  where: { F_cr, Omega_c: ['safety factor', '-'] },
  evaluate: ({ F_cr, Omega_c }) => F_cr / Omega_c,
})
