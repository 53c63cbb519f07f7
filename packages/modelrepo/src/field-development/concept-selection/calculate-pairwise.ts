/** Weights of criteria from comparisons in pairs, and how consistent those are. */
import { fulfils, type Trace } from '@keelson/equations'
import { principalEigenvector } from '@keelson/numerics/principal-eigenvector.ts'
import * as pairwise from '@keelson/physics/decision/pairwise.ts'
import type { Pairs } from './inputs.ts'

export interface Compared {
  readonly names: readonly string[]
  readonly weights: readonly number[]
  /** Sums of the columns of comparisons. */
  readonly sums: readonly number[]
  readonly lambda: number
  readonly index: number
  readonly ratio: number
}

export function compared(p: Pairs, trace: Trace): Compared {
  const { criteria_names: names, pairwise_matrix: matrix } = p
  const { vector: w, iterations, residual } = principalEigenvector(matrix)
  const sums = names.map((_, j) => matrix.reduce((sum, row) => sum + (row[j] ?? 0), 0))
  trace.section('Weights')
  const lambda_max = trace.apply(pairwise.principalValue, { c: sums, w })
  const { source, clause, title } = pairwise.criterionWeight
  const weights = w.map((value, i) =>
    trace.solved({
      source,
      clause,
      title: `${title} '${names[i] ?? ''}'`,
      symbol: `w_${i + 1}`,
      unit: '-',
      value,
      trial: 1 / w.length,
      residual,
      iterations,
      method: 'power method',
      satisfies: fulfils(
        pairwise.criterionWeight,
        { a: matrix[i] ?? [], w, lambda_max },
        { as: `w_${i + 1}`, equals: value, rename: { a: `a_${i + 1}` } },
      ),
    }),
  )
  trace.section('Consistency')
  return { names, weights, sums, lambda: lambda_max, ...consistency(names.length, lambda_max, trace) }
}

function consistency(criteria: number, lambda_max: number, trace: Trace): Pick<Compared, 'index' | 'ratio'> {
  const { source, clause } = pairwise.consistencyIndex
  const n = trace.lookup({
    source,
    clause,
    symbol: 'n',
    title: 'Number of criteria',
    unit: '-',
    value: criteria,
    cell: 'rows of the comparison table',
  })
  const CI = trace.apply(pairwise.consistencyIndex, { lambda_max, n })
  const RI = pairwise.randomIndexOf(criteria, trace)
  if (RI !== undefined) return { index: CI, ratio: trace.apply(pairwise.consistencyRatio, { CI, RI }) }
  const ratio = trace.lookup({
    source,
    clause,
    symbol: 'CR',
    title: 'Consistency ratio',
    unit: '-',
    value: 0,
    cell: 'two criteria are always consistent',
  })
  return { index: CI, ratio }
}
