/** How well a candidate follows a reference over their matched points. Sums are taken about the means: two passes. */
import { equation, sqrt, sum } from '@keelson/equations'
import { draperSmith, nashSutcliffe } from './sources.ts'

const LINE = { source: draperSmith, clause: '1.2, straight line by least squares' } as const
const S_rr = ['sum of squared reference deviations', '-'] as const
const S_cc = ['sum of squared candidate deviations', '-'] as const
const S_rc = ['sum of deviation products', '-'] as const
const r_m = ['mean of the matched reference values', '-'] as const
const c_m = ['mean of the matched candidate values', '-'] as const

/** Needs values. */
export const matchedMean = equation({
  ...LINE,
  symbol: 'r_m',
  title: 'Mean of matched reference values',
  unit: '-',
  where: { r: ['values at the matched points', '-', 'list'] },
  evaluate: ({ r }) => sum(r.length, (j) => r[j]) / r.length,
})

export const squaresAboutMean = equation({
  ...LINE,
  symbol: 'S_rr',
  title: 'Sum of squared reference deviations',
  unit: '-',
  where: { r: ['values at the matched points', '-', 'list'], r_m: ['mean of these values', '-'] },
  evaluate: ({ r, r_m }) => sum(r.length, (j) => (r[j] - r_m) ** 2),
})

export const productsAboutMeans = equation({
  ...LINE,
  symbol: 'S_rc',
  title: 'Sum of deviation products',
  unit: '-',
  where: {
    r: ['reference values at the matched points', '-', 'list'],
    r_m,
    c: ['candidate values at the matched points', '-', 'list'],
    c_m,
  },
  evaluate: ({ r, r_m, c, c_m }) => sum(r.length, (j) => (r[j] - r_m) * (c[j] - c_m)),
})

/** Needs a reference that varies. 1 where all differences are 0, 0 where the mean of the reference would do as well. */
export const efficiency = equation({
  source: nashSutcliffe,
  clause: 'model efficiency',
  symbol: 'E_ns',
  title: 'Nash-Sutcliffe efficiency',
  unit: '-',
  where: { S_dd: ['sum of squared differences', '-'], S_rr },
  evaluate: ({ S_dd, S_rr }) => 1 - S_dd / S_rr,
})

/** Needs that both vary. */
export const correlation = equation({
  source: draperSmith,
  clause: '1.6, correlation of two variables',
  symbol: 'rho',
  title: 'Pearson correlation',
  unit: '-',
  where: { S_rc, S_rr, S_cc },
  evaluate: ({ S_rc, S_rr, S_cc }) => S_rc / (sqrt(S_rr) * sqrt(S_cc)),
})

/** Needs a reference that varies. */
export const lineSlope = equation({
  ...LINE,
  symbol: 'b_1',
  title: 'Slope of candidate on reference',
  unit: '-',
  where: { S_rc, S_rr },
  evaluate: ({ S_rc, S_rr }) => S_rc / S_rr,
})

export const lineIntercept = equation({
  ...LINE,
  symbol: 'b_0',
  title: 'Intercept of candidate on reference',
  unit: '-',
  where: { c_m, b_1: ['slope', '-'], r_m },
  evaluate: ({ c_m, b_1, r_m }) => c_m - b_1 * r_m,
})
