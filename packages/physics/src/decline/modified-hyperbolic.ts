/** Hyperbolic decline that ends in an exponential one (Robertson 1988): where it turns, and what follows. Coherent. */
import { equation, exp, log } from '@keelson/equations'
import { robertson } from './sources.ts'
import { DECLINE_START, EXPONENT, RATE, RATE_START, TIME } from './symbols.ts'

const TERMINAL = ['terminal nominal decline rate', '1/d'] as const
const TURN = ['switch time', 'd'] as const
const RATE_TURN = ['rate at switch', 'bbl/d'] as const
const shared = { source: robertson, clause: 'exponential from the terminal decline' } as const

/** For b > 0 and D_lim < D_i. */
export const switchTime = equation({
  ...shared,
  symbol: 't_s',
  title: 'Switch time',
  unit: 'd',
  where: { D_i: DECLINE_START, D_lim: TERMINAL, b: EXPONENT },
  evaluate: ({ D_i, D_lim, b }) => (D_i / D_lim - 1) / (b * D_i),
})

export const switchRate = equation({
  ...shared,
  symbol: 'q_s',
  title: 'Rate at switch',
  unit: 'bbl/d',
  where: { q_i: RATE_START, D_i: DECLINE_START, D_lim: TERMINAL, b: EXPONENT },
  evaluate: ({ q_i, D_i, D_lim, b }) => q_i * (D_lim / D_i) ** (1 / b),
})

/** From the switch on. */
export const terminalRate = equation({
  ...shared,
  symbol: 'q',
  title: 'Rate in exponential tail',
  unit: 'bbl/d',
  where: { q_s: RATE_TURN, D_lim: TERMINAL, t: TIME, t_s: TURN },
  evaluate: ({ q_s, D_lim, t, t_s }) => q_s * exp(-D_lim * (t - t_s)),
})

export const terminalCumulative = equation({
  ...shared,
  symbol: 'N_p',
  title: 'Cumulative production including exponential tail',
  unit: 'bbl',
  where: { N_s: ['cumulative production at switch', 'bbl'], q_s: RATE_TURN, q: RATE, D_lim: TERMINAL },
  evaluate: ({ N_s, q_s, q, D_lim }) => N_s + (q_s - q) / D_lim,
})

export const terminalTime = equation({
  ...shared,
  symbol: 't',
  title: 'Time to reach rate in exponential tail',
  unit: 'd',
  where: { t_s: TURN, q_s: RATE_TURN, q: RATE, D_lim: TERMINAL },
  evaluate: ({ t_s, q_s, q, D_lim }) => t_s + log(q_s / q) / D_lim,
})

export const terminalUltimate = equation({
  ...shared,
  symbol: 'N_inf',
  title: 'Ultimate cumulative production',
  unit: 'bbl',
  where: { N_s: ['cumulative production at switch', 'bbl'], q_s: RATE_TURN, D_lim: TERMINAL },
  evaluate: ({ N_s, q_s, D_lim }) => N_s + q_s / D_lim,
})
