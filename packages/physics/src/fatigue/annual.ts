/** Damage by the year: what a histogram and what a steady response do in a year, and the life and margin that follow. */
import { constant, equation, sqrt, sum } from '@keelson/equations'
import { miner } from './miner.ts'
import { bendat } from './narrow-band.ts'

const RULE = { source: miner, clause: 'linear damage rule, by the year' } as const

/** The year in which annual damage is counted. */
export const ONE_YEAR = constant({ ...RULE, symbol: 'T_y', title: 'Year', value: 1, unit: 'year' })

const T_y = ['year', 'year'] as const
const D_w = ['annual wave damage', '1/year'] as const
const D_a = ['annual damage', '1/year'] as const
const T_L = ['design life', 'year'] as const
const DFF = ['design fatigue factor on damage', '-'] as const

export const rangeDamage = equation({
  ...RULE,
  symbol: 'd',
  title: 'Stress range damage in the period',
  unit: '-',
  where: { n: ['cycles in the period', '-'], N: ['cycles to failure', '-'] },
  evaluate: ({ n, N }) => n / N,
})

export const periodDamage = equation({
  ...RULE,
  symbol: 'D_b',
  title: 'Damage in the period',
  unit: '-',
  where: { d: ['damage from each stress range in the period', '-', 'list'] },
  evaluate: ({ d }) => sum(d.length, (j) => d[j]),
})

export const annualDamage = equation({
  ...RULE,
  symbol: 'D_w',
  title: 'Annual damage',
  unit: '1/year',
  where: { D_b: ['damage in the period', '-'], T_b: ['period', 'year'] },
  evaluate: ({ D_b, T_b }) => D_b / T_b,
})

export const cyclesInYear = equation({
  ...RULE,
  symbol: 'n_y',
  title: 'Annual cycles',
  unit: '-',
  where: { nu_y: ['cycles per year', '1/year'], T_y },
  evaluate: ({ nu_y, T_y }) => nu_y * T_y,
})

/** Of a response that is there for a share of the year. */
export const exposureInYear = equation({
  ...RULE,
  symbol: 'T_e',
  title: 'Annual response duration',
  unit: 's',
  where: { p_e: ['fraction of the year', '-'], T_y: ['year', 's'] },
  evaluate: ({ p_e, T_y }) => p_e * T_y,
})

export const responseCycles = equation({
  ...RULE,
  symbol: 'n_v',
  title: 'Annual response cycles',
  unit: '-',
  where: { f_v: ['response frequency', 'Hz'], T_e: ['annual response duration', 's'] },
  evaluate: ({ f_v, T_e }) => f_v * T_e,
})

/** Standard deviation of a narrow-band stress of which the scale of the ranges is known. */
export const deviationOfScale = equation({
  source: bendat,
  clause: 'Rayleigh peaks on two S-N lines',
  symbol: 'sigma',
  title: 'Stress standard deviation',
  unit: 'MPa',
  where: { S: ['Rayleigh range scale', 'MPa'] },
  evaluate: ({ S }) => S / (2 * sqrt(2)),
})

/** Of causes that act at different times. */
export const totalAnnualDamage = equation({
  ...RULE,
  symbol: 'D_a',
  title: 'Total annual damage',
  unit: '1/year',
  where: { D_w, D_v: ['annual vortex-induced damage', '1/year'] },
  evaluate: ({ D_w, D_v }) => D_w + D_v,
})

/** Needs D_a > 0. */
export const lifeOfAnnualDamage = equation({
  ...RULE,
  symbol: 'L',
  title: 'Fatigue life',
  unit: 'year',
  where: { D_a },
  evaluate: ({ D_a }) => 1 / D_a,
})

export const annualUtilisation = equation({
  ...RULE,
  symbol: 'u_D',
  title: 'Damage over the design life including design fatigue factor',
  unit: '-',
  where: { D_a, T_L, DFF },
  evaluate: ({ D_a, T_L, DFF }) => D_a * T_L * DFF,
})

export const allowableAnnualDamage = equation({
  ...RULE,
  symbol: 'D_all',
  title: 'Allowable annual damage',
  unit: '1/year',
  where: { T_L, DFF },
  evaluate: ({ T_L, DFF }) => 1 / (T_L * DFF),
})

/** Needs D_a > 0. */
export const annualMargin = equation({
  ...RULE,
  symbol: 'k_DFF',
  title: 'Fatigue life to factored design life ratio',
  unit: '-',
  where: { L: ['fatigue life', 'year'], T_L, DFF },
  evaluate: ({ L, T_L, DFF }) => L / (T_L * DFF),
})

export const scaledRange = equation({
  ...RULE,
  symbol: 'S_v',
  title: 'Scaled vibration stress range',
  unit: 'MPa',
  where: { k_v: ['stress range scale factor', '-'], S_v0: ['base stress range', 'MPa'] },
  evaluate: ({ k_v, S_v0 }) => k_v * S_v0,
})
