/** Back-pressure inflow by Fetkovich, q = C (p_r^2 - p_wf^2)^n, fitted to two tests or more. */
import { equation, exp, log, max, sqrt, sum } from '@keelson/equations'
import { fetkovich } from './sources.ts'
import { FLOWING, MOST, RATE, RESERVOIR } from './symbols.ts'

const RATES = ['test rates', 'stb/d', 'list'] as const
const PRESSURES = ['test flowing pressures', 'psia', 'list'] as const
const COEFFICIENT = ['back-pressure coefficient (stb/d and psi)', '-'] as const
const EXPONENT = ['back-pressure curve exponent', '-'] as const

export const meanLogRate = equation({
  symbol: 'y_bar',
  title: 'Mean of ln q over tests',
  unit: '-',
  source: fetkovich,
  clause: 'log-log line, least squares',
  fit: 'logarithms are of values in psia and stb/d',
  where: { q_t: RATES },
  evaluate: ({ q_t }) => sum(q_t.length, (j) => log(q_t[j])) / q_t.length,
})
export const meanLogDrawdown = equation({
  symbol: 'x_bar',
  title: 'Mean of ln(p_r² − p_t²) over tests',
  unit: '-',
  source: fetkovich,
  clause: 'log-log line, least squares',
  fit: 'logarithms are of values in psia and stb/d',
  where: { p_t: PRESSURES, p_r: RESERVOIR },
  evaluate: ({ p_t, p_r }) => sum(p_t.length, (j) => log(p_r ** 2 - p_t[j] ** 2)) / p_t.length,
})
/** Slope of the least-squares line; exact through two tests. The pressures must differ. */
export const backPressureExponent = equation({
  symbol: 'n',
  title: 'Back-pressure curve exponent',
  unit: '-',
  source: fetkovich,
  clause: 'slope of the log-log line',
  fit: 'the curve coefficient is for psia and stb/d',
  where: {
    q_t: RATES,
    y_bar: ['mean of ln q', '-'],
    p_r: RESERVOIR,
    p_t: PRESSURES,
    x_bar: ['mean of ln(p_r² − p_t²)', '-'],
  },
  evaluate: ({ q_t, y_bar, p_r, p_t, x_bar }) =>
    sum(q_t.length, (j) => (log(q_t[j]) - y_bar) * (log(p_r ** 2 - p_t[j] ** 2) - x_bar)) /
    sum(p_t.length, (j) => (log(p_r ** 2 - p_t[j] ** 2) - x_bar) ** 2),
})
export const backPressureCoefficient = equation({
  symbol: 'C',
  title: 'Back-pressure curve coefficient (stb/d and psi)',
  unit: '-',
  source: fetkovich,
  clause: 'intercept of the log-log line',
  where: {
    y_bar: ['mean of ln q', '-'],
    n: EXPONENT,
    x_bar: ['mean of ln(p_r² − p_t²)', '-'],
  },
  evaluate: ({ y_bar, n, x_bar }) => exp(y_bar - n * x_bar),
})
export const backPressureRate = equation({
  symbol: 'q',
  title: 'Oil rate (Fetkovich)',
  unit: 'stb/d',
  source: fetkovich,
  clause: 'back-pressure curve',
  fit: 'the curve coefficient is for psia and stb/d',
  where: { C: COEFFICIENT, p_r: RESERVOIR, p_wf: FLOWING, n: EXPONENT },
  evaluate: ({ C, p_r, p_wf, n }) => C * (p_r ** 2 - p_wf ** 2) ** n,
})
export const backPressureOpenFlow = equation({
  symbol: 'q_max',
  title: 'Absolute open flow',
  unit: 'stb/d',
  source: fetkovich,
  clause: 'back-pressure curve at p_wf = 0',
  fit: 'the curve coefficient is for psia and stb/d',
  where: { C: COEFFICIENT, p_r: RESERVOIR, n: EXPONENT },
  evaluate: ({ C, p_r, n }) => C * p_r ** (2 * n),
})
/** For 0 <= q <= q_max. */
export const backPressurePressure = equation({
  symbol: 'p_wf',
  title: 'Flowing pressure (Fetkovich)',
  unit: 'psia',
  source: fetkovich,
  clause: 'back-pressure curve, solved for the pressure',
  where: { p_r: RESERVOIR, q: RATE, q_max: MOST, n: EXPONENT },
  evaluate: ({ p_r, q, q_max, n }) => p_r * sqrt(max(0, 1 - (q / q_max) ** (1 / n))),
  limited: { holds: 'the flowing pressure is zero above absolute open flow' },
})
