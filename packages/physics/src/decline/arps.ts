/** Exponential, hyperbolic and harmonic decline (Arps 1945), and the ways in which a decline is stated. Coherent. */
import { equation, exp, log } from '@keelson/equations'
import { ARPS } from './sources.ts'
import { DECLINE_START, EXPONENT, RATE, RATE_START, TIME, YEAR } from './symbols.ts'

const DECLINE = ['nominal decline rate', '1/d'] as const
const arps = { source: ARPS } as const

export const exponentialRate = equation({
  ...arps,
  symbol: 'q',
  title: 'Rate, exponential decline',
  unit: 'bbl/d',
  clause: 'constant percentage decline',
  where: { q_i: RATE_START, D_i: DECLINE, t: TIME },
  evaluate: ({ q_i, D_i, t }) => q_i * exp(-D_i * t),
})

export const exponentialCumulative = equation({
  ...arps,
  symbol: 'N_p',
  title: 'Cumulative production, exponential decline',
  unit: 'bbl',
  clause: 'constant percentage decline',
  where: { q_i: RATE_START, q: RATE, D_i: DECLINE },
  evaluate: ({ q_i, q, D_i }) => (q_i - q) / D_i,
})

export const exponentialTime = equation({
  ...arps,
  symbol: 't',
  title: 'Time to reach rate, exponential decline',
  unit: 'd',
  clause: 'constant percentage decline',
  where: { q_i: RATE_START, q: RATE, D_i: DECLINE },
  evaluate: ({ q_i, q, D_i }) => log(q_i / q) / D_i,
})

/** For b > 0. */
export const hyperbolicRate = equation({
  ...arps,
  symbol: 'q',
  title: 'Rate, hyperbolic decline',
  unit: 'bbl/d',
  clause: 'hyperbolic decline',
  where: { q_i: RATE_START, D_i: DECLINE_START, b: EXPONENT, t: TIME },
  evaluate: ({ q_i, D_i, b, t }) => q_i / (1 + b * D_i * t) ** (1 / b),
})

/** For b > 0 other than 1. */
export const hyperbolicCumulative = equation({
  ...arps,
  symbol: 'N_p',
  title: 'Cumulative production, hyperbolic decline',
  unit: 'bbl',
  clause: 'hyperbolic decline',
  where: { q_i: RATE_START, q: RATE, D_i: DECLINE_START, b: EXPONENT },
  evaluate: ({ q_i, q, D_i, b }) => (q_i / ((1 - b) * D_i)) * (1 - (q / q_i) ** (1 - b)),
})

/** For b > 0. */
export const hyperbolicTime = equation({
  ...arps,
  symbol: 't',
  title: 'Time to reach rate, hyperbolic decline',
  unit: 'd',
  clause: 'hyperbolic decline',
  where: { q_i: RATE_START, q: RATE, D_i: DECLINE_START, b: EXPONENT },
  evaluate: ({ q_i, q, D_i, b }) => ((q_i / q) ** b - 1) / (b * D_i),
})

export const exponentialUltimate = equation({
  ...arps,
  symbol: 'N_inf',
  title: 'Ultimate cumulative production, exponential decline',
  unit: 'bbl',
  clause: 'constant percentage decline, limit of q = 0',
  where: { q_i: RATE_START, D_i: DECLINE },
  evaluate: ({ q_i, D_i }) => q_i / D_i,
})

/** Of 0 < b < 1. */
export const hyperbolicUltimate = equation({
  ...arps,
  symbol: 'N_inf',
  title: 'Ultimate cumulative production, hyperbolic decline',
  unit: 'bbl',
  clause: 'hyperbolic decline, limit of q = 0',
  where: { q_i: RATE_START, D_i: DECLINE_START, b: EXPONENT },
  evaluate: ({ q_i, D_i, b }) => q_i / ((1 - b) * D_i),
})

export const harmonicRate = equation({
  ...arps,
  symbol: 'q',
  title: 'Rate, harmonic decline',
  unit: 'bbl/d',
  clause: 'harmonic decline',
  where: { q_i: RATE_START, D_i: DECLINE_START, t: TIME },
  evaluate: ({ q_i, D_i, t }) => q_i / (1 + D_i * t),
})

export const harmonicCumulative = equation({
  ...arps,
  symbol: 'N_p',
  title: 'Cumulative production, harmonic decline',
  unit: 'bbl',
  clause: 'harmonic decline',
  where: { q_i: RATE_START, q: RATE, D_i: DECLINE_START },
  evaluate: ({ q_i, q, D_i }) => (q_i / D_i) * log(q_i / q),
})

export const harmonicTime = equation({
  ...arps,
  symbol: 't',
  title: 'Time to reach rate, harmonic decline',
  unit: 'd',
  clause: 'harmonic decline',
  where: { q_i: RATE_START, q: RATE, D_i: DECLINE_START },
  evaluate: ({ q_i, q, D_i }) => (q_i / q - 1) / D_i,
})

/** Of b = 0 and 1 too. */
export const declineAt = equation({
  ...arps,
  symbol: 'D',
  title: 'Nominal decline rate at time t',
  unit: '1/d',
  clause: 'loss ratio',
  where: { D_i: DECLINE_START, b: EXPONENT, t: TIME },
  evaluate: ({ D_i, b, t }) => D_i / (1 + b * D_i * t),
})

const EFFECTIVE = ['secant effective decline', '-'] as const

/** For b > 0; 0 < D_es < 1. */
export const nominalFromSecant = equation({
  ...arps,
  symbol: 'D_i',
  title: 'Nominal decline rate from secant effective decline',
  unit: '1/d',
  clause: 'hyperbolic decline, effective decline of the first year',
  where: { D_es: EFFECTIVE, b: EXPONENT, t_y: YEAR },
  evaluate: ({ D_es, b, t_y }) => ((1 - D_es) ** -b - 1) / (b * t_y),
})

/** Also of a secant one where b = 0; 0 < D_et < 1. */
export const nominalFromTangent = equation({
  ...arps,
  symbol: 'D',
  title: 'Nominal decline rate from tangent effective decline',
  unit: '1/d',
  clause: 'constant percentage decline, effective decline of one year',
  where: { D_et: ['tangent effective decline', '-'], t_y: YEAR },
  evaluate: ({ D_et, t_y }) => -log(1 - D_et) / t_y,
})

/** For b > 0. */
export const secantEffective = equation({
  ...arps,
  symbol: 'D_es',
  title: 'Secant effective decline, first year',
  unit: '-',
  clause: 'hyperbolic decline',
  where: { D_i: DECLINE_START, b: EXPONENT, t_y: YEAR },
  evaluate: ({ D_i, b, t_y }) => 1 - (1 + b * D_i * t_y) ** (-1 / b),
})

export const tangentEffective = equation({
  ...arps,
  symbol: 'D_et',
  title: 'Tangent effective decline',
  unit: '-',
  clause: 'constant percentage decline',
  where: { D_i: DECLINE, t_y: YEAR },
  evaluate: ({ D_i, t_y }) => 1 - exp(-D_i * t_y),
})

export const firstYearDecline = equation({
  ...arps,
  symbol: 'D_ea',
  title: 'Effective decline, first year',
  unit: '-',
  clause: 'fractional rate loss in one year',
  where: { q_i: RATE_START, q_y: ['rate after one year', 'bbl/d'] },
  evaluate: ({ q_i, q_y }) => 1 - q_y / q_i,
})
