/** How well a candidate follows a reference over their matched points. Sums are taken about the means: two passes. */
import { equation, sqrt, sum } from '@keelson/equations'
import { draperSmith, nashSutcliffe } from './sources.ts'

const LINE = { source: draperSmith, clause: '1.2, straight line by least squares' } as const
const S_rr = ['reference about its mean, squared', '-'] as const
const S_cc = ['candidate about its mean, squared', '-'] as const
const S_rc = ['product of both about their means', '-'] as const
const r_m = ['mean of the matched reference', '-'] as const
const c_m = ['mean of the matched candidate', '-'] as const

/** Needs values. */
export const matchedMean = equation({
  ...LINE,
  symbol: 'r_m',
  title: 'Mean of the matched reference',
  unit: '-',
  where: { r: ['values at the matched points', '-', 'list'] },
  evaluate: ({ r }) => sum(r.length, (j) => r[j]) / r.length,
})

export const squaresAboutMean = equation({
  ...LINE,
  symbol: 'S_rr',
  title: 'Squares of the reference about its mean',
  unit: '-',
  where: { r: ['values at the matched points', '-', 'list'], r_m: ['their mean', '-'] },
  evaluate: ({ r, r_m }) => sum(r.length, (j) => (r[j] - r_m) ** 2),
})

export const productsAboutMeans = equation({
  ...LINE,
  symbol: 'S_rc',
  title: 'Products of both about their means',
  unit: '-',
  where: {
    r: ['reference at the matched points', '-', 'list'],
    r_m,
    c: ['candidate at the matched points', '-', 'list'],
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
  where: { S_dd: ['sum of the squared differences', '-'], S_rr },
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
  title: 'Intercept of that line',
  unit: '-',
  where: { c_m, b_1: ['slope', '-'], r_m },
  evaluate: ({ c_m, b_1, r_m }) => c_m - b_1 * r_m,
})
