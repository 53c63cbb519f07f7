/** Supports under a span: how many, where, what each carries, and what an intervention costs. */
import { equation, max, type Source } from '@keelson/equations'
import { roundUp, wholeNumbers } from '@keelson/numerics/round-up.ts'
import { youngBudynas } from './pipe-section.ts'

/** Geometry and sums that no book needs to be cited for. */
export const equalSpans: Source = {
  id: 'Equal spans',
  title: 'Division of a span into equal spans',
  publisher: 'Keelson',
  revision: '1',
}
const DIVISION = { source: equalSpans, clause: 'geometry' } as const
const BEAM = { source: youngBudynas, clause: 'table 8.1, uniform load' } as const

const L = ['span length', 'm'] as const
const n = ['intermediate supports', '-'] as const
const L_sub = ['rectified span length', 'm'] as const
const t_ol = ['tolerance of survey and positioning', 'm'] as const
const q = ['submerged weight per length', 'N/m'] as const
const R_1 = ['reaction of the most loaded support', 'N'] as const

/** Supports of equal spacing. Needs L_allow > t_ol. */
export const supportsNeeded = equation({
  ...DIVISION,
  symbol: 'n',
  title: 'Intermediate supports',
  unit: '-',
  where: { L, L_allow: ['allowable span length', 'm'], t_ol },
  functions: wholeNumbers,
  evaluate: ({ L, L_allow, t_ol }) => max(0, roundUp(L / (L_allow - t_ol)) - 1),
  limited: { holds: 'a span within its allowable length needs no support' },
})

export const rectifiedLength = equation({
  ...DIVISION,
  symbol: 'L_sub',
  title: 'Rectified span length',
  unit: 'm',
  where: { L, n },
  evaluate: ({ L, n }) => L / (n + 1),
})

/** What is held against the allowable length. */
export const toleratedLength = equation({
  ...DIVISION,
  symbol: 'L_tol',
  title: 'Rectified span length with tolerance',
  unit: 'm',
  where: { L_sub, t_ol },
  evaluate: ({ L_sub, t_ol }) => L_sub + t_ol,
})

export const supportPosition = equation({
  ...DIVISION,
  symbol: 'x_i',
  title: 'Position of a support',
  unit: 'm',
  where: { i: ['number of the support', '-'], L, n },
  evaluate: ({ i, L, n }) => (i * L) / (n + 1),
})

/** Of a beam that is free to turn at its end: two spans meet in 5/8 of their weight each. */
export const firstSupportReaction = equation({
  ...BEAM,
  symbol: 'R_1',
  title: 'Reaction of the first interior support',
  unit: 'N',
  where: { q, L_sub },
  evaluate: ({ q, L_sub }) => 1.25 * q * L_sub,
})

/** Far from the ends of a beam of many spans. */
export const innerSupportReaction = equation({
  ...BEAM,
  symbol: 'R_i',
  title: 'Reaction of the other supports',
  unit: 'N',
  where: { q, L_sub },
  evaluate: ({ q, L_sub }) => q * L_sub,
})

export const bearingPressure = equation({
  ...DIVISION,
  symbol: 'p_s',
  title: 'Bearing pressure below a support',
  unit: 'Pa',
  where: { R_1, A_b: ['base area of a support', 'm2'] },
  evaluate: ({ R_1, A_b }) => R_1 / A_b,
})

export const requiredBaseArea = equation({
  ...DIVISION,
  symbol: 'A_req',
  title: 'Base area that the bed asks for',
  unit: 'm2',
  where: { R_1, p_all: ['allowable bearing pressure', 'Pa'] },
  evaluate: ({ R_1, p_all }) => R_1 / p_all,
})

export const supportHeight = equation({
  ...DIVISION,
  symbol: 'h',
  title: 'Height of a support',
  unit: 'm',
  where: { gap: ['gap at the support', 'm'], s_c: ['scour allowance', 'm'] },
  evaluate: ({ gap, s_c }) => gap + s_c,
})

/** Of one way to rectify: fixed, by the support and by the length of the span. */
export const interventionCost = equation({
  ...DIVISION,
  symbol: 'C',
  title: 'Cost of the intervention',
  unit: 'USD',
  where: {
    C_m: ['mobilisation', 'USD'],
    n,
    C_n: ['cost of each support', 'USD'],
    L,
    C_L: ['cost for each length', 'USD/m'],
    T: ['vessel time', 'd'],
    r_v: ['vessel day rate', 'USD/d'],
  },
  evaluate: ({ C_m, n, C_n, L, C_L, T, r_v }) => C_m + n * C_n + L * C_L + T * r_v,
})
export const interventionTime = equation({
  ...DIVISION,
  symbol: 'T',
  title: 'Vessel time of the intervention',
  unit: 'd',
  where: {
    T_m: ['time to mobilise', 'd'],
    n,
    T_n: ['time for each support', 'd'],
    L,
    T_L: ['time for each length', 'd/m'],
  },
  evaluate: ({ T_m, n, T_n, L, T_L }) => T_m + n * T_n + L * T_L,
})
