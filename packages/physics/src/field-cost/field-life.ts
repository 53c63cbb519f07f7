/** Cost and production of a field year by year, k = 0, 1, ..: exponential decline, escalated cost, mid-year discounting. */
import { equation, exp, sum } from '@keelson/equations'
import { newendorp } from './sources.ts'

const CLAUSE = { source: newendorp, clause: 'yearly production, cost and present value' } as const
const COUNTED = 'years are whole numbers and costs are annual, with the stated number of days in the year'
const k = ['year number, from 0', '-'] as const
const D = ['nominal decline rate', '1/year'] as const
const N_d = ['days in the year', 'd'] as const
const C = ['annual costs', 'USD', 'list'] as const
const V = ['annual oil volumes', 'm3', 'list'] as const
const d = ['annual discount factors', '-', 'list'] as const

/** At the start of year k. */
export const rateOfYear = equation({
  ...CLAUSE,
  symbol: 'q_k',
  title: 'Oil rate at start of year',
  unit: 'bbl/d',
  fit: COUNTED,
  where: { q_i: ['initial rate', 'bbl/d'], D, k },
  evaluate: ({ q_i, D, k }) => q_i * exp(-D * k),
})
/** Needs a decline above 0. */
export const decliningVolume = equation({
  ...CLAUSE,
  symbol: 'V_k',
  title: 'Annual oil volume',
  unit: 'bbl',
  fit: COUNTED,
  where: { N_d, q_a: ['rate at start of year', 'bbl/d'], q_b: ['rate at end of year', 'bbl/d'], D },
  evaluate: ({ N_d, q_a, q_b, D }) => (N_d * (q_a - q_b)) / D,
})
export const steadyVolume = equation({
  ...CLAUSE,
  symbol: 'V_k',
  title: 'Annual oil volume',
  unit: 'm3',
  where: { N_d: ['days in the year', 's'], q_a: ['rate', 'm3/s'] },
  evaluate: ({ N_d, q_a }) => N_d * q_a,
})
/** The first year is not escalated. */
export const costOfYear = equation({
  ...CLAUSE,
  symbol: 'C_k',
  title: 'Annual operating cost',
  unit: 'USD',
  fit: COUNTED,
  where: {
    F: ['fixed operating cost', 'USD/year'],
    v: ['variable operating cost', 'USD/bbl'],
    tau: ['transport tariff', 'USD/bbl'],
    V_k: ['annual oil volume', 'bbl'],
    T_k: ['turnaround cost in the year', 'USD'],
    e: ['annual escalation rate', '1/year'],
    k,
  },
  evaluate: ({ F, v, tau, V_k, T_k, e, k }) => (F + (v + tau) * V_k + T_k) * (1 + e) ** k,
})
export const costOfBarrel = equation({
  ...CLAUSE,
  symbol: 'u_k',
  title: 'Annual unit operating cost',
  unit: 'USD/m3',
  where: { C_k: ['annual operating cost', 'USD'], V_k: ['annual oil volume', 'm3'] },
  evaluate: ({ C_k, V_k }) => C_k / V_k,
})
export const lifeCost = equation({
  ...CLAUSE,
  symbol: 'C_sum',
  title: 'Life-of-field operating cost',
  unit: 'USD',
  where: { C },
  evaluate: ({ C }) => sum(C.length, (j) => C[j]),
})
export const lifeVolume = equation({
  ...CLAUSE,
  symbol: 'N_p',
  title: 'Cumulative oil production',
  unit: 'm3',
  where: { V },
  evaluate: ({ V }) => sum(V.length, (j) => V[j]),
})
export const presentLifeCost = equation({
  ...CLAUSE,
  symbol: 'PV_C',
  title: 'Operating cost present value',
  unit: 'USD',
  where: { C, d },
  evaluate: ({ C, d }) => sum(C.length, (j) => C[j] * d[j]),
})
export const levelisedCost = equation({
  ...CLAUSE,
  symbol: 'u_L',
  title: 'Levelised unit operating cost',
  unit: 'USD/m3',
  where: { C, V, d },
  evaluate: ({ C, V, d }) => sum(C.length, (j) => C[j] * d[j]) / sum(V.length, (j) => V[j] * d[j]),
})
export const provisionOfBarrel = equation({
  ...CLAUSE,
  symbol: 'u_A',
  title: 'Abandonment provision per barrel',
  unit: 'USD/m3',
  where: { C_A: ['abandonment cost', 'USD'], N_p: ['cumulative oil production', 'm3'] },
  evaluate: ({ C_A, N_p }) => C_A / N_p,
})
/** Of the owner. */
export const netCash = equation({
  ...CLAUSE,
  symbol: 'S_k',
  title: 'Annual net operating cash flow',
  unit: 'USD',
  where: {
    R: ['net revenue per barrel', 'USD/m3'],
    V_k: ['annual oil volume', 'm3'],
    W: ['working interest', '-'],
    C_k: ['annual operating cost', 'USD'],
  },
  evaluate: ({ R, V_k, W, C_k }) => R * V_k - W * C_k,
})
