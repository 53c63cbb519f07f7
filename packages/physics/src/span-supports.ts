/** Supports under a span: how many, where, what each carries, and what an intervention costs. */
import { equation, max, type Source } from '@keelson/equations'
import { roundUp, wholeNumbers } from '@keelson/numerics/round-up.ts'
import { youngBudynas } from './pipe-section.ts'

/** Geometry and sums that no book needs to be cited for. */
export const equalSpans: Source = {
  id: 'Equal spans',
  title: 'Equal span division',
  publisher: 'Keelson',
  revision: '1',
}
const DIVISION = { source: equalSpans, clause: 'geometry' } as const
const BEAM = { source: youngBudynas, clause: 'table 8.1, uniform load' } as const

const L = ['span length', 'm'] as const
const n = ['number of intermediate supports', '-'] as const
const L_sub = ['rectified span length', 'm'] as const
const t_ol = ['survey and positioning tolerance', 'm'] as const
const q = ['submerged weight per unit length', 'N/m'] as const
const R_1 = ['maximum support reaction', 'N'] as const

/** Supports of equal spacing. Needs L_allow > t_ol. */
export const supportsNeeded = equation({
  ...DIVISION,
  symbol: 'n',
  title: 'Number of intermediate supports',
  unit: '-',
  where: { L, L_allow: ['allowable span length', 'm'], t_ol },
  functions: wholeNumbers,
  evaluate: ({ L, L_allow, t_ol }) => max(0, roundUp(L / (L_allow - t_ol)) - 1),
  limited: { holds: 'a span within the allowable length requires no support' },
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
  title: 'Rectified span length including tolerance',
  unit: 'm',
  where: { L_sub, t_ol },
  evaluate: ({ L_sub, t_ol }) => L_sub + t_ol,
})

export const supportPosition = equation({
  ...DIVISION,
  symbol: 'x_i',
  title: 'Support position',
  unit: 'm',
  where: { i: ['support number', '-'], L, n },
  evaluate: ({ i, L, n }) => (i * L) / (n + 1),
})

/** Of a beam that is free to turn at its end: two spans meet in 5/8 of their weight each. */
export const firstSupportReaction = equation({
  ...BEAM,
  symbol: 'R_1',
  title: 'First interior support reaction',
  unit: 'N',
  where: { q, L_sub },
  evaluate: ({ q, L_sub }) => 1.25 * q * L_sub,
})

/** Far from the ends of a beam of many spans. */
export const innerSupportReaction = equation({
  ...BEAM,
  symbol: 'R_i',
  title: 'Other interior support reaction',
  unit: 'N',
  where: { q, L_sub },
  evaluate: ({ q, L_sub }) => q * L_sub,
})

export const bearingPressure = equation({
  ...DIVISION,
  symbol: 'p_s',
  title: 'Support bearing pressure',
  unit: 'Pa',
  where: { R_1, A_b: ['support base area', 'm2'] },
  evaluate: ({ R_1, A_b }) => R_1 / A_b,
})

export const requiredBaseArea = equation({
  ...DIVISION,
  symbol: 'A_req',
  title: 'Required support base area',
  unit: 'm2',
  where: { R_1, p_all: ['allowable bearing pressure', 'Pa'] },
  evaluate: ({ R_1, p_all }) => R_1 / p_all,
})

export const supportHeight = equation({
  ...DIVISION,
  symbol: 'h',
  title: 'Support height',
  unit: 'm',
  where: { gap: ['gap at support', 'm'], s_c: ['scour allowance', 'm'] },
  evaluate: ({ gap, s_c }) => gap + s_c,
})

/** Of one way to rectify: fixed, by the support and by the length of the span. */
export const interventionCost = equation({
  ...DIVISION,
  symbol: 'C',
  title: 'Intervention cost',
  unit: 'USD',
  where: {
    C_m: ['mobilisation cost', 'USD'],
    n,
    C_n: ['cost per support', 'USD'],
    L,
    C_L: ['cost per unit length', 'USD/m'],
    T: ['vessel time', 'd'],
    r_v: ['vessel day rate', 'USD/d'],
  },
  evaluate: ({ C_m, n, C_n, L, C_L, T, r_v }) => C_m + n * C_n + L * C_L + T * r_v,
})
export const interventionTime = equation({
  ...DIVISION,
  symbol: 'T',
  title: 'Intervention vessel time',
  unit: 'd',
  where: {
    T_m: ['mobilisation vessel time', 'd'],
    n,
    T_n: ['vessel time per support', 'd'],
    L,
    T_L: ['vessel time per unit length', 'd/m'],
  },
  evaluate: ({ T_m, n, T_n, L, T_L }) => T_m + n * T_n + L * T_L,
})
