/**
 * A capital cost spent over years, k = 0, 1, ..: escalated from money of the start of year 0 and discounted to it, once a
 * year; t is the part of a year after which the spend of each year falls.
 */
import { constant, equation, sum } from '@keelson/equations'
import { newendorp } from './sources.ts'

const CLAUSE = { source: newendorp, clause: 'escalation and discounting of yearly amounts' } as const
const FIT = 'rates compound once a year, and the years are counted'
const C = ['cost in money of the start of year 0', 'USD'] as const
const e = ['escalation', '1/year'] as const
const r = ['discount rate', '1/year'] as const
const t = ['part of a year to the spend', '-'] as const
const p = ['shares of the years', '-', 'list'] as const

const timing = (value: number, when: string) =>
  constant({ ...CLAUSE, symbol: 't', title: `Part of a year to the spend, ${when}`, value, unit: '-' })
export const MID_YEAR = timing(0.5, 'mid-year')
export const END_YEAR = timing(1, 'end of year')

export const nominalSpend = equation({
  ...CLAUSE,
  symbol: 'N_k',
  title: 'Nominal spend of a year',
  unit: 'USD',
  fit: FIT,
  where: { C, p_k: ['share of the year', '-'], e, k: ['year, from 0', '-'], t },
  evaluate: ({ C, p_k, e, k, t }) => C * p_k * (1 + e) ** (k + t),
})
export const discountFactor = equation({
  ...CLAUSE,
  symbol: 'd_k',
  title: 'Discount factor of a year',
  unit: '-',
  fit: FIT,
  where: { r, k: ['year, from 0', '-'], t },
  evaluate: ({ r, k, t }) => (1 + r) ** -(k + t),
})
export const nominalTotal = equation({
  ...CLAUSE,
  symbol: 'N',
  title: 'Nominal spend',
  unit: 'USD',
  fit: FIT,
  where: { C, p, e, t },
  evaluate: ({ C, p, e, t }) => C * sum(p.length, (k) => p[k] * (1 + e) ** (k + t)),
})
export const presentValue = equation({
  ...CLAUSE,
  symbol: 'PV',
  title: 'Present value of the spend',
  unit: 'USD',
  fit: FIT,
  where: { C, p, e, r, t },
  evaluate: ({ C, p, e, r, t }) => C * sum(p.length, (k) => p[k] * ((1 + e) / (1 + r)) ** (k + t)),
})
