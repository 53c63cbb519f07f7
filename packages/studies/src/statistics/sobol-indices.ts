/** Sobol's indices: how much of the variance of an output each input brings, alone and with all that it acts together with. */
import { requireThat } from '@keelson/numerics/errors.ts'
import { countedSource } from '@keelson/numerics/philox.ts'
import { quantile } from '@keelson/numerics/statistics.ts'
import { purpose } from '../sample/purposes.ts'
import { saltelliPointsPerRow } from '../sample/saltelli.ts'
import type { SobolIndex } from '../study.ts'
import { CONFIDENCE } from './probability.ts'

export type SobolReading = { readonly indices: readonly SobolIndex[] } | { readonly reason: string }

const REPLICATES = 1000
/** Blocks of rows that are drawn anew: each row by itself up to here, neighbours together beyond. */
const MOST_BLOCKS = 1000
const WORDS = 2 ** 32
const FOUR = 4
/** Of the values: what varies by less varies by rounding only. */
const ROUNDING = 1e-12

/** Sums over rows of a design, in one row of a table for each block of rows. */
interface Blocks {
  readonly count: number
  /** Sums of a block, one after another: rows, A + B, A^2 + B^2, then two for each input. */
  readonly sums: Float64Array
  readonly width: number
}
interface Estimate {
  readonly first: number
  readonly total: number
}

/**
 * Of the values of an output in the order of a Saltelli design (`saltelliDesign`). First-order indices by Saltelli et al.
 * (2010), Computer Physics Communications 181, 259-270, table 2 (b), of values less their mean; total ones by Jansen (1999),
 * Computer Physics Communications 117, 35-43, table 2 (f) of the former; the variance is that of A and B together. Intervals
 * are percentiles of a bootstrap over rows (Archer, Saltelli and Sobol, 1997, Journal of Statistical Computation and
 * Simulation 58, 99-120), drawn from the seed; of more than 1,000 rows, over 1,000 blocks of neighbours. They are those of
 * independent rows: of rows of a Sobol sequence they are, as a rule, too wide, but of an input of next to no effect (a total
 * index below 0.01) they can be too narrow. An estimate may lie a little outside of 0 ... 1. No indices, and the reason, where the output does not vary or has no value at some
 * points. The inputs must be independent. Throws NumericsError 'bad_input' for values that fill no rows.
 */
export function sobolIndicesOf(
  values: Float64Array,
  params: readonly string[],
  seed: number,
  confidence = CONFIDENCE,
): SobolReading {
  const rows = values.length / saltelliPointsPerRow(params.length)
  requireThat(Number.isInteger(rows) && rows > 0 && params.length > 0, 'indices need whole rows of their design')
  const failed = values.reduce((sum, value) => sum + (Number.isFinite(value) ? 0 : 1), 0)
  if (failed > 0) return { reason: `the output has no value at ${failed} of ${values.length} points` }
  if (isConstant(values)) return { reason: `the output is ${values[0]} at all points` }
  if (rows < 2) return { reason: 'one row of the design is not enough for a variance' }
  const blocks = blocksOf(values, rows, params.length)
  const estimates = estimatesOf(blocks, new Float64Array(blocks.count).fill(1), params.length)
  const replicates = replicatesOf(blocks, params.length, seed)
  const interval = (pick: (estimate: Estimate) => number, i: number): readonly [number, number] => {
    const ascending = Float64Array.from(replicates, (replicate) => pick(replicate[i] as Estimate)).sort()
    return [quantile(ascending, (1 - confidence) / 2), quantile(ascending, (1 + confidence) / 2)]
  }
  const indices = params.map((param, i) => ({
    param,
    first_order: (estimates[i] as Estimate).first,
    first_order_interval: interval(({ first }) => first, i),
    total: (estimates[i] as Estimate).total,
    total_interval: interval(({ total }) => total, i),
  }))
  return { indices }
}

function isConstant(values: Float64Array): boolean {
  const least = values.reduce((a, b) => Math.min(a, b))
  const most = values.reduce((a, b) => Math.max(a, b))
  return most - least <= ROUNDING * Math.max(Math.abs(least), Math.abs(most))
}

function blocksOf(values: Float64Array, rows: number, inputs: number): Blocks {
  const perRow = saltelliPointsPerRow(inputs)
  const count = Math.min(rows, MOST_BLOCKS)
  const width = 3 + 2 * inputs
  const sums = new Float64Array(count * width)
  const middle = meanOfSample(values, perRow)
  for (let row = 0; row < rows; row++) {
    const at = Math.floor((row * count) / rows) * width
    const from = row * perRow
    const a = (values[from] as number) - middle
    const b = (values[from + 1] as number) - middle
    add(sums, at, 1)
    add(sums, at + 1, a + b)
    add(sums, at + 2, a * a + b * b)
    for (let i = 0; i < inputs; i++) {
      const change = (values[from + 2 + i] as number) - middle - a
      add(sums, at + 3 + 2 * i, b * change)
      add(sums, at + 4 + 2 * i, change * change)
    }
  }
  return { count, sums, width }
}
function add(sums: Float64Array, at: number, term: number): void {
  sums[at] = (sums[at] as number) + term
}

/** Of A and B. */
function meanOfSample(values: Float64Array, perRow: number): number {
  let sum = 0
  for (let from = 0; from < values.length; from += perRow)
    sum += (values[from] as number) + (values[from + 1] as number)
  return sum / (2 * (values.length / perRow))
}

/** With each block as often as its weight says. */
function estimatesOf({ count, sums, width }: Blocks, weights: Float64Array, inputs: number): Estimate[] {
  const whole = new Float64Array(width)
  for (let block = 0; block < count; block++) {
    const weight = weights[block] as number
    if (weight === 0) continue
    for (let j = 0; j < width; j++) add(whole, j, weight * (sums[block * width + j] as number))
  }
  const [rows = 1, sum = 0, squares = 0] = whole
  const variance = squares / (2 * rows) - (sum / (2 * rows)) ** 2
  // Where a replicate happens to hold no variation, no share of it is known.
  const shareOf = (part: number) => (variance > 0 ? part / rows / variance : 0)
  return Array.from({ length: inputs }, (_, i) => ({
    first: shareOf(whole[3 + 2 * i] as number),
    total: shareOf((whole[4 + 2 * i] as number) / 2),
  }))
}

function replicatesOf(blocks: Blocks, inputs: number, seed: number): Estimate[][] {
  const source = countedSource(seed, purpose.bootstrap)
  return Array.from({ length: REPLICATES }, (_, replicate) => {
    const weights = new Float64Array(blocks.count)
    for (let drawn = 0; drawn < blocks.count; drawn += FOUR) {
      const words = source.words(replicate, drawn / FOUR).slice(0, blocks.count - drawn)
      for (const word of words) add(weights, Math.floor((word / WORDS) * blocks.count), 1)
    }
    return estimatesOf(blocks, weights, inputs)
  })
}
