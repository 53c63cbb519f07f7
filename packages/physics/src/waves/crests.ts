/** The highest wave and the highest crest of a sea state: by Rayleigh, by Forristall and to second order. Coherent SI. */
import { equation, exp, log, pi, reachRange, sqrt } from '@keelson/equations'
import { SEA } from './jonswap.ts'
import { forristallCrests, forristallHeights, longuetHigginsSea } from './sources.ts'

const RAYLEIGH = { source: longuetHigginsSea, clause: 'largest of N Rayleigh maxima' } as const
const HEIGHTS = { source: forristallHeights, clause: 'Weibull distribution of heights; DNV-RP-C205 3.5.9' } as const
const CRESTS = { source: forristallCrests, clause: 'second-order crests; DNV-RP-C205 3.5.10', unit: '-' } as const
const m_0 = ['surface elevation variance', 'm2'] as const
const N = ['number of waves', '-'] as const
const H_s = SEA.H_s

export const numberOfWaves = equation({
  ...RAYLEIGH,
  symbol: 'N',
  title: 'Number of waves',
  unit: '-',
  where: { D: ['duration', 's'], T_m02: ['zero-crossing period', 's'] },
  evaluate: ({ D, T_m02 }) => D / T_m02,
})
/** Needs N >= 1. */
export const mostProbableCrest = equation({
  ...RAYLEIGH,
  symbol: 'c_mp',
  title: 'Most probable highest crest',
  unit: 'm',
  where: { m_0, N },
  evaluate: ({ m_0, N }) => sqrt(2 * m_0 * log(N)),
})
/** Needs N > 1; 0.5772 is Euler's constant. */
export const expectedCrest = equation({
  ...RAYLEIGH,
  symbol: 'c_E',
  title: 'Expected highest crest',
  unit: 'm',
  where: { m_0, N },
  evaluate: ({ m_0, N }) => sqrt(m_0) * (sqrt(2 * log(N)) + 0.5772 / sqrt(2 * log(N))),
})
export const heightOfCrest = equation({
  ...RAYLEIGH,
  symbol: 'H_mp',
  title: 'Most probable highest wave',
  unit: 'm',
  where: { c_mp: ['most probable highest crest', 'm'] },
  evaluate: ({ c_mp }) => 2 * c_mp,
})
/** Needs N >= 1. */
export const forristallHeight = equation({
  ...HEIGHTS,
  symbol: 'H_F',
  title: 'Most probable highest wave (Forristall)',
  unit: 'm',
  where: { H_s, N },
  evaluate: ({ H_s, N }) => 0.681 * H_s * log(N) ** (1 / 2.126),
})
/** Where the reading stands that there is no Ursell number without a bottom. */
export const ENDLESS = { source: forristallCrests, clause: CRESTS.clause } as const

const S_1 = ['wave steepness (mean period)', '-'] as const
const U_r = ['Sea state Ursell number', '-'] as const

/** Of the fit to simulations of second order. */
export const crestUrsell = reachRange({
  ...CRESTS,
  symbol: 'U_r',
  title: 'Sea state Ursell number',
  to: 1,
  unsafe: 'above',
  because: 'neither the steepness limit nor the crest fit covers such shallow water',
})

export const crestSteepness = equation({
  ...CRESTS,
  symbol: 'S_1',
  title: 'Wave steepness (mean period)',
  where: { H_s, g: SEA.g, T_1: ['mean period', 's'] },
  evaluate: ({ H_s, g, T_1 }) => (2 * pi * H_s) / (g * T_1 ** 2),
})
export const ursellNumber = equation({
  ...CRESTS,
  symbol: 'U_r',
  title: 'Ursell number',
  where: { H_s, k_1: ['mean-period wave number', 'rad/m'], d: SEA.d },
  evaluate: ({ H_s, k_1, d }) => H_s / (k_1 ** 2 * d ** 3),
})
export const alpha2d = equation({
  ...CRESTS,
  symbol: 'alpha_c',
  title: 'Crest scale to wave height ratio',
  where: { S_1, U_r },
  evaluate: ({ S_1, U_r }) => 0.3536 + 0.2892 * S_1 + 0.106 * U_r,
})
export const beta2d = equation({
  ...CRESTS,
  symbol: 'beta_c',
  title: 'Crest shape parameter',
  where: { S_1, U_r },
  evaluate: ({ S_1, U_r }) => 2 - 2.1597 * S_1 + 0.0968 * U_r ** 2,
})
export const alpha3d = equation({
  ...CRESTS,
  symbol: 'alpha_c',
  title: 'Crest scale to wave height ratio',
  where: { S_1, U_r },
  evaluate: ({ S_1, U_r }) => 0.3536 + 0.2568 * S_1 + 0.08 * U_r,
})
export const beta3d = equation({
  ...CRESTS,
  symbol: 'beta_c',
  title: 'Crest shape parameter',
  where: { S_1, U_r },
  evaluate: ({ S_1, U_r }) => 2 - 1.7912 * S_1 - 0.5302 * U_r + 0.284 * U_r ** 2,
})
/** Needs N >= 1. */
export const secondOrderCrest = equation({
  ...CRESTS,
  unit: 'm',
  symbol: 'c_2',
  title: 'Most probable highest crest (second order)',
  where: { alpha_c: ['crest scale to wave height ratio', '-'], H_s, N, beta_c: ['crest shape parameter', '-'] },
  evaluate: ({ alpha_c, H_s, N, beta_c }) => alpha_c * H_s * log(N) ** (1 / beta_c),
})

const SHARE = { symbol: 'Q', unit: '-' } as const
const CREST = ['crest height', 'm'] as const
const HEIGHT = ['wave height', 'm'] as const

export const crestExceedance = equation({
  ...RAYLEIGH,
  ...SHARE,
  title: 'Crest exceedance probability',
  where: { c: CREST, m_0 },
  evaluate: ({ c, m_0 }) => exp(-(c ** 2) / (2 * m_0)),
})
export const heightExceedance = equation({
  ...RAYLEIGH,
  ...SHARE,
  title: 'Wave height exceedance probability',
  where: { h: HEIGHT, m_0 },
  evaluate: ({ h, m_0 }) => exp(-(h ** 2) / (8 * m_0)),
})
export const forristallExceedance = equation({
  ...HEIGHTS,
  ...SHARE,
  title: 'Wave height exceedance probability (Forristall)',
  where: { h: HEIGHT, H_s },
  evaluate: ({ h, H_s }) => exp(-((h / (0.681 * H_s)) ** 2.126)),
})
export const secondOrderExceedance = equation({
  ...CRESTS,
  ...SHARE,
  title: 'Crest exceedance probability (second order)',
  where: {
    c: CREST,
    alpha_c: ['crest scale to wave height ratio', '-'],
    H_s,
    beta_c: ['crest shape parameter', '-'],
  },
  evaluate: ({ c, alpha_c, H_s, beta_c }) => exp(-((c / (alpha_c * H_s)) ** beta_c)),
})
