/** Collapse under axial tension and with internal pressure, as it was before the addendum of 2015. */
import { equation, sqrt } from '@keelson/equations'
import { apiBull5c3 } from './source.ts'

const AT = { source: apiBull5c3, unit: 'Pa' } as const

/** For tension below the yield strength. */
export const axialEquivalentYield = equation({
  ...AT,
  symbol: 'Y_pa',
  title: 'Yield strength of axial stress equivalent grade',
  clause: '2.1.5',
  where: { Y_p: ['yield strength', 'Pa'], sigma_a: ['axial stress', 'Pa'] },
  evaluate: ({ Y_p, sigma_a }) => Y_p * (sqrt(1 - 0.75 * (sigma_a / Y_p) ** 2) - (0.5 * sigma_a) / Y_p),
})

export const equivalentExternalPressure = equation({
  ...AT,
  symbol: 'P_e',
  title: 'Equivalent external pressure',
  clause: '2.1.6',
  where: { p_o: ['external pressure', 'Pa'], s: ['D/t', '-'], p_i: ['internal pressure', 'Pa'] },
  evaluate: ({ p_o, s, p_i }) => p_o - (1 - 2 / s) * p_i,
})
