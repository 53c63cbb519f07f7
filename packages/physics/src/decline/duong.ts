/** Decline of fractured shale in linear flow (Duong 2011). The coefficients a and m hold for times in days. */
import { equation, exp } from '@keelson/equations'
import { duong } from './sources.ts'
import { TIME } from './symbols.ts'

const shared = { source: duong, fit: 'a and m apply to times in days; q_1 is the rate at one day' } as const
const ONE_DAY = ['rate at one day', 'bbl/d'] as const
const A = ['Duong intercept a', '-'] as const
const M = ['Duong slope m', '-'] as const

/** For m > 1 and t > 0; from 0 at once it rises to its peak. */
export const duongRate = equation({
  ...shared,
  symbol: 'q',
  title: 'Rate (Duong)',
  unit: 'bbl/d',
  clause: 'eq 15, without a rate at infinite time',
  where: { q_1: ONE_DAY, a: A, m: M, t: TIME },
  evaluate: ({ q_1, a, m, t }) => q_1 * t ** -m * exp((a / (1 - m)) * (t ** (1 - m) - 1)),
})

export const duongCumulative = equation({
  ...shared,
  symbol: 'N_p',
  title: 'Cumulative production (Duong)',
  unit: 'bbl',
  clause: 'eq 16',
  where: { q_1: ONE_DAY, a: A, m: M, t: TIME },
  evaluate: ({ q_1, a, m, t }) => (q_1 / a) * exp((a / (1 - m)) * (t ** (1 - m) - 1)),
})

/** The rate over the cumulative is a straight line on logarithmic axes. */
export const duongRatio = equation({
  ...shared,
  symbol: 'q_N',
  title: 'Rate to cumulative production ratio (Duong)',
  unit: '1/d',
  clause: 'eq 11',
  where: { a: A, m: M, t: TIME },
  evaluate: ({ a, m, t }) => a * t ** -m,
})

export const duongPeakTime = equation({
  ...shared,
  symbol: 't_max',
  title: 'Time of peak rate',
  unit: 'd',
  clause: 'dq/dt = 0',
  where: { a: A, m: M },
  evaluate: ({ a, m }) => (a / m) ** (1 / (m - 1)),
})

/** For m > 1. */
export const duongUltimate = equation({
  ...shared,
  symbol: 'N_inf',
  title: 'Ultimate cumulative production (Duong)',
  unit: 'bbl',
  clause: 'eq 16, limit of infinite time',
  where: { q_1: ONE_DAY, a: A, m: M },
  evaluate: ({ q_1, a, m }) => (q_1 / a) * exp(a / (m - 1)),
})
