/** Alternatives ranked by weighted criteria: the weighted sum, and closeness to an ideal solution (TOPSIS). */
import { equation, sqrt, sum } from '@keelson/equations'
import { hwangYoon } from './sources.ts'

const WEIGHTED = { source: hwangYoon, clause: 'simple additive weighting', unit: '-' } as const
const IDEAL = { source: hwangYoon, clause: 'TOPSIS', unit: '-' } as const
const v = ['weighted normalised performance', '-', 'list'] as const

export const sumOfWeights = equation({
  ...WEIGHTED,
  symbol: 'W',
  title: 'Sum of weights',
  where: { u: ['entered weights', '-', 'list'] },
  evaluate: ({ u }) => sum(u.length, (j) => u[j]),
})
/** The share of a weight in all of them. */
export const shareOfWeight = equation({
  ...WEIGHTED,
  symbol: 'w',
  title: 'Normalised weight',
  where: { u: ['entered weight', '-'], W: ['sum of weights', '-'] },
  evaluate: ({ u, W }) => u / W,
})
/** From the worst (0) to the best (1); the worst and the best differ. */
export const minMax = equation({
  ...WEIGHTED,
  symbol: 'y',
  title: 'Performance normalised from worst to best',
  where: { x: ['performance', '-'], x_w: ['worst performance', '-'], x_b: ['best performance', '-'] },
  evaluate: ({ x, x_w, x_b }) => (x - x_w) / (x_b - x_w),
})
export const weightedScore = equation({
  ...WEIGHTED,
  symbol: 'S',
  title: 'Score',
  where: { w: ['criterion weights', '-', 'list'], y: ['performance normalised from worst to best', '-', 'list'] },
  evaluate: ({ w, y }) => sum(w.length, (j) => w[j] * y[j]),
})

export const columnLength = equation({
  ...IDEAL,
  symbol: 'x_n',
  title: 'Criterion column norm',
  where: { x: ['performances of all alternatives', '-', 'list'] },
  evaluate: ({ x }) => sqrt(sum(x.length, (j) => x[j] ** 2)),
})
/** The column is not of zeros alone. */
export const weightedShare = equation({
  ...IDEAL,
  symbol: 'v',
  title: 'Weighted normalised performance',
  where: { w: ['criterion weight', '-'], x: ['performance', '-'], x_n: ['criterion column norm', '-'] },
  evaluate: ({ w, x, x_n }) => (w * x) / x_n,
})
export const distanceToIdeal = equation({
  ...IDEAL,
  symbol: 'd_p',
  title: 'Distance to ideal solution',
  where: { v, v_p: ['ideal solution', '-', 'list'] },
  evaluate: ({ v, v_p }) => sqrt(sum(v.length, (j) => (v[j] - v_p[j]) ** 2)),
})
export const distanceToWorst = equation({
  ...IDEAL,
  symbol: 'd_m',
  title: 'Distance to anti-ideal solution',
  where: { v, v_m: ['anti-ideal solution', '-', 'list'] },
  evaluate: ({ v, v_m }) => sqrt(sum(v.length, (j) => (v[j] - v_m[j]) ** 2)),
})
/** Where ideal and anti-ideal differ. */
export const closeness = equation({
  ...IDEAL,
  symbol: 'C',
  title: 'Closeness to ideal solution',
  where: { d_m: ['distance to anti-ideal solution', '-'], d_p: ['distance to ideal solution', '-'] },
  evaluate: ({ d_m, d_p }) => d_m / (d_p + d_m),
})
export const marginToSecond = equation({
  ...WEIGHTED,
  symbol: 'm_12',
  title: 'Margin over second place',
  where: { S_1: ['first-place score', '-'], S_2: ['second-place score', '-'] },
  evaluate: ({ S_1, S_2 }) => S_1 - S_2,
})
