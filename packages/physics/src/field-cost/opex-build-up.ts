/** The operating cost of a year from its parts. */
import { constant, equation } from '@keelson/equations'
import { newendorp } from './sources.ts'

const CLAUSE = { source: newendorp, clause: 'operating cost from its parts' } as const
/** What a cost of so much a year is the cost of. */
export const YEAR_OF_COST = constant({
  ...CLAUSE,
  symbol: 'Y',
  title: 'Year of a yearly cost',
  value: 1,
  unit: 'year',
})
const C = ['replacement capital cost', 'USD'] as const

export const maintenanceCost = equation({
  ...CLAUSE,
  symbol: 'F_m',
  title: 'Maintenance',
  unit: 'USD/s',
  where: { f_t: ['maintenance a year over capital cost', '1/s'], C },
  evaluate: ({ f_t, C }) => f_t * C,
})
export const insuranceCost = equation({
  ...CLAUSE,
  symbol: 'F_i',
  title: 'Insurance',
  unit: 'USD/s',
  where: { f_s: ['insurance a year over capital cost', '1/s'], C },
  evaluate: ({ f_s, C }) => f_s * C,
})
export const manningCost = equation({
  ...CLAUSE,
  symbol: 'F_p',
  title: 'Manning',
  unit: 'USD/s',
  where: {
    n_p: ['persons on board', '-'],
    c_p: ['cost of a person', 'USD/s'],
    N_d: ['days of a year', 's'],
    Y: ['year of a yearly cost', 's'],
  },
  evaluate: ({ n_p, c_p, N_d, Y }) => (n_p * c_p * N_d) / Y,
})
export const interventionCost = equation({
  ...CLAUSE,
  symbol: 'F_w',
  title: 'Well intervention',
  unit: 'USD/s',
  where: {
    n_w: ['wells', '-'],
    i_w: ['interventions of a well in a year', '1/s'],
    c_w: ['cost of an intervention', 'USD'],
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
    F_m: ['maintenance', 'USD/s'],
    F_i: ['insurance', 'USD/s'],
    F_p: ['manning', 'USD/s'],
    F_w: ['well intervention', 'USD/s'],
    F_l: ['logistics', 'USD/s'],
    F_o: ['other fixed cost', 'USD/s'],
  },
  evaluate: ({ F_m, F_i, F_p, F_w, F_l, F_o }) => F_m + F_i + F_p + F_w + F_l + F_o,
})
export const lowOpex = equation({
  ...CLAUSE,
  symbol: 'F_low',
  title: 'Low operating cost',
  unit: 'USD/s',
  where: { F, x_L: ['low side of the range', '-'] },
  evaluate: ({ F, x_L }) => F * (1 - x_L),
})
export const highOpex = equation({
  ...CLAUSE,
  symbol: 'F_high',
  title: 'High operating cost',
  unit: 'USD/s',
  where: { F, x_H: ['high side of the range', '-'] },
  evaluate: ({ F, x_H }) => F * (1 + x_H),
})
