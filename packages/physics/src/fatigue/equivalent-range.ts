/** What a count of cycles comes to on a single-slope S-N line: the constant range that does the damage of them all. */
import { equation, sum } from '@keelson/equations'
import { miner } from './miner.ts'

const CLAUSE = { source: miner, clause: 'equal damage on an S-N line of one slope' } as const
const m = ['S-N curve slope', '-'] as const

/** In the unit of the history to the power m: the history carries no unit. */
export const rangePowerSum = equation({
  ...CLAUSE,
  symbol: 'E_m',
  title: 'Sum of cycle counts × stress range to the power m',
  unit: '-',
  where: { n: ['cycle counts', '-', 'list'], S: ['stress ranges', '-', 'list'], m },
  evaluate: ({ n, S, m }) => sum(n.length, (j) => n[j] * S[j] ** m),
})

/** Needs n_c > 0. */
export const equivalentRangeOfCount = equation({
  ...CLAUSE,
  symbol: 'S_eq',
  title: 'Equivalent stress range',
  unit: '-',
  where: { E_m: ['sum of cycle counts × stress range to the power m', '-'], n_c: ['total number of cycles', '-'], m },
  evaluate: ({ E_m, n_c, m }) => (E_m / n_c) ** (1 / m),
})
