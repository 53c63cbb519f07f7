/**
 * Linear least squares over columns of any size: orthogonal reflections on columns of length one, so that
 * columns that differ by many orders of magnitude are told apart.
 */
import { requireThat } from './errors.ts'

/** Columns of equal length, as many numbers in each as there are observations. */
export type Columns = readonly (readonly number[])[]

export interface Fit {
  readonly coefficients: readonly number[]
  readonly fitted: readonly number[]
  readonly residuals: readonly number[]
  readonly sumOfSquares: number
  /** Whether a coefficient is held by no bound. */
  readonly free: readonly boolean[]
  /** Variance of each free coefficient over that of an observation; null for one at a bound. */
  readonly variances: readonly (number | null)[]
  /** Share of each observation in its own fitted value; together as many as there are free coefficients. */
  readonly leverages: readonly number[]
}

/** A column that those before it make up, and which of them. */
export interface Dependence {
  readonly column: number
  readonly on: readonly number[]
}

/** What is left of a column of length one beyond which it is not told from those before it. */
const INDEPENDENT = 1e-9
/** Share of a column in another one that is more than rounding. */
const PART = 1e-6

interface Triangle {
  /** Lengths by which the columns were divided. */
  readonly lengths: readonly number[]
  /** Of the columns that are kept, in their order. */
  readonly kept: readonly number[]
  /** Upper triangle of the kept columns: r[j][i] for row i <= j. */
  readonly r: readonly (readonly number[])[]
  /** What the reflections make of the right side. */
  readonly right: readonly number[]
  readonly dependences: readonly Dependence[]
}

/** Golub and Van Loan, Matrix Computations, 3rd ed. 1996, 5.2.1. */
function triangleOf(columns: Columns, y: readonly number[]): Triangle {
  const lengths = columns.map((column) => Math.hypot(...column))
  const scaled = columns.map((column, j) => column.map((x) => (lengths[j] === 0 ? 0 : x / (lengths[j] as number))))
  const right = [...y]
  const reflections: number[][] = []
  const kept: number[] = []
  const r: number[][] = []
  const dependences: Dependence[] = []
  for (const [column, entries] of scaled.entries()) {
    for (const [k, v] of reflections.entries()) reflect(v, k, entries)
    const k = kept.length
    const left = Math.hypot(...entries.slice(k))
    if (left <= INDEPENDENT) {
      const parts = solved(r, entries.slice(0, k))
      dependences.push({ column, on: kept.filter((_, i) => Math.abs(parts[i] as number) > PART) })
      continue
    }
    const head = entries[k] as number
    const end = head < 0 ? left : -left
    const v = entries.slice(k)
    v[0] = head - end
    reflections.push(v)
    r.push([...entries.slice(0, k), end])
    kept.push(column)
    reflect(v, k, right)
  }
  return { lengths, kept, r, right, dependences }
}

/** Takes 2 v (v . y) / (v . v) from y, from its entry `from` on. */
function reflect(v: readonly number[], from: number, y: number[]): void {
  let [dot, square] = [0, 0]
  for (const [i, x] of v.entries()) {
    dot += x * (y[from + i] as number)
    square += x * x
  }
  const factor = (2 * dot) / square
  for (const [i, x] of v.entries()) y[from + i] = (y[from + i] as number) - factor * x
}

/** Solves the upper triangle for a right side. */
function solved(r: readonly (readonly number[])[], right: readonly number[]): number[] {
  const x = right.slice(0, r.length)
  for (let j = r.length - 1; j >= 0; j--) {
    const column = r[j] as readonly number[]
    const value = (x[j] as number) / (column[j] as number)
    x[j] = value
    for (let i = 0; i < j; i++) x[i] = (x[i] as number) - (column[i] as number) * value
  }
  return x
}

/** Solves the transposed triangle for a right side. */
function solvedTransposed(r: readonly (readonly number[])[], right: readonly number[]): number[] {
  const z: number[] = []
  for (const [j, column] of r.entries()) {
    let sum = right[j] as number
    for (let i = 0; i < j; i++) sum -= (column[i] as number) * (z[i] as number)
    z.push(sum / (column[j] as number))
  }
  return z
}

/** The columns that those before them make up, the first of a set being told from the rest. */
export const dependentColumns = (columns: Columns): readonly Dependence[] =>
  triangleOf(columns, columns[0]?.map(() => 0) ?? []).dependences

/** Throws NumericsError 'bad_input' for what no fit can be made of. */
export function requireSound(columns: Columns, y: readonly number[]): void {
  requireThat(
    columns.length > 0 && columns.every((c) => c.length === y.length),
    'a fit requires columns of equal length',
  )
  requireThat(y.length >= columns.length, 'a fit requires at least as many observations as coefficients')
  requireThat(
    [y, ...columns].every((c) => c.every(Number.isFinite)),
    'a fit requires finite numbers',
  )
}

/**
 * Coefficients x of the columns A with the least sum of squares of y - A x. Throws NumericsError 'bad_input' for fewer
 * observations than columns, lengths that differ, numbers that are not finite, and columns that make up each other.
 */
export function leastSquares(columns: Columns, y: readonly number[]): Fit {
  requireSound(columns, y)
  return fitOf(
    columns,
    y,
    columns.map(() => undefined),
  )
}

/** Fits the columns that are not held; `held`: the value of each that is. Throws as `leastSquares` does for the rest. */
export function fitOf(columns: Columns, y: readonly number[], held: readonly (number | undefined)[]): Fit {
  const free = held.map((value) => value === undefined)
  const own = columns.filter((_, j) => free[j])
  const rest = y.map((value, i) =>
    columns.reduce((left, column, j) => left - (held[j] ?? 0) * (column[i] as number), value),
  )
  const { lengths, r, right, dependences } = triangleOf(own, rest)
  requireThat(dependences.length === 0, 'a fit requires linearly independent columns')
  const found = solved(r, right).map((x, k) => x / (lengths[k] as number))
  const inverse = own.map((_, k) => solved(r, unit(k, own.length)))
  const spread = own.map(
    (_, k) => inverse.reduce((sum, x) => sum + (x[k] as number) ** 2, 0) / (lengths[k] as number) ** 2,
  )
  const place = free.map((isFree, j) => (isFree ? free.slice(0, j).filter(Boolean).length : -1))
  const coefficients = held.map((value, j) => value ?? (found[place[j] as number] as number))
  const fitted = y.map((_, i) =>
    columns.reduce((sum, column, j) => sum + (coefficients[j] as number) * (column[i] as number), 0),
  )
  const residuals = y.map((value, i) => value - (fitted[i] as number))
  return {
    coefficients,
    fitted,
    residuals,
    sumOfSquares: residuals.reduce((sum, e) => sum + e * e, 0),
    free,
    variances: free.map((isFree, j) => (isFree ? (spread[place[j] as number] as number) : null)),
    leverages: y.map((_, i) => {
      const row = own.map((column, k) => (column[i] as number) / (lengths[k] as number))
      return solvedTransposed(r, row).reduce((sum, z) => sum + z * z, 0)
    }),
  }
}

const unit = (k: number, n: number): number[] => Array.from({ length: n }, (_, i) => (i === k ? 1 : 0))
