/** Damage of Gaussian stress on an S-N curve of two lines: the range distribution integrated in closed form to the knee. */
import { abs, equation, sqrt } from '@keelson/equations'
import { lowerGamma, upperGamma } from '@keelson/numerics/special.ts'
import { dirlik } from './dirlik.ts'
import { bendat } from './narrow-band.ts'

/** The incomplete gamma functions as formulas call them, not divided by the complete one: upper and lower. */
const Gamma = upperGamma
const gamma = lowerGamma
const functions = {
  Gamma: { name: 'Gamma', call: Gamma, means: 'the upper incomplete gamma function (not regularised)' },
  gamma: { name: 'gamma', call: gamma, means: 'the lower incomplete gamma function (not regularised)' },
}

const NARROW = { source: bendat, clause: 'Rayleigh peaks on two S-N lines' } as const
const DIRLIK = { source: dirlik, clause: 'distribution of rainflow ranges, on two S-N lines', unit: '-' } as const

const sigma = ['stress standard deviation', 'MPa'] as const
const S_1 = ['stress range at the knee', 'MPa'] as const
const m_1 = ['S-N curve slope, first line', '-'] as const
const m_2 = ['S-N curve slope, second line', '-'] as const
const a_1 = ['S-N curve intercept, first line', '-'] as const
const a_2 = ['S-N curve intercept, second line', '-'] as const
const T = ['duration', 's'] as const
const Z_1 = ['normalised stress range at the knee', '-'] as const

export const rayleighScale = equation({
  ...NARROW,
  symbol: 'q',
  title: 'Rayleigh range scale',
  unit: 'MPa',
  where: { sigma },
  evaluate: ({ sigma }) => 2 * sqrt(2) * sigma,
})

export const twoSlopeNarrowBand = equation({
  ...NARROW,
  symbol: 'D_NB',
  title: 'Narrow-band damage, two-slope curve',
  unit: '-',
  fit: 'S-N constants are for stress in MPa',
  where: {
    nu: ['mean up-crossing rate', 'Hz'],
    T,
    q: ['Rayleigh range scale', 'MPa'],
    S_1,
    a_1,
    m_1,
    a_2,
    m_2,
  },
  functions,
  evaluate: ({ nu, T, q, S_1, a_1, m_1, a_2, m_2 }) =>
    nu *
    T *
    ((q ** m_1 / a_1) * Gamma(1 + m_1 / 2, (S_1 / q) ** 2) + (q ** m_2 / a_2) * gamma(1 + m_2 / 2, (S_1 / q) ** 2)),
})

/** Constant range and cycles that do the same damage on the curve. Needs D_NB > 0. */
export const equivalentCycles = equation({
  ...NARROW,
  symbol: 'N_eq',
  title: 'Cycles to failure at the equivalent stress range',
  unit: '-',
  where: { nu: ['mean up-crossing rate', 'Hz'], T, D_NB: ['narrow-band damage', '-'] },
  evaluate: ({ nu, T, D_NB }) => (nu * T) / D_NB,
})

export const normalisedKnee = equation({
  ...DIRLIK,
  symbol: 'Z_1',
  title: 'Normalised stress range at the knee',
  where: { S_1, sigma },
  evaluate: ({ S_1, sigma }) => S_1 / (2 * sigma),
})

const PARTS = {
  D_1: ['exponential component weight', '-'],
  D_2: ['first Rayleigh component weight', '-'],
  D_3: ['second Rayleigh component weight', '-'],
  Q: ['exponential component scale', '-'],
  R: ['first Rayleigh component scale', '-'],
  Z_1,
} as const

/** A part of scale 0 lies below the knee: its quotient is Infinity, its upper gamma function 0. */
export const dirlikMeanAbove = equation({
  ...DIRLIK,
  symbol: 'E_Z1',
  title: 'Normalised stress range power mean above the knee',
  where: { ...PARTS, m_1 },
  functions: { Gamma: functions.Gamma },
  evaluate: ({ D_1, D_2, D_3, Q, R, Z_1, m_1 }) =>
    D_1 * Q ** m_1 * Gamma(1 + m_1, Z_1 / Q) +
    sqrt(2) ** m_1 *
      (D_2 * abs(R) ** m_1 * Gamma(1 + m_1 / 2, Z_1 ** 2 / (2 * R ** 2)) + D_3 * Gamma(1 + m_1 / 2, Z_1 ** 2 / 2)),
})

export const dirlikMeanBelow = equation({
  ...DIRLIK,
  symbol: 'E_Z2',
  title: 'Normalised stress range power mean below the knee',
  where: { ...PARTS, m_2 },
  functions: { gamma: functions.gamma },
  evaluate: ({ D_1, D_2, D_3, Q, R, Z_1, m_2 }) =>
    D_1 * Q ** m_2 * gamma(1 + m_2, Z_1 / Q) +
    sqrt(2) ** m_2 *
      (D_2 * abs(R) ** m_2 * gamma(1 + m_2 / 2, Z_1 ** 2 / (2 * R ** 2)) + D_3 * gamma(1 + m_2 / 2, Z_1 ** 2 / 2)),
})

export const twoSlopeDirlik = equation({
  ...DIRLIK,
  symbol: 'D_DK',
  title: 'Dirlik damage, two-slope curve',
  fit: 'S-N constants are for stress in MPa',
  where: {
    nu_p: ['peak rate', 'Hz'],
    T,
    sigma,
    a_1,
    m_1,
    E_Z1: ['normalised stress range power mean above the knee', '-'],
    a_2,
    m_2,
    E_Z2: ['normalised stress range power mean below the knee', '-'],
  },
  evaluate: ({ nu_p, T, sigma, a_1, m_1, E_Z1, a_2, m_2, E_Z2 }) =>
    nu_p * T * (((2 * sigma) ** m_1 / a_1) * E_Z1 + ((2 * sigma) ** m_2 / a_2) * E_Z2),
})
