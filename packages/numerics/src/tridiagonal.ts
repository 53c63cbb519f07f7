/** Eigenvalues and vectors of a symmetric tridiagonal matrix. */
import { NumericsError, requireThat } from './errors.ts'

export interface Eigenpairs {
  /** From the smallest up. */
  readonly values: readonly number[]
  /** To each value its vector, of length 1. */
  readonly vectors: readonly Float64Array[]
}

const MOST_SWEEPS = 60

/**
 * By QL steps with implicit shifts (Golub and Van Loan, Matrix Computations, 3rd ed. 1996, 8.3). `beside` has one entry less
 * than `diagonal`. Throws NumericsError 'bad_input' where it has not, 'no_convergence' when the steps are spent.
 */
export function tridiagonalEigenpairs(diagonal: ArrayLike<number>, beside: ArrayLike<number>): Eigenpairs {
  const size = diagonal.length
  requireThat(
    beside.length === Math.max(0, size - 1),
    'a tridiagonal matrix must have one fewer off-diagonal entry than diagonal entries',
  )
  const d = Float64Array.from(diagonal)
  const e = new Float64Array(size)
  e.set(Array.from(beside))
  // a row is a vector: turning two of them turns two columns of the product of all turns
  const vectors = Array.from({ length: size }, (_, i) =>
    Float64Array.from({ length: size }, (_, j) => (i === j ? 1 : 0)),
  )
  for (let l = 0; l < size; l++) settle(l, d, e, vectors)
  const order = Array.from(d.keys()).toSorted((a, b) => (d[a] as number) - (d[b] as number))
  return { values: order.map((k) => d[k] as number), vectors: order.map((k) => vectors[k] as Float64Array) }
}

/** Turns until the entry beside the diagonal at l is nothing. */
function settle(l: number, d: Float64Array, e: Float64Array, vectors: Float64Array[]): void {
  for (let sweep = 0; ; sweep++) {
    const m = firstSmall(l, d, e)
    if (m === l) return
    if (sweep === MOST_SWEEPS) throw new NumericsError('no_convergence', 'an eigenvalue was not found')
    sweepUp(l, m, d, e, vectors)
  }
}

function firstSmall(l: number, d: Float64Array, e: Float64Array): number {
  for (let m = l; m < d.length - 1; m++) {
    const size = Math.abs(d[m] as number) + Math.abs(d[m + 1] as number)
    if (Math.abs(e[m] as number) <= Number.EPSILON * size) return m
  }
  return d.length - 1
}

function sweepUp(l: number, m: number, d: Float64Array, e: Float64Array, vectors: Float64Array[]): void {
  const beside = e[l] as number
  const half = ((d[l + 1] as number) - (d[l] as number)) / (2 * beside)
  const shift = (d[l] as number) - beside / (half + Math.sign(half || 1) * Math.hypot(half, 1))
  let g = (d[m] as number) - shift
  let [s, c, p] = [1, 1, 0]
  for (let i = m - 1; i >= l; i--) {
    const f = s * (e[i] as number)
    const b = c * (e[i] as number)
    const r = Math.hypot(f, g)
    e[i + 1] = r
    if (r === 0) {
      d[i + 1] = (d[i + 1] as number) - p
      e[m] = 0
      return
    }
    s = f / r
    c = g / r
    const q = (d[i + 1] as number) - p
    const t = ((d[i] as number) - q) * s + 2 * c * b
    p = s * t
    d[i + 1] = q + p
    g = c * t - b
    turn(vectors[i] as Float64Array, vectors[i + 1] as Float64Array, c, s)
  }
  d[l] = (d[l] as number) - p
  e[l] = g
  e[m] = 0
}

function turn(a: Float64Array, b: Float64Array, c: number, s: number): void {
  for (let k = 0; k < a.length; k++) {
    const f = b[k] as number
    b[k] = s * (a[k] as number) + c * f
    a[k] = c * (a[k] as number) - s * f
  }
}
