/**
 * A capital cost spent over years, k = 0, 1, ..: escalated from money of the start of year 0 and discounted to it, once a
 * year; t is the part of a year after which the spend of each year falls.
 */
import { constant, equation, sum } from '@keelson/equations'
import { newendorp } from './sources.ts'

const CLAUSE = { source: newendorp, clause: 'escalation and discounting of yearly amounts' } as const
const FIT = 'rates compound annually, with years as whole numbers'
const C = ['cost in start of year 0 prices', 'USD'] as const
const e = ['annual escalation rate', '1/year'] as const
const r = ['discount rate', '1/year'] as const
const t = ['fraction of year before the spend', '-'] as const
const p = ['annual shares of cost', '-', 'list'] as const

const timing = (value: number, when: string) =>
  constant({ ...CLAUSE, symbol: 't', title: `Fraction of year before the spend, ${when}`, value, unit: '-' })
export const MID_YEAR = timing(0.5, 'mid-year')
export const END_YEAR = timing(1, 'end of year')

export const nominalSpend = equation({
  ...CLAUSE,
  symbol: 'N_k',
  title: 'Annual nominal spend',
  unit: 'USD',
  fit: FIT,
  where: { C, p_k: ['share of cost in the year', '-'], e, k: ['year number, from 0', '-'], t },
  evaluate: ({ C, p_k, e, k, t }) => C * p_k * (1 + e) ** (k + t),
})
export const discountFactor = equation({
  ...CLAUSE,
  symbol: 'd_k',
  title: 'Annual discount factor',
  unit: '-',
  fit: FIT,
  where: { r, k: ['year number, from 0', '-'], t },
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
  title: 'Spend present value',
  unit: 'USD',
  fit: FIT,
  where: { C, p, e, r, t },
  evaluate: ({ C, p, e, r, t }) => C * sum(p.length, (k) => p[k] * ((1 + e) / (1 + r)) ** (k + t)),
})
