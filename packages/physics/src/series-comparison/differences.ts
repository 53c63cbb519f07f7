/**
 * Differences of a candidate from a reference at the points that they share, and what these come to. Both series are in one
 * unit, which they do not carry; a square or an area is in its own.
 */
import { abs, equation, max, sqrt, sum } from '@keelson/equations'
import { asmeVv20, numpyIsclose, willmott } from './sources.ts'

const ERRORS = { source: willmott, clause: 'difference measures' } as const
const r = ['reference values at the matched points', '-', 'list'] as const
const c = ['candidate values at the matched points', '-', 'list'] as const
const c_k = ['candidate value at the point', '-'] as const
const r_k = ['reference value at the point', '-'] as const

export const difference = equation({
  source: asmeVv20,
  clause: 'comparison error, E = S - D',
  symbol: 'd_k',
  title: 'Difference',
  unit: '-',
  where: { c_k, r_k },
  evaluate: ({ c_k, r_k }) => c_k - r_k,
})

/** Needs n > 0. */
export const bias = equation({
  ...ERRORS,
  symbol: 'b',
  title: 'Bias',
  unit: '-',
  where: { c, r },
  evaluate: ({ c, r }) => sum(r.length, (j) => c[j] - r[j]) / r.length,
})

/** Needs n > 0. */
export const meanAbsoluteError = equation({
  ...ERRORS,
  symbol: 'e_a',
  title: 'Mean absolute error',
  unit: '-',
  where: { c, r },
  evaluate: ({ c, r }) => sum(r.length, (j) => abs(c[j] - r[j])) / r.length,
})

export const squaredDifferences = equation({
  ...ERRORS,
  symbol: 'S_dd',
  title: 'Sum of squared differences',
  unit: '-',
  where: { c, r },
  evaluate: ({ c, r }) => sum(r.length, (j) => (c[j] - r[j]) ** 2),
})

/** Needs n > 0. */
export const rootMeanSquareError = equation({
  ...ERRORS,
  symbol: 'e_rms',
  title: 'Root mean square error',
  unit: '-',
  where: { S_dd: ['sum of squared differences', '-'], n: ['number of matched points', '-'] },
  evaluate: ({ S_dd, n }) => sqrt(S_dd / n),
})

/** Needs r_max > r_min. */
export const errorOverRange = equation({
  ...ERRORS,
  symbol: 'e_n',
  title: 'Root mean square error to range ratio',
  unit: '-',
  where: {
    e_rms: ['root mean square error', '-'],
    r_max: ['largest matched reference value', '-'],
    r_min: ['smallest matched reference value', '-'],
  },
  evaluate: ({ e_rms, r_max, r_min }) => e_rms / (r_max - r_min),
})

/** Needs a reference or a floor that is not 0. */
export const relativeDifference = equation({
  source: asmeVv20,
  clause: 'comparison error as a fraction of the reference',
  symbol: 'q_k',
  title: 'Relative difference',
  unit: '-',
  where: { c_k, r_k, r_f: ['denominator floor', '-'] },
  evaluate: ({ c_k, r_k, r_f }) => (c_k - r_k) / max(abs(r_k), r_f),
})

/** Over the intervals between matched points, keys ascending. */
export const areaBetween = equation({
  source: willmott,
  clause: 'differences over the keys, by trapezia',
  symbol: 'A_d',
  title: 'Area between the series',
  unit: '-',
  where: {
    u: ['keys at interval starts', '-', 'list'],
    v: ['keys at interval ends', '-', 'list'],
    d: ['differences at interval starts', '-', 'list'],
    e: ['differences at interval ends', '-', 'list'],
  },
  evaluate: ({ u, v, d, e }) => sum(u.length, (j) => ((v[j] - u[j]) * (d[j] + e[j])) / 2),
})

export const pointTolerance = equation({
  source: numpyIsclose,
  clause: 'absolute plus relative tolerance',
  symbol: 't_k',
  title: 'Tolerance at the point',
  unit: '-',
  where: { t_a: ['absolute tolerance', '-'], t_r: ['relative tolerance', '-'], r_k },
  evaluate: ({ t_a, t_r, r_k }) => t_a + t_r * abs(r_k),
})

export const absoluteDifference = equation({
  source: numpyIsclose,
  clause: 'absolute difference',
  symbol: 'd_a',
  title: 'Absolute difference',
  unit: '-',
  where: { c_k, r_k },
  evaluate: ({ c_k, r_k }) => abs(c_k - r_k),
})
