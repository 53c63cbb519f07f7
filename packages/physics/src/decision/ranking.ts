/** Alternatives ranked by weighted criteria: the weighted sum, and closeness to an ideal solution (TOPSIS). */
import { equation, sqrt, sum } from '@keelson/equations'
import { hwangYoon } from './sources.ts'

const WEIGHTED = { source: hwangYoon, clause: 'simple additive weighting', unit: '-' } as const
const IDEAL = { source: hwangYoon, clause: 'TOPSIS', unit: '-' } as const
const v = ['weighted and normalised performance', '-', 'list'] as const

export const sumOfWeights = equation({
  ...WEIGHTED,
  symbol: 'W',
  title: 'Sum of the weights',
  where: { u: ['weights as given', '-', 'list'] },
  evaluate: ({ u }) => sum(u.length, (j) => u[j]),
})
/** The share of a weight in all of them. */
export const shareOfWeight = equation({
  ...WEIGHTED,
  symbol: 'w',
  title: 'Weight, as a share',
  where: { u: ['weight as given', '-'], W: ['sum of the weights', '-'] },
  evaluate: ({ u, W }) => u / W,
})
/** From the worst (0) to the best (1); the worst and the best differ. */
export const minMax = equation({
  ...WEIGHTED,
  symbol: 'y',
  title: 'Performance between worst and best',
  where: { x: ['performance', '-'], x_w: ['worst performance', '-'], x_b: ['best performance', '-'] },
  evaluate: ({ x, x_w, x_b }) => (x - x_w) / (x_b - x_w),
})
export const weightedScore = equation({
  ...WEIGHTED,
  symbol: 'S',
  title: 'Score',
  where: { w: ['weights', '-', 'list'], y: ['performance between worst and best', '-', 'list'] },
  evaluate: ({ w, y }) => sum(w.length, (j) => w[j] * y[j]),
})

export const columnLength = equation({
  ...IDEAL,
  symbol: 'x_n',
  title: 'Length of the column of a criterion',
  where: { x: ['performances of all', '-', 'list'] },
  evaluate: ({ x }) => sqrt(sum(x.length, (j) => x[j] ** 2)),
})
/** The column is not of zeros alone. */
export const weightedShare = equation({
  ...IDEAL,
  symbol: 'v',
  title: 'Weighted and normalised performance',
  where: { w: ['weight', '-'], x: ['performance', '-'], x_n: ['length of the column', '-'] },
  evaluate: ({ w, x, x_n }) => (w * x) / x_n,
})
export const distanceToIdeal = equation({
  ...IDEAL,
  symbol: 'd_p',
  title: 'Distance to the ideal',
  where: { v, v_p: ['ideal', '-', 'list'] },
  evaluate: ({ v, v_p }) => sqrt(sum(v.length, (j) => (v[j] - v_p[j]) ** 2)),
})
export const distanceToWorst = equation({
  ...IDEAL,
  symbol: 'd_m',
  title: 'Distance to the anti-ideal',
  where: { v, v_m: ['anti-ideal', '-', 'list'] },
  evaluate: ({ v, v_m }) => sqrt(sum(v.length, (j) => (v[j] - v_m[j]) ** 2)),
})
/** Where ideal and anti-ideal differ. */
export const closeness = equation({
  ...IDEAL,
  symbol: 'C',
  title: 'Closeness to the ideal',
  where: { d_m: ['distance to the anti-ideal', '-'], d_p: ['distance to the ideal', '-'] },
  evaluate: ({ d_m, d_p }) => d_m / (d_p + d_m),
})
export const marginToSecond = equation({
  ...WEIGHTED,
  symbol: 'm_12',
  title: 'Margin to the second',
  where: { S_1: ['score of the first', '-'], S_2: ['score of the second', '-'] },
  evaluate: ({ S_1, S_2 }) => S_1 - S_2,
})
