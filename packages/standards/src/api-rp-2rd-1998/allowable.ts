/** What API RP 2RD (1998) allows the von Mises stress to be: a share of the yield strength, by the load case. */
import { constant, equation } from '@keelson/equations'
import { apiRp2rd } from './source.ts'

const CLAUSE = { source: apiRp2rd, clause: '5.2, allowable stresses' } as const

/** Operating. */
export const BASIC_ALLOWABLE = constant({
  ...CLAUSE,
  symbol: 'C_f',
  title: 'Allowable stress to yield ratio, operating',
  value: 0.6666667,
  unit: '-',
})
/** Once in 100 years. */
export const EXTREME_ALLOWABLE = constant({
  ...CLAUSE,
  symbol: 'C_f',
  title: 'Allowable stress to yield ratio, extreme',
  value: 0.8,
  unit: '-',
})
/** Installation and what else lasts for a while. */
export const TEMPORARY_ALLOWABLE = constant({
  ...CLAUSE,
  symbol: 'C_f',
  title: 'Allowable stress to yield ratio, temporary',
  value: 0.8,
  unit: '-',
})
export const HYDROTEST_ALLOWABLE = constant({
  ...CLAUSE,
  symbol: 'C_f',
  title: 'Allowable stress to yield ratio, hydrotest',
  value: 0.9,
  unit: '-',
})
export const SURVIVAL_ALLOWABLE = constant({
  ...CLAUSE,
  symbol: 'C_f',
  title: 'Allowable stress to yield ratio, survival',
  value: 1,
  unit: '-',
})

/** `f_T` is 1 up to the temperature from which the steel loses strength. */
export const deratedStrength = equation({
  ...CLAUSE,
  symbol: 'f_y',
  title: 'Yield strength at temperature',
  unit: 'Pa',
  where: {
    f_T: ['temperature derating factor', '-'],
    SMYS: ['specified minimum yield strength', 'Pa'],
  },
  evaluate: ({ f_T, SMYS }) => f_T * SMYS,
})

export const allowableStress = equation({
  ...CLAUSE,
  symbol: 'sigma_all',
  title: 'Allowable stress',
  unit: 'Pa',
  where: { C_f: ['allowable stress to yield ratio', '-'], f_y: ['yield strength', 'Pa'] },
  evaluate: ({ C_f, f_y }) => C_f * f_y,
})

export const stressUtilisation = equation({
  ...CLAUSE,
  symbol: 'U',
  title: 'Utilisation',
  unit: '-',
  where: { sigma_vM: ['von Mises stress', 'Pa'], sigma_all: ['allowable stress', 'Pa'] },
  evaluate: ({ sigma_vM, sigma_all }) => sigma_vM / sigma_all,
})

export const STRESS_LIMIT = constant({
  ...CLAUSE,
  symbol: 'U_lim',
  title: 'Utilisation limit',
  value: 1,
  unit: '-',
})

const u_T = ['utilisation at the reference tension alone', '-'] as const
const T_eff = ['effective tension, minimum 0', 'N'] as const
const T_r = ['reference tension', 'N'] as const
const u_M = ['utilisation at the reference moment alone', '-'] as const
const M_r = ['reference moment', 'N*m'] as const

/** Of a pipe without pressure: its stress is along it alone, and those of tension and bending add up. */
export const superposedUtilisation = equation({
  ...CLAUSE,
  symbol: 'U',
  title: 'Utilisation',
  unit: '-',
  where: { u_T, T_eff, T_r, u_M, M: ['bending moment', 'N*m'], M_r },
  evaluate: ({ u_T, T_eff, T_r, u_M, M, M_r }) => (u_T * T_eff) / T_r + (u_M * M) / M_r,
})

/** Beside a tension; below nothing where the tension alone is beyond it. */
export const superposedMoment = equation({
  ...CLAUSE,
  symbol: 'M_U',
  title: 'Bending moment at a given utilisation',
  unit: 'N*m',
  where: { U: ['utilisation', '-'], u_T, T_eff, T_r, u_M, M_r },
  evaluate: ({ U, u_T, T_eff, T_r, u_M, M_r }) => ((U - (u_T * T_eff) / T_r) * M_r) / u_M,
})
