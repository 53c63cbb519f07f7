/**
 * The rate at which the net cash flow of operating turns negative: SPE PRMS (2018). Revenue of a barrel of oil with its
 * gas, share of the owner; abandonment and money already spent have no part in it.
 */
import { constant, equation, log } from '@keelson/equations'
import { prms } from './sources.ts'

const CLAUSE = { source: prms, clause: '3.1.3, economic limit' } as const
const DAYS = 'costs are annual, with the stated number of days in the year'
const F = ['fixed operating cost', 'USD/year'] as const
const v = ['variable operating cost', 'USD/bbl'] as const
const W = ['working interest', '-'] as const
const N_d = ['days in the year', 'd'] as const

const year = (value: number, title: string) => constant({ ...CLAUSE, symbol: 'N_d', title, value, unit: 'd' })
export const CALENDAR_YEAR = year(365, 'Days in the year')
export const MEAN_YEAR = year(365.25, 'Mean days in the year including leap days')

export const netInterest = equation({
  ...CLAUSE,
  symbol: 'I_R',
  title: 'Net revenue interest',
  unit: '-',
  where: { W, y: ['royalty fraction', '-'] },
  evaluate: ({ W, y }) => W * (1 - y),
})
/** With the gas that is sold with it. */
export const netRevenue = equation({
  ...CLAUSE,
  symbol: 'R',
  title: 'Net revenue per barrel',
  unit: 'USD/m3',
  where: {
    I_R: ['net revenue interest', '-'],
    P: ['oil price', 'USD/m3'],
    P_g: ['gas price', 'USD/m3'],
    G: ['gas sold per barrel of oil', '-'],
    x: ['severance tax rate', '-'],
  },
  evaluate: ({ I_R, P, P_g, G, x }) => I_R * (P + P_g * G) * (1 - x),
})
export const barrelMargin = equation({
  ...CLAUSE,
  symbol: 'M',
  title: 'Margin per barrel over variable cost',
  unit: 'USD/m3',
  where: { R: ['net revenue per barrel', 'USD/m3'], W, v: ['variable operating cost', 'USD/m3'] },
  evaluate: ({ R, W, v }) => R - W * v,
})
/** Gross rate; needs a margin above 0. */
export const economicLimit = equation({
  ...CLAUSE,
  symbol: 'q_el',
  title: 'Economic limit',
  unit: 'bbl/d',
  fit: DAYS,
  where: { W, F, N_d, M: ['margin per barrel over variable cost', 'USD/bbl'] },
  evaluate: ({ W, F, N_d, M }) => (W * F) / (N_d * M),
})
/** Gross, at a rate above 0. */
export const unitCostAt = equation({
  ...CLAUSE,
  symbol: 'u_q',
  title: 'Unit operating cost at oil rate',
  unit: 'USD/bbl',
  fit: DAYS,
  where: { F, N_d, q: ['oil rate', 'bbl/d'], v },
  evaluate: ({ F, N_d, q, v }) => F / (N_d * q) + v,
})
/** Share of the owner in a unit cost. */
export const ownersUnitCost = equation({
  ...CLAUSE,
  symbol: 'u_W',
  title: "Unit operating cost, owner's share",
  unit: 'USD/m3',
  where: { W, u: ['unit operating cost', 'USD/m3'] },
  evaluate: ({ W, u }) => W * u,
})
/** Until an exponential decline reaches the limit; needs a decline above 0. */
export const timeToLimit = equation({
  ...CLAUSE,
  symbol: 't_el',
  title: 'Time to the economic limit',
  unit: 's',
  where: {
    q_i: ['initial rate', 'm3/s'],
    q_el: ['economic limit', 'm3/s'],
    D: ['nominal decline rate', '1/s'],
  },
  evaluate: ({ q_i, q_el, D }) => log(q_i / q_el) / D,
})
