/** What a count of cycles comes to on a single-slope S-N line: the constant range that does the damage of them all. */
import { equation, sum } from '@keelson/equations'
import { miner } from './miner.ts'

const CLAUSE = { source: miner, clause: 'equal damage on one slope, N = a S^-m' } as const
const m = ['slope of the S-N curve', '-'] as const

/** In the unit of the history to the power m: the history carries no unit. */
export const rangePowerSum = equation({
  ...CLAUSE,
  symbol: 'E_m',
  title: 'Counts times ranges to the power of the slope',
  unit: '-',
  where: { n: ['counts', '-', 'list'], S: ['ranges', '-', 'list'], m },
  evaluate: ({ n, S, m }) => sum(n.length, (j) => n[j] * S[j] ** m),
})

/** Needs n_c > 0. */
export const equivalentRangeOfCount = equation({
  ...CLAUSE,
  symbol: 'S_eq',
  title: 'Equivalent range',
  unit: '-',
  where: { E_m: ['counts times ranges to the power of the slope', '-'], n_c: ['number of cycles', '-'], m },
  evaluate: ({ E_m, n_c, m }) => (E_m / n_c) ** (1 / m),
})
