/** Loading of steel sucker rods by the modified Goodman stress diagram. API RP 11BR (2008). */
import { constant, equation, reachRule } from '@keelson/equations'
import { apiRp11br } from './source.ts'

const GOODMAN = { source: apiRp11br, clause: 'modified Goodman stress diagram' } as const

export const STEEL_RODS = reachRule({
  ...GOODMAN,
  title: 'The rods are of steel',
  because: 'rods of another material have a stress range diagram of their own',
})

export const TENSILE_SHARE = constant({
  ...GOODMAN,
  symbol: 'k_t',
  title: 'Share of the tensile strength that rods without a least stress are allowed',
  value: 0.25,
  unit: '-',
})
export const LEAST_SHARE = constant({
  ...GOODMAN,
  symbol: 'k_m',
  title: 'Rise of the allowable stress with the least stress',
  value: 0.5625,
  unit: '-',
})

const A_r = ['area of the rod', 'm2'] as const
const sigma_min = ['least stress', 'Pa'] as const

export const largestStress = equation({
  ...GOODMAN,
  symbol: 'sigma_max',
  title: 'Largest stress',
  unit: 'Pa',
  where: { F_max: ['largest load', 'N'], A_r },
  evaluate: ({ F_max, A_r }) => F_max / A_r,
})
export const leastStress = equation({
  ...GOODMAN,
  symbol: 'sigma_min',
  title: 'Least stress',
  unit: 'Pa',
  where: { F_min: ['least load', 'N'], A_r },
  evaluate: ({ F_min, A_r }) => F_min / A_r,
})
export const allowableStress = equation({
  ...GOODMAN,
  symbol: 'sigma_a',
  title: 'Allowable stress',
  unit: 'Pa',
  where: {
    k_t: ['share of the tensile strength', '-'],
    T_r: ['minimum tensile strength of the rods', 'Pa'],
    k_m: ['rise with the least stress', '-'],
    sigma_min,
    f_s: ['service factor', '-'],
  },
  evaluate: ({ k_t, T_r, k_m, sigma_min, f_s }) => (k_t * T_r + k_m * sigma_min) * f_s,
})
export const stressRange = equation({
  ...GOODMAN,
  symbol: 'R_s',
  title: 'Range of stress',
  unit: 'Pa',
  where: { sigma_max: ['largest stress', 'Pa'], sigma_min },
  evaluate: ({ sigma_max, sigma_min }) => sigma_max - sigma_min,
})
export const allowableRange = equation({
  ...GOODMAN,
  symbol: 'R_a',
  title: 'Allowable range of stress',
  unit: 'Pa',
  where: { sigma_a: ['allowable stress', 'Pa'], sigma_min },
  evaluate: ({ sigma_a, sigma_min }) => sigma_a - sigma_min,
})
/** Needs an allowable range above zero. */
export const goodmanLoading = equation({
  ...GOODMAN,
  symbol: 'r_G',
  title: 'Rod loading',
  unit: '-',
  where: { R_s: ['range of stress', 'Pa'], R_a: ['allowable range of stress', 'Pa'] },
  evaluate: ({ R_s, R_a }) => R_s / R_a,
})
