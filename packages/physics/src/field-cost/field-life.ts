/** Cost and production of a field year by year, k = 0, 1, ..: exponential decline, escalated cost, mid-year discounting. */
import { equation, exp, sum } from '@keelson/equations'
import { newendorp } from './sources.ts'

const CLAUSE = { source: newendorp, clause: 'yearly production, cost and present value' } as const
const COUNTED = 'years are counted, and the cost of a year is that of its days'
const k = ['year, from 0', '-'] as const
const D = ['nominal decline', '1/year'] as const
const N_d = ['days of a year', 'd'] as const
const C = ['costs of the years', 'USD', 'list'] as const
const V = ['volumes of the years', 'm3', 'list'] as const
const d = ['discount factors of the years', '-', 'list'] as const

/** At the start of year k. */
export const rateOfYear = equation({
  ...CLAUSE,
  symbol: 'q_k',
  title: 'Oil rate at the start of a year',
  unit: 'bbl/d',
  fit: COUNTED,
  where: { q_i: ['initial rate', 'bbl/d'], D, k },
  evaluate: ({ q_i, D, k }) => q_i * exp(-D * k),
})
/** Needs a decline above 0. */
export const decliningVolume = equation({
  ...CLAUSE,
  symbol: 'V_k',
  title: 'Oil of a year',
  unit: 'bbl',
  fit: COUNTED,
  where: { N_d, q_a: ['rate at its start', 'bbl/d'], q_b: ['rate at its end', 'bbl/d'], D },
  evaluate: ({ N_d, q_a, q_b, D }) => (N_d * (q_a - q_b)) / D,
})
export const steadyVolume = equation({
  ...CLAUSE,
  symbol: 'V_k',
  title: 'Oil of a year',
  unit: 'm3',
  where: { N_d: ['days of a year', 's'], q_a: ['rate', 'm3/s'] },
  evaluate: ({ N_d, q_a }) => N_d * q_a,
})
/** The first year is not escalated. */
export const costOfYear = equation({
  ...CLAUSE,
  symbol: 'C_k',
  title: 'Operating cost of a year',
  unit: 'USD',
  fit: COUNTED,
  where: {
    F: ['fixed operating cost', 'USD/year'],
    v: ['variable operating cost', 'USD/bbl'],
    tau: ['transport tariff', 'USD/bbl'],
    V_k: ['oil of the year', 'bbl'],
    T_k: ['turnaround of the year', 'USD'],
    e: ['escalation', '1/year'],
    k,
  },
  evaluate: ({ F, v, tau, V_k, T_k, e, k }) => (F + (v + tau) * V_k + T_k) * (1 + e) ** k,
})
export const costOfBarrel = equation({
  ...CLAUSE,
  symbol: 'u_k',
  title: 'Unit operating cost of a year',
  unit: 'USD/m3',
  where: { C_k: ['operating cost of the year', 'USD'], V_k: ['oil of the year', 'm3'] },
  evaluate: ({ C_k, V_k }) => C_k / V_k,
})
export const lifeCost = equation({
  ...CLAUSE,
  symbol: 'C_sum',
  title: 'Operating cost over the life',
  unit: 'USD',
  where: { C },
  evaluate: ({ C }) => sum(C.length, (j) => C[j]),
})
export const lifeVolume = equation({
  ...CLAUSE,
  symbol: 'N_p',
  title: 'Cumulative oil',
  unit: 'm3',
  where: { V },
  evaluate: ({ V }) => sum(V.length, (j) => V[j]),
})
export const presentLifeCost = equation({
  ...CLAUSE,
  symbol: 'PV_C',
  title: 'Present value of the operating cost',
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
  title: 'Abandonment provision of a barrel',
  unit: 'USD/m3',
  where: { C_A: ['abandonment cost', 'USD'], N_p: ['cumulative oil', 'm3'] },
  evaluate: ({ C_A, N_p }) => C_A / N_p,
})
/** Of the owner. */
export const netCash = equation({
  ...CLAUSE,
  symbol: 'S_k',
  title: 'Net operating cash flow of a year',
  unit: 'USD',
  where: {
    R: ['net revenue of a barrel', 'USD/m3'],
    V_k: ['oil of the year', 'm3'],
    W: ['working interest', '-'],
    C_k: ['operating cost of the year', 'USD'],
  },
  evaluate: ({ R, V_k, W, C_k }) => R * V_k - W * C_k,
})
