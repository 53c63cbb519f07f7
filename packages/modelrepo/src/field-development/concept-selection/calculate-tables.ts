/** Alternatives ranked by their performance: the weighted sum between worst and best, or closeness to the ideal. */
import type { Trace } from '@keelson/equations'
import * as ranking from '@keelson/physics/decision/ranking.ts'
import { traceOfRow } from '../../_shared/rows/trace-of-row.ts'
import { orderOf, type Ranked } from './calculate-ranked.ts'
import type { Tables as Given } from './inputs.ts'

/** One criterion over all alternatives. */
export interface Column {
  readonly name: string
  readonly benefit: boolean
  readonly weight: number
  readonly worst: number
  readonly best: number
  /** Of its numbers, as a vector; of TOPSIS. */
  readonly length: number
  /** Weighted and normalised, best and worst; of TOPSIS. */
  readonly ideal: number
  readonly antiIdeal: number
}
export interface Tabled {
  readonly columns: readonly Column[]
  /** For each alternative its numbers between worst and best, or weighted over the column. */
  readonly normalised: readonly (readonly number[])[]
  readonly ranked: Ranked
  /** All alternatives are at one distance of nothing from ideal and anti-ideal. */
  readonly alike: boolean
}

const COMMON: ReadonlySet<string> = new Set(['W'])

/** The alternatives by their weighted performance between worst and best. */
export const bySum = (p: Given, trace: Trace): Tabled => summed(weighted(p, trace), trace)
/** The alternatives by their closeness to the ideal. */
export const byIdeal = (p: Given, trace: Trace): Tabled => closest(weighted(p, trace), trace)

function weighted({ alternatives, criteria, performance }: Given, trace: Trace): Tables {
  trace.section('Weights')
  const W = trace.apply(ranking.sumOfWeights, { u: criteria.map((c) => c.weight) })
  const weights = criteria.map(({ weight: u, name }, j) =>
    traceOfRow(trace, `Criterion '${name}'`, `${j + 1}`, COMMON).apply(ranking.shareOfWeight, { u, W }),
  )
  const columns = criteria.map(({ name, benefit }, j) =>
    columnOf(
      { name, benefit, weight: weights[j] ?? 0 },
      performance.map((row) => row[j] ?? 0),
    ),
  )
  return { alternatives, performance, columns, weights }
}

function columnOf(of: Pick<Column, 'name' | 'benefit' | 'weight'>, x: readonly number[]): Column {
  const [low, high] = [Math.min(...x), Math.max(...x)]
  const [worst, best] = of.benefit ? [low, high] : [high, low]
  const length = ranking.columnLength.evaluate({ x })
  const share = (value: number) =>
    length > 0 ? ranking.weightedShare.evaluate({ w: of.weight, x: value, x_n: length }) : 0
  return { ...of, worst, best, length, ideal: share(best), antiIdeal: share(worst) }
}

interface Tables {
  readonly alternatives: readonly string[]
  readonly performance: readonly (readonly number[])[]
  readonly columns: readonly Column[]
  readonly weights: readonly number[]
}
const quoted = (name: string) => `'${name}'`

function summed({ alternatives, performance, columns, weights }: Tables, trace: Trace): Tabled {
  const normalised = performance.map((row) =>
    row.map((x, j) => {
      const { worst: x_w = 0, best: x_b = 0 } = columns[j] ?? {}
      return x_w === x_b ? 0 : ranking.minMax.evaluate({ x, x_w, x_b })
    }),
  )
  const scores = alternatives.map((name, i) => {
    const own = traceOfRow(trace, `Alternative ${quoted(name)}`, `${i + 1}`, new Set(['w']))
    own.section('score')
    return own.apply(ranking.weightedScore, { w: weights, y: normalised[i] ?? [] })
  })
  const scoresFor = (w: ArrayLike<number>) =>
    normalised.map((row) => row.reduce((sum, y, j) => sum + (w[j] ?? 0) * y, 0))
  traceBest(bestOf(scores), { alternatives, performance, columns, weights }, trace)
  return {
    columns,
    normalised,
    alike: false,
    ranked: {
      ...namesOf(alternatives, columns, weights),
      scores,
      worth: normalised,
      scale: 1,
      symbols: alternatives.map((_, i) => `S_${i + 1}`),
      unit: 'of 1',
      scoresFor,
    },
  }
}

const bestOf = (scores: readonly number[]): number => orderOf(scores)[0] ?? 0
const namesOf = (alternatives: readonly string[], columns: readonly Column[], weights: readonly number[]) => ({
  names: alternatives,
  called: alternatives.map(quoted),
  criteria: columns.map(({ name }) => name),
  weights,
})

/** How each number of the first alternative is brought between worst and best. */
function traceBest(best: number, { alternatives, performance, columns }: Tables, trace: Trace): void {
  columns.forEach(({ name, worst: x_w, best: x_b }, j) => {
    if (x_w === x_b) return
    const own = traceOfRow(trace, `Alternative ${quoted(alternatives[best] ?? '')}`, `${best + 1}_${j + 1}`)
    own.section(`criterion ${quoted(name)}`)
    own.apply(ranking.minMax, { x: performance[best]?.[j] ?? 0, x_w, x_b })
  })
}

function closest(tables: Tables, trace: Trace): Tabled {
  const { alternatives, performance, columns, weights } = tables
  const shares = performance.map((row) =>
    row.map((x, j) => {
      const { weight: w = 0, length: x_n = 0 } = columns[j] ?? {}
      return x_n > 0 ? ranking.weightedShare.evaluate({ w, x, x_n }) : 0
    }),
  )
  const [v_p, v_m] = [columns.map((c) => c.ideal), columns.map((c) => c.antiIdeal)]
  const alike = v_p.every((x, j) => x === v_m[j])
  const scores = alike
    ? alternatives.map(() => 0)
    : alternatives.map((name, i) => {
        const v = shares[i] ?? []
        const own = traceOfRow(trace, `Alternative ${quoted(name)}`, `${i + 1}`, new Set(['v_p', 'v_m']))
        own.section('closeness')
        const d_p = own.apply(ranking.distanceToIdeal, { v, v_p })
        const d_m = own.apply(ranking.distanceToWorst, { v, v_m })
        return own.apply(ranking.closeness, { d_m, d_p })
      })
  if (!alike) traceShares(bestOf(scores), tables, trace)
  return {
    columns,
    normalised: shares,
    alike,
    ranked: {
      ...namesOf(alternatives, columns, weights),
      scores,
      worth: worthOf(performance, columns),
      scale: 1,
      symbols: alternatives.map((_, i) => `C_${i + 1}`),
      unit: 'of 1',
      scoresFor: closenessFor(performance, columns),
    },
  }
}

/** How each number of the first alternative is weighted and normalised. */
function traceShares(best: number, { alternatives, performance, columns }: Tables, trace: Trace): void {
  columns.forEach(({ name, length }, j) => {
    if (length === 0) return
    const own = traceOfRow(trace, `Alternative ${quoted(alternatives[best] ?? '')}`, `${best + 1}_${j + 1}`)
    own.section(`criterion ${quoted(name)}`)
    const x_n = own.apply(ranking.columnLength, { x: performance.map((row) => row[j] ?? 0) })
    own.apply(ranking.weightedShare, { w: columns[j]?.weight ?? 0, x: performance[best]?.[j] ?? 0, x_n })
  })
}

/** Each number between worst and best, for pictures and dominance. */
const worthOf = (performance: Tables['performance'], columns: readonly Column[]) =>
  performance.map((row) =>
    row.map((x, j) => {
      const { worst = 0, best = 0 } = columns[j] ?? {}
      return worst === best ? 0 : (x - worst) / (best - worst)
    }),
  )

/** Closeness for any weights: ideal and anti-ideal move with them. */
function closenessFor(performance: Tables['performance'], columns: readonly Column[]) {
  const over = (x: number, length: number) => (length > 0 ? x / length : 0)
  const toIdeal = performance.map((row) =>
    row.map((x, j) => over(x - (columns[j]?.best ?? 0), columns[j]?.length ?? 0)),
  )
  const toWorst = performance.map((row) =>
    row.map((x, j) => over(x - (columns[j]?.worst ?? 0), columns[j]?.length ?? 0)),
  )
  const distance = (row: readonly number[], w: ArrayLike<number>) => {
    let squares = 0
    for (let j = 0; j < row.length; j++) squares += ((w[j] as number) * (row[j] as number)) ** 2
    return Math.sqrt(squares)
  }
  return (w: ArrayLike<number>) =>
    performance.map((_, i) => {
      const [d_p, d_m] = [distance(toIdeal[i] ?? [], w), distance(toWorst[i] ?? [], w)]
      return d_p + d_m > 0 ? d_m / (d_p + d_m) : 0
    })
}
