/** Stretched exponential decline (Valko 2009). Coherent. */
import { equation, exp, log } from '@keelson/equations'
import { gamma, lowerGammaShare } from '@keelson/numerics/special.ts'
import { valko } from './sources.ts'
import { RATE, RATE_START, TIME } from './symbols.ts'

const TAU = ['characteristic time', 'd'] as const
const N = ['stretching exponent', '-'] as const
const Gamma = gamma
const P = lowerGammaShare
const functions = {
  Gamma: { name: 'Gamma', call: gamma, means: 'the gamma function' },
  P: {
    name: 'P',
    call: lowerGammaShare as (...args: number[]) => number,
    means: 'the regularised lower incomplete gamma function (shape, upper limit)',
  },
} as const
const shared = { source: valko } as const

export const stretchedRate = equation({
  ...shared,
  symbol: 'q',
  title: 'Rate, stretched exponential decline',
  unit: 'bbl/d',
  clause: 'eq 1',
  where: { q_i: RATE_START, tau: TAU, n: N, t: TIME },
  evaluate: ({ q_i, tau, n, t }) => q_i * exp(-((t / tau) ** n)),
})

export const stretchedCumulative = equation({
  ...shared,
  symbol: 'N_p',
  title: 'Cumulative production, stretched exponential decline',
  unit: 'bbl',
  clause: 'eq 3',
  functions,
  where: { q_i: RATE_START, tau: TAU, n: N, t: TIME },
  evaluate: ({ q_i, tau, n, t }) => ((q_i * tau) / n) * Gamma(1 / n) * P(1 / n, (t / tau) ** n),
})

export const stretchedTime = equation({
  ...shared,
  symbol: 't',
  title: 'Time to reach rate, stretched exponential decline',
  unit: 'd',
  clause: 'eq 1',
  where: { q_i: RATE_START, q: RATE, tau: TAU, n: N },
  evaluate: ({ q_i, q, tau, n }) => tau * log(q_i / q) ** (1 / n),
})

export const stretchedUltimate = equation({
  ...shared,
  symbol: 'N_inf',
  title: 'Ultimate cumulative production, stretched exponential decline',
  unit: 'bbl',
  clause: 'eq 4',
  functions: { Gamma: functions.Gamma },
  where: { q_i: RATE_START, tau: TAU, n: N },
  evaluate: ({ q_i, tau, n }) => ((q_i * tau) / n) * Gamma(1 / n),
})
