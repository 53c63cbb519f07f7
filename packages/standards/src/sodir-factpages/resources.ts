/** Oil equivalents of what was produced and of what is recoverable, and what a field has left of them. */
import { abs, equation } from '@keelson/equations'
import { factPages, resourceAccounts } from './source.ts'

const OIL = ['oil', 'MSm3'] as const
const GAS = ['gas', 'MSm3'] as const
const CONDENSATE = ['condensate', 'MSm3'] as const
const PER_EQUIVALENT = ['gas volume per oil equivalent', 'Sm3/Sm3'] as const
const PRODUCED = ['produced oil equivalent', 'MSm3'] as const
const RECOVERABLE = ['recoverable oil equivalent', 'MSm3'] as const
const REMAINING = ['remaining oil equivalent', 'MSm3'] as const

/** Of produced volumes: NGL stands in the tables of production as a volume of oil equivalent. */
export const producedEquivalent = equation({
  symbol: 'E_c',
  title: 'Produced oil equivalent',
  unit: 'MSm3',
  source: resourceAccounts,
  clause: 'oil equivalents',
  where: { N_o: OIL, G_p: GAS, N_g: ['NGL', 'MSm3'], N_k: CONDENSATE, f_g: PER_EQUIVALENT },
  evaluate: ({ N_o, G_p, N_g, N_k, f_g }) => N_o + G_p / f_g + N_g + N_k,
})

/** NGL stands in the table of reserves in tonnes. */
export const nglEquivalent = equation({
  symbol: 'E_n',
  title: 'Recoverable NGL oil equivalent',
  unit: 'Sm3',
  source: resourceAccounts,
  clause: 'oil equivalents',
  where: { R_n: ['recoverable NGL', 't'], f_NGL: ['NGL oil equivalent factor', 'Sm3/t'] },
  evaluate: ({ R_n, f_NGL }) => f_NGL * R_n,
})

/** Of recoverable resources. */
export const recoverableEquivalent = equation({
  symbol: 'E_rc',
  title: 'Recoverable oil equivalent, sum of phases',
  unit: 'MSm3',
  source: resourceAccounts,
  clause: 'oil equivalents',
  where: {
    R_o: ['recoverable oil', 'MSm3'],
    R_g: ['recoverable gas', 'MSm3'],
    E_n: ['recoverable NGL oil equivalent', 'MSm3'],
    R_k: ['recoverable condensate', 'MSm3'],
    f_g: PER_EQUIVALENT,
  },
  evaluate: ({ R_o, R_g, E_n, R_k, f_g }) => R_o + R_g / f_g + E_n + R_k,
})

export const recoveredFraction = equation({
  symbol: 'f_r',
  title: 'Recovered fraction',
  unit: '-',
  source: factPages,
  clause: 'field_reserves and field_production',
  where: { E_p: PRODUCED, E_r: RECOVERABLE },
  evaluate: ({ E_p, E_r }) => E_p / E_r,
})

/** Nothing where the tables of production and of reserves agree. */
export const closureError = equation({
  symbol: 'e_c',
  title: 'Reserves closure error',
  unit: 'MSm3',
  source: factPages,
  clause: 'field_reserves and field_production',
  where: { E_r: RECOVERABLE, E_m: REMAINING, E_p: PRODUCED },
  evaluate: ({ E_r, E_m, E_p }) => E_r - E_m - E_p,
})

/** Years that the remaining resources last at the rate of a year. */
export const reservesToProduction = equation({
  symbol: 'T_rp',
  title: 'Reserves-to-production ratio',
  unit: 'year',
  source: factPages,
  clause: 'field_reserves and field_production',
  where: {
    E_m: REMAINING,
    E_y: ['oil equivalent produced in the last year', 'MSm3'],
    t_y: ['production period', 'year'],
  },
  evaluate: ({ E_m, E_y, t_y }) => (E_m / E_y) * t_y,
})

export const waterShare = equation({
  symbol: 'f_w',
  title: 'Cumulative water cut',
  unit: '-',
  source: factPages,
  clause: 'field_production',
  where: { W_p: ['produced water', 'MSm3'], N_o: OIL, N_k: CONDENSATE },
  evaluate: ({ W_p, N_o, N_k }) => W_p / (W_p + N_o + N_k),
})

/** In money of the day. */
export const investmentPerEquivalent = equation({
  symbol: 'c_i',
  title: 'Investment per recoverable oil equivalent',
  unit: 'NOK/Sm3',
  source: factPages,
  clause: 'field_investment_yearly and field_reserves',
  where: { C_i: ['investment', 'NOK'], E_r: ['recoverable oil equivalent', 'Sm3'] },
  evaluate: ({ C_i, E_r }) => C_i / E_r,
})

export const meanRate = equation({
  symbol: 'q_m',
  title: 'Mean oil rate',
  unit: 'Sm3/d',
  source: factPages,
  clause: 'field_production_monthly',
  where: { N_o: ['produced oil', 'Sm3'], t_c: ['calendar days', 'd'] },
  evaluate: ({ N_o, t_c }) => N_o / t_c,
})

export const difference = equation({
  symbol: 'd_E',
  title: 'Difference between two sums',
  unit: 'MSm3',
  source: factPages,
  clause: 'field_production',
  where: { x_1: ['first sum', 'MSm3'], x_2: ['second sum', 'MSm3'] },
  evaluate: ({ x_1, x_2 }) => abs(x_1 - x_2),
})
