/** Weights of criteria from comparisons in pairs, and how consistent those are: the analytic hierarchy process. */
import { constant, equation, sum, type Trace } from '@keelson/equations'
import { saaty } from './sources.ts'

/** Mean consistency index of random comparisons of 3 to 8 criteria. */
export const RANDOM_INDEX: Readonly<Record<number, number>> = { 3: 0.58, 4: 0.9, 5: 1.12, 6: 1.24, 7: 1.32, 8: 1.41 }

export const HIGHEST_RATIO = constant({
  symbol: 'CR_max',
  title: 'Maximum consistency ratio',
  value: 0.1,
  unit: '-',
  source: saaty,
  clause: 'consistency of comparisons',
})

const EIGENVECTOR = { source: saaty, clause: 'weights as the principal eigenvector', unit: '-' } as const
const CONSISTENCY = { source: saaty, clause: 'consistency of comparisons', unit: '-' } as const
const w = ['criterion weights', '-', 'list'] as const
const n = ['number of criteria', '-'] as const
const CI = ['consistency index', '-'] as const

/** Of weights that sum to 1. */
export const principalValue = equation({
  ...EIGENVECTOR,
  symbol: 'lambda_max',
  title: 'Principal eigenvalue',
  where: { c: ['comparison matrix column sums', '-', 'list'], w },
  evaluate: ({ c, w }) => sum(w.length, (j) => c[j] * w[j]),
})
/** Holds for every criterion at the principal eigenvector. */
export const criterionWeight = equation({
  ...EIGENVECTOR,
  symbol: 'w_i',
  title: 'Criterion weight',
  where: { a: ['comparisons with each criterion', '-', 'list'], w, lambda_max: ['principal eigenvalue', '-'] },
  evaluate: ({ a, w, lambda_max }) => sum(w.length, (j) => a[j] * w[j]) / lambda_max,
})
/** Needs two criteria or more. */
export const consistencyIndex = equation({
  ...CONSISTENCY,
  symbol: 'CI',
  title: 'Consistency index',
  where: { lambda_max: ['principal eigenvalue', '-'], n },
  evaluate: ({ lambda_max, n }) => (lambda_max - n) / (n - 1),
})
export const consistencyRatio = equation({
  ...CONSISTENCY,
  symbol: 'CR',
  title: 'Consistency ratio',
  where: { CI, RI: ['random index', '-'] },
  evaluate: ({ CI, RI }) => CI / RI,
})

/** Reads the random index; two criteria have none, and are always consistent. */
export function randomIndexOf(criteria: number, trace: Trace): number | undefined {
  const value = RANDOM_INDEX[criteria]
  if (value === undefined) return undefined
  return trace.lookup({ ...CONSISTENCY, symbol: 'RI', title: 'Random index', value, cell: `${criteria} criteria` })
}
