/**
 * The sum of uncertain costs: mean and deviation by the moments of the items under one correlation, and the percentiles
 * of a lognormal distribution with that mean and deviation. Percentiles are of non-exceedance: P90 is high. Coherent SI.
 */
import { constant, equation, exp, log, sqrt, sum } from '@keelson/equations'
import { normalCumulative } from '@keelson/numerics/normal.ts'
import { aace41r08, garvey } from './sources.ts'

const Phi = normalCumulative
const SUM = { source: garvey, clause: 'mean and variance of a sum of correlated costs' } as const
const LOGNORMAL = { source: garvey, clause: 'lognormal distribution by mean and variance' } as const
const CONTINGENCY = { source: aace41r08, clause: 'contingency at a level of confidence' } as const

const m = ['mean item costs', 'USD', 'list'] as const
const C_B = ['base estimate', 'USD'] as const
const P_50 = ['median cost', 'USD'] as const
const s_ln = ['logarithmic standard deviation', '-'] as const

export const directCost = equation({
  ...SUM,
  symbol: 'C_D',
  title: 'Direct cost',
  unit: 'USD',
  where: { m },
  evaluate: ({ m }) => sum(m.length, (j) => m[j]),
})
export const overheadFactor = equation({
  ...SUM,
  symbol: 'k',
  title: 'Management and owner cost factor',
  unit: '-',
  where: { f_m: ['management and engineering to direct cost ratio', '-'], f_o: ['owner to direct cost ratio', '-'] },
  evaluate: ({ f_m, f_o }) => 1 + f_m + f_o,
})
export const baseEstimate = equation({
  ...SUM,
  symbol: 'C_B',
  title: 'Base estimate',
  unit: 'USD',
  where: { k: ['management and owner cost factor', '-'], C_D: ['direct cost', 'USD'] },
  evaluate: ({ k, C_D }) => k * C_D,
})
export const totalWithContingency = equation({
  ...CONTINGENCY,
  symbol: 'C_T',
  title: 'Total cost including contingency',
  unit: 'USD',
  where: { C_B, f_c: ['contingency to base estimate ratio', '-'] },
  evaluate: ({ C_B, f_c }) => C_B * (1 + f_c),
})
/** One correlation 0 <= rho <= 1 between any two items; the same as sum s_j^2 + 2 rho sum s_i s_j over the pairs. */
export const totalDeviation = equation({
  ...SUM,
  symbol: 's_T',
  title: 'Base estimate standard deviation',
  unit: 'USD',
  where: {
    k: ['management and owner cost factor', '-'],
    rho: ['item cost correlation', '-'],
    v: ['item coefficients of variation', '-', 'list'],
    m,
  },
  evaluate: ({ k, rho, v, m }) =>
    k * sqrt((1 - rho) * sum(m.length, (j) => (v[j] * m[j]) ** 2) + rho * sum(m.length, (j) => v[j] * m[j]) ** 2),
})
export const logDeviation = equation({
  ...LOGNORMAL,
  symbol: 's_ln',
  title: 'Logarithmic standard deviation',
  unit: '-',
  where: { s_T: ['standard deviation', 'USD'], C_B },
  evaluate: ({ s_T, C_B }) => sqrt(log(1 + (s_T / C_B) ** 2)),
})
export const lognormalMedian = equation({
  ...LOGNORMAL,
  symbol: 'P_50',
  title: 'Median cost',
  unit: 'USD',
  where: { C_B, s_ln },
  evaluate: ({ C_B, s_ln }) => C_B * exp(-(s_ln ** 2) / 2),
})
export const lognormalPercentile = equation({
  ...LOGNORMAL,
  symbol: 'P_x',
  title: 'Cost at the non-exceedance probability',
  unit: 'USD',
  where: { P_50, z: ['standard normal quantile', '-'], s_ln },
  evaluate: ({ P_50, z, s_ln }) => P_50 * exp(z * s_ln),
})
export const contingencyTo = equation({
  ...CONTINGENCY,
  symbol: 'K_80',
  title: 'Contingency to P80',
  unit: 'USD',
  where: { P_80: ['cost at 80 % non-exceedance probability', 'USD'], C_B },
  evaluate: ({ P_80, C_B }) => P_80 - C_B,
})
/** Probability that a lognormal cost stays within an amount; needs s_ln > 0. */
export const probabilityWithin = equation({
  ...CONTINGENCY,
  symbol: 'p_T',
  title: 'Non-exceedance probability of total cost',
  unit: '-',
  where: { C_T: ['total cost including contingency', 'USD'], P_50, s_ln },
  evaluate: ({ C_T, P_50, s_ln }) => Phi(log(C_T / P_50) / s_ln),
  functions: { Phi: { name: 'Phi', call: Phi, means: 'the standard normal distribution' } },
})

const quantile = (symbol: string, of: string, value: number) =>
  constant({ ...LOGNORMAL, symbol, title: `Standard normal quantile of ${of}`, value, unit: '-' })
export const Z_10 = quantile('z_10', '10 %', -1.2815515655446004)
export const Z_80 = quantile('z_80', '80 %', 0.8416212335729143)
export const Z_90 = quantile('z_90', '90 %', 1.2815515655446004)
