/** Summary statistics of one series in the order of its keys, in two passes: the mean first, then what stands about it. */
import { equation, sqrt, sum } from '@keelson/equations'
import { nistStrd } from './sources.ts'

const STRD = { source: nistStrd, clause: 'univariate summary statistics' } as const
const y = ['values in key order', '-', 'list'] as const
const m = ['mean of these values', '-'] as const

/** Needs values. */
export const seriesMean = equation({
  ...STRD,
  symbol: 'm',
  title: 'Mean',
  unit: '-',
  where: { y },
  evaluate: ({ y }) => sum(y.length, (j) => y[j]) / y.length,
})

/** Of a sample, n - 1. Needs two values. */
export const sampleDeviation = equation({
  ...STRD,
  symbol: 's',
  title: 'Standard deviation',
  unit: '-',
  where: { y, m },
  evaluate: ({ y, m }) => sqrt(sum(y.length, (j) => (y[j] - m) ** 2) / (y.length - 1)),
})

/** Needs values that differ. */
export const lagOneAutocorrelation = equation({
  ...STRD,
  symbol: 'r_1',
  title: 'Lag-1 autocorrelation',
  unit: '-',
  where: { y_a: ['all values except the last', '-', 'list'], y_b: ['all values except the first', '-', 'list'], y, m },
  evaluate: ({ y_a, y_b, y, m }) =>
    sum(y_a.length, (j) => (y_a[j] - m) * (y_b[j] - m)) / sum(y.length, (j) => (y[j] - m) ** 2),
})
