/** Inflow with turbulence by Jones, Blount and Glaze, p_r - p_wf = A q + B q^2, fitted to two tests or more. */
import { equation, sqrt, sum } from '@keelson/equations'
import { jonesBlount } from './sources.ts'
import { FLOWING, RATE, RESERVOIR } from './symbols.ts'

const RATES = ['test rates', 'stb/d', 'list'] as const
const PRESSURES = ['test flowing pressures', 'psia', 'list'] as const
const LAMINAR = ['laminar coefficient (psi and stb/d)', '-'] as const
const TURBULENT = ['turbulence coefficient (psi and stb/d)', '-'] as const

export const meanRate = equation({
  symbol: 'q_bar',
  title: 'Mean test rate',
  unit: 'stb/d',
  source: jonesBlount,
  clause: 'line of drawdown over rate, least squares',
  where: { q_t: RATES },
  evaluate: ({ q_t }) => sum(q_t.length, (j) => q_t[j]) / q_t.length,
})
export const meanDrawdownPerRate = equation({
  symbol: 'y_bar',
  title: 'Mean drawdown to rate ratio, psi/(stb/d)',
  unit: '-',
  source: jonesBlount,
  clause: 'line of drawdown over rate, least squares',
  fit: 'the curve coefficients are for psi and stb/d',
  where: { p_r: RESERVOIR, p_t: PRESSURES, q_t: RATES },
  evaluate: ({ p_r, p_t, q_t }) => sum(q_t.length, (j) => (p_r - p_t[j]) / q_t[j]) / q_t.length,
})
/** Slope of the least-squares line; exact through two tests. The rates must differ. */
export const turbulenceCoefficient = equation({
  symbol: 'B_J',
  title: 'Turbulence coefficient, psi/(stb/d)²',
  unit: '-',
  source: jonesBlount,
  clause: 'slope of drawdown over rate',
  fit: 'the curve coefficients are for psi and stb/d',
  where: {
    q_t: RATES,
    q_bar: ['mean test rate', 'stb/d'],
    p_r: RESERVOIR,
    p_t: PRESSURES,
    y_bar: ['mean drawdown to rate ratio', '-'],
  },
  evaluate: ({ q_t, q_bar, p_r, p_t, y_bar }) =>
    sum(q_t.length, (j) => (q_t[j] - q_bar) * ((p_r - p_t[j]) / q_t[j] - y_bar)) /
    sum(q_t.length, (j) => (q_t[j] - q_bar) ** 2),
})
export const laminarCoefficient = equation({
  symbol: 'A_J',
  title: 'Laminar coefficient, psi/(stb/d)',
  unit: '-',
  source: jonesBlount,
  clause: 'intercept of drawdown over rate',
  fit: 'the curve coefficients are for psi and stb/d',
  where: {
    y_bar: ['mean drawdown to rate ratio', '-'],
    B_J: TURBULENT,
    q_bar: ['mean test rate', 'stb/d'],
  },
  evaluate: ({ y_bar, B_J, q_bar }) => y_bar - B_J * q_bar,
})
export const jonesPressure = equation({
  symbol: 'p_wf',
  title: 'Flowing pressure (Jones)',
  unit: 'psia',
  source: jonesBlount,
  clause: 'drawdown with turbulence',
  fit: 'the curve coefficients are for psi and stb/d',
  where: { p_r: RESERVOIR, A_J: LAMINAR, q: RATE, B_J: TURBULENT },
  evaluate: ({ p_r, A_J, q, B_J }) => p_r - A_J * q - B_J * q ** 2,
})
/** Of the drawdown p_r - p_wf; the open flow at p_wf = 0. Needs A_J^2 + 4 B_J (p_r - p_wf) >= 0. */
export const jonesRate = equation({
  symbol: 'q',
  title: 'Oil rate (Jones)',
  unit: 'stb/d',
  source: jonesBlount,
  clause: 'drawdown with turbulence, solved for the rate',
  fit: 'the curve coefficients are for psi and stb/d',
  where: { p_r: RESERVOIR, p_wf: FLOWING, A_J: LAMINAR, B_J: TURBULENT },
  evaluate: ({ p_r, p_wf, A_J, B_J }) => (2 * (p_r - p_wf)) / (A_J + sqrt(A_J ** 2 + 4 * B_J * (p_r - p_wf))),
})
export const jonesOpenFlow = equation({
  symbol: 'q_max',
  title: 'Absolute open flow',
  unit: 'stb/d',
  source: jonesBlount,
  clause: 'drawdown with turbulence at p_wf = 0',
  fit: 'the curve coefficients are for psi and stb/d',
  where: { p_r: RESERVOIR, A_J: LAMINAR, B_J: TURBULENT },
  evaluate: ({ p_r, A_J, B_J }) => (2 * p_r) / (A_J + sqrt(A_J ** 2 + 4 * B_J * p_r)),
})
