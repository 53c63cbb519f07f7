/** Loading of steel sucker rods by the modified Goodman stress diagram. API RP 11BR (2008). */
import { constant, equation, reachRule } from '@keelson/equations'
import { apiRp11br } from './source.ts'

const GOODMAN = { source: apiRp11br, clause: 'modified Goodman stress diagram' } as const

export const STEEL_RODS = reachRule({
  ...GOODMAN,
  title: 'The rods are steel',
  because: 'other rod materials have their own stress range diagrams',
})

export const TENSILE_SHARE = constant({
  ...GOODMAN,
  symbol: 'k_t',
  title: 'Allowable stress to tensile strength ratio at zero minimum stress',
  value: 0.25,
  unit: '-',
})
export const LEAST_SHARE = constant({
  ...GOODMAN,
  symbol: 'k_m',
  title: 'Allowable stress increase with minimum stress',
  value: 0.5625,
  unit: '-',
})

const A_r = ['rod cross-sectional area', 'm2'] as const
const sigma_min = ['minimum stress', 'Pa'] as const

export const largestStress = equation({
  ...GOODMAN,
  symbol: 'sigma_max',
  title: 'Maximum stress',
  unit: 'Pa',
  where: { F_max: ['maximum load', 'N'], A_r },
  evaluate: ({ F_max, A_r }) => F_max / A_r,
})
export const leastStress = equation({
  ...GOODMAN,
  symbol: 'sigma_min',
  title: 'Minimum stress',
  unit: 'Pa',
  where: { F_min: ['minimum load', 'N'], A_r },
  evaluate: ({ F_min, A_r }) => F_min / A_r,
})
export const allowableStress = equation({
  ...GOODMAN,
  symbol: 'sigma_a',
  title: 'Allowable stress',
  unit: 'Pa',
  where: {
    k_t: ['allowable stress to tensile strength ratio at zero minimum stress', '-'],
    T_r: ['minimum rod tensile strength', 'Pa'],
    k_m: ['allowable stress increase with minimum stress', '-'],
    sigma_min,
    f_s: ['service factor', '-'],
  },
  evaluate: ({ k_t, T_r, k_m, sigma_min, f_s }) => (k_t * T_r + k_m * sigma_min) * f_s,
})
export const stressRange = equation({
  ...GOODMAN,
  symbol: 'R_s',
  title: 'Stress range',
  unit: 'Pa',
  where: { sigma_max: ['maximum stress', 'Pa'], sigma_min },
  evaluate: ({ sigma_max, sigma_min }) => sigma_max - sigma_min,
})
export const allowableRange = equation({
  ...GOODMAN,
  symbol: 'R_a',
  title: 'Allowable stress range',
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
  where: { R_s: ['stress range', 'Pa'], R_a: ['allowable stress range', 'Pa'] },
  evaluate: ({ R_s, R_a }) => R_s / R_a,
})
