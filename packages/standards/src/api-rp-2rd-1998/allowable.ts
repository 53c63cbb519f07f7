/** What API RP 2RD (1998) allows the von Mises stress to be: a share of the yield strength, by the load case. */
import { constant, equation } from '@keelson/equations'
import { apiRp2rd } from './source.ts'

const CLAUSE = { source: apiRp2rd, clause: '5.2, allowable stresses' } as const

/** Operating. */
export const BASIC_ALLOWABLE = constant({
  ...CLAUSE,
  symbol: 'C_f',
  title: 'Allowable share of the yield strength, operating',
  value: 0.6666667,
  unit: '-',
})
/** Once in 100 years. */
export const EXTREME_ALLOWABLE = constant({
  ...CLAUSE,
  symbol: 'C_f',
  title: 'Allowable share of the yield strength, extreme',
  value: 0.8,
  unit: '-',
})
/** Installation and what else lasts for a while. */
export const TEMPORARY_ALLOWABLE = constant({
  ...CLAUSE,
  symbol: 'C_f',
  title: 'Allowable share of the yield strength, temporary',
  value: 0.8,
  unit: '-',
})
export const HYDROTEST_ALLOWABLE = constant({
  ...CLAUSE,
  symbol: 'C_f',
  title: 'Allowable share of the yield strength, hydrotest',
  value: 0.9,
  unit: '-',
})
export const SURVIVAL_ALLOWABLE = constant({
  ...CLAUSE,
  symbol: 'C_f',
  title: 'Allowable share of the yield strength, survival',
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
    f_T: ['temperature de-rating factor', '-'],
    SMYS: ['specified minimum yield strength', 'Pa'],
  },
  evaluate: ({ f_T, SMYS }) => f_T * SMYS,
})

export const allowableStress = equation({
  ...CLAUSE,
  symbol: 'sigma_all',
  title: 'Allowable stress',
  unit: 'Pa',
  where: { C_f: ['allowable share of the yield strength', '-'], f_y: ['yield strength', 'Pa'] },
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
