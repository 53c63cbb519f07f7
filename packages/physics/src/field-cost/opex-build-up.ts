/** The operating cost of a year from its parts. */
import { constant, equation } from '@keelson/equations'
import { newendorp } from './sources.ts'

const CLAUSE = { source: newendorp, clause: 'operating cost build-up' } as const
/** What a cost of so much a year is the cost of. */
export const YEAR_OF_COST = constant({
  ...CLAUSE,
  symbol: 'Y',
  title: 'Annual cost period',
  value: 1,
  unit: 'year',
})
const C = ['replacement capital cost', 'USD'] as const

export const maintenanceCost = equation({
  ...CLAUSE,
  symbol: 'F_m',
  title: 'Maintenance cost',
  unit: 'USD/s',
  where: { f_t: ['annual maintenance to capital cost ratio', '1/s'], C },
  evaluate: ({ f_t, C }) => f_t * C,
})
export const insuranceCost = equation({
  ...CLAUSE,
  symbol: 'F_i',
  title: 'Insurance cost',
  unit: 'USD/s',
  where: { f_s: ['annual insurance to capital cost ratio', '1/s'], C },
  evaluate: ({ f_s, C }) => f_s * C,
})
export const manningCost = equation({
  ...CLAUSE,
  symbol: 'F_p',
  title: 'Manning cost',
  unit: 'USD/s',
  where: {
    n_p: ['persons on board', '-'],
    c_p: ['cost per person', 'USD/s'],
    N_d: ['days in the year', 's'],
    Y: ['annual cost period', 's'],
  },
  evaluate: ({ n_p, c_p, N_d, Y }) => (n_p * c_p * N_d) / Y,
})
export const interventionCost = equation({
  ...CLAUSE,
  symbol: 'F_w',
  title: 'Well intervention cost',
  unit: 'USD/s',
  where: {
    n_w: ['number of wells', '-'],
    i_w: ['annual interventions per well', '1/s'],
    c_w: ['cost per intervention', 'USD'],
  },
  evaluate: ({ n_w, i_w, c_w }) => n_w * i_w * c_w,
})
const F = ['operating cost', 'USD/s'] as const
export const builtUpOpex = equation({
  ...CLAUSE,
  symbol: 'F',
  title: 'Operating cost',
  unit: 'USD/s',
  where: {
    F_m: ['maintenance cost', 'USD/s'],
    F_i: ['insurance cost', 'USD/s'],
    F_p: ['manning cost', 'USD/s'],
    F_w: ['well intervention cost', 'USD/s'],
    F_l: ['logistics cost', 'USD/s'],
    F_o: ['other fixed cost', 'USD/s'],
  },
  evaluate: ({ F_m, F_i, F_p, F_w, F_l, F_o }) => F_m + F_i + F_p + F_w + F_l + F_o,
})
export const lowOpex = equation({
  ...CLAUSE,
  symbol: 'F_low',
  title: 'Low operating cost',
  unit: 'USD/s',
  where: { F, x_L: ['low-side fraction of operating cost', '-'] },
  evaluate: ({ F, x_L }) => F * (1 - x_L),
})
export const highOpex = equation({
  ...CLAUSE,
  symbol: 'F_high',
  title: 'High operating cost',
  unit: 'USD/s',
  where: { F, x_H: ['high-side fraction of operating cost', '-'] },
  evaluate: ({ F, x_H }) => F * (1 + x_H),
})
