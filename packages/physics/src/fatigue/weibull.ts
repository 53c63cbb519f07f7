/** Stress ranges of a long term that follow a Weibull distribution: its scale, its tail, and its damage in closed form. */
import { equation, exp, log, type Source } from '@keelson/equations'
import { gamma as completeGamma, lowerGamma, upperGamma } from '@keelson/numerics/special.ts'

export const nolteHansford: Source = {
  id: 'Nolte and Hansford (1976)',
  title: 'Closed-form expressions for determining the fatigue damage of structures due to ocean waves',
  publisher: 'Offshore Technology Conference',
  revision: 'OTC 2606',
}
const WEIBULL = { source: nolteHansford, clause: 'Weibull distribution of stress ranges' } as const

const n_0 = ['number of long-term cycles', '-'] as const
const h = ['Weibull shape parameter', '-'] as const
const q = ['Weibull scale parameter', 'MPa'] as const
const dS_0 = ['stress range exceeded once', 'MPa'] as const

/** Needs n_0 > 1. */
export const scaleOfExtreme = equation({
  ...WEIBULL,
  symbol: 'q_0',
  title: 'Weibull scale parameter, nominal stress range',
  unit: 'MPa',
  where: { dS_0, n_0, h },
  evaluate: ({ dS_0, n_0, h }) => dS_0 / log(n_0) ** (1 / h),
})

/** Needs n_0 > 1. */
export const extremeOfScale = equation({
  ...WEIBULL,
  symbol: 'dS_0',
  title: 'Stress range exceeded once',
  unit: 'MPa',
  where: { q, n_0, h },
  evaluate: ({ q, n_0, h }) => q * log(n_0) ** (1 / h),
})

export const exceedance = equation({
  ...WEIBULL,
  symbol: 'n_S',
  title: 'Cycles exceeding a stress range',
  unit: '-',
  where: { n_0, S: ['stress range', 'MPa'], q, h },
  evaluate: ({ n_0, S, q, h }) => n_0 * exp(-((S / q) ** h)),
})

const DAMAGE = {
  source: nolteHansford,
  clause: 'damage by gamma functions',
  symbol: 'D',
  unit: '-',
  fit: 'S-N constants are for stress in MPa',
} as const

/** The complete gamma function. */
const Gamma = completeGamma

export const weibullDamage = equation({
  ...DAMAGE,
  title: 'Weibull distribution damage',
  where: { n_0, q, a_D: ['S-N curve intercept', '-'], m: ['S-N curve slope', '-'], h },
  functions: { Gamma: { name: 'Gamma', call: Gamma, means: 'the gamma function' } },
  evaluate: ({ n_0, q, a_D, m, h }) => ((n_0 * q ** m) / a_D) * Gamma(1 + m / h),
})

/** The scale at which a curve of one line has a given damage. */
export const scaleOfDamage = equation({
  ...DAMAGE,
  symbol: 'q',
  title: 'Weibull scale parameter from damage',
  unit: 'MPa',
  where: {
    D: ['damage', '-'],
    n_0,
    a_D: ['S-N curve intercept', '-'],
    m: ['S-N curve slope', '-'],
    h,
  },
  functions: { Gamma: { name: 'Gamma', call: Gamma, means: 'the gamma function' } },
  evaluate: ({ D, n_0, a_D, m, h }) => ((D * a_D) / (n_0 * Gamma(1 + m / h))) ** (1 / m),
})

const above = upperGamma
const below = lowerGamma

/** Ranges above the knee on the first line, those below it on the second. */
export const twoSlopeWeibull = equation({
  ...DAMAGE,
  title: 'Weibull distribution damage, two-slope curve',
  where: {
    n_0,
    q,
    h,
    S_1: ['stress range at the knee', 'MPa'],
    a_1: ['S-N curve intercept, first line', '-'],
    m_1: ['S-N curve slope, first line', '-'],
    a_2: ['S-N curve intercept, second line', '-'],
    m_2: ['S-N curve slope, second line', '-'],
  },
  functions: {
    above: {
      name: 'Gamma',
      call: above,
      means: 'the upper incomplete gamma function (not regularised)',
    },
    below: {
      name: 'gamma',
      call: below,
      means: 'the lower incomplete gamma function (not regularised)',
    },
  },
  evaluate: ({ n_0, q, h, S_1, a_1, m_1, a_2, m_2 }) =>
    n_0 *
    ((q ** m_1 / a_1) * above(1 + m_1 / h, (S_1 / q) ** h) + (q ** m_2 / a_2) * below(1 + m_2 / h, (S_1 / q) ** h)),
})
