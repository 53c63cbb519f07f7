/** What the coefficients and the data of Bourgoyne and Young are held to: bounds of the coefficients, ranges of the parameters. */
import { abs, constant, equation, sum } from '@keelson/equations'
import { bourgoyne } from '../well-planning/sources.ts'
import { bourgoyneYoung } from './sources.ts'

/** Of the exponents of ten and the slopes of the textbook: 2.303 is ln 10, as it is printed. */
export const LN_TEN = constant({
  symbol: 'k',
  title: 'ln 10 as published',
  // biome-ignore lint/suspicious/noApproximativeNumericConstant: the book prints 2.303
  value: 2.303,
  unit: '-',
  source: bourgoyne,
  clause: 'eq. 5.28',
})

export const BOUNDS_CLAUSE = 'recommended bounds of the coefficients'

/** Lowest and highest a1 to a8 of the form of 1986. */
export const coefficientBounds: readonly (readonly [lowest: number, highest: number])[] = [
  [0.5, 1.9],
  [1e-6, 5e-4],
  [1e-6, 9e-4],
  [1e-6, 1e-4],
  [0.5, 2],
  [0.4, 1],
  [0.3, 1.5],
  [0.3, 0.6],
]

/** Least range that x2 to x8 need in the data, so that their coefficients can be trusted. */
export const leastRanges: readonly number[] = [2000, 15000, 15000, 0.4, 0.5, 0.5, 0.5]

/** Points that a regression should have. */
export const ENOUGH_POINTS = constant({
  symbol: 'n_r',
  title: 'Recommended number of data points',
  value: 30,
  unit: '-',
  source: bourgoyneYoung,
  clause: 'multiple regression, number of data points',
})

const BOUNDS = { source: bourgoyne, clause: BOUNDS_CLAUSE, unit: '-' } as const
const a_l = ['lower bound', '-'] as const
const a_u = ['upper bound', '-'] as const

export const distanceFromMiddle = equation({
  ...BOUNDS,
  symbol: 'e_a',
  title: 'Distance from mid-range',
  where: { a: ['coefficient', '-'], a_l, a_u },
  evaluate: ({ a, a_l, a_u }) => abs(a - (a_l + a_u) / 2),
})

export const halfRange = equation({
  ...BOUNDS,
  symbol: 'e_m',
  title: 'Half range between bounds',
  where: { a_l, a_u },
  evaluate: ({ a_l, a_u }) => (a_u - a_l) / 2,
})

const FIT = { source: bourgoyneYoung, clause: 'multiple regression, residuals of ln R', unit: '-' } as const

export const residualSum = equation({
  ...FIT,
  symbol: 'SSE',
  title: 'Residual sum of squares',
  where: { e: ['residuals of ln R', '-', 'list'] },
  evaluate: ({ e }) => sum(e.length, (j) => e[j] ** 2),
})

export const meanLogRate = equation({
  ...FIT,
  symbol: 'y_m',
  title: 'Mean of ln R',
  where: { y: ['ln R', '-', 'list'] },
  evaluate: ({ y }) => sum(y.length, (j) => y[j]) / y.length,
})

export const totalSum = equation({
  ...FIT,
  symbol: 'SST',
  title: 'Total sum of squares',
  where: { y: ['ln R', '-', 'list'], y_m: ['mean of ln R', '-'] },
  evaluate: ({ y, y_m }) => sum(y.length, (j) => (y[j] - y_m) ** 2),
})

export const determination = equation({
  ...FIT,
  symbol: 'R_sq',
  title: 'Coefficient of determination of ln R',
  where: { SSE: ['residual sum of squares', '-'], SST: ['total sum of squares', '-'] },
  evaluate: ({ SSE, SST }) => 1 - SSE / SST,
})
