/** The Cholesky factor of a symmetric matrix, and how far it is from having one. */
import { requireThat } from './errors.ts'

export interface Cholesky {
  /** Rows of L, lower triangular, L L' the matrix; null where the matrix is not positive definite. */
  readonly factor: readonly Float64Array[] | null
  /** The smallest pivot met: of a matrix of ones on its diagonal, 1 for the unit matrix and 0 or less for none. */
  readonly smallestPivot: number
}

/**
 * L of a symmetric matrix given by its rows, of which the lower triangle is read. A pivot of `least` or less, relative
 * to its diagonal, ends it. Golub and Van Loan (2013), Matrix computations, 4th ed., section 4.2.5. Throws NumericsError
 * 'bad_input' for rows of another length than their number.
 */
export function cholesky(matrix: readonly ArrayLike<number>[], least = 1e-12): Cholesky {
  const n = matrix.length
  requireThat(
    matrix.every((row) => row.length === n),
    'a Cholesky factorisation requires a square matrix',
  )
  const factor: Float64Array[] = []
  let smallestPivot = Number.POSITIVE_INFINITY
  for (let i = 0; i < n; i++) {
    const given = matrix[i] as ArrayLike<number>
    const row = new Float64Array(n)
    for (let j = 0; j < i; j++) {
      const other = factor[j] as Float64Array
      row[j] = ((given[j] as number) - product(row, other, j)) / (other[j] as number)
    }
    const diagonal = given[i] as number
    const pivot = diagonal - product(row, row, i)
    smallestPivot = Math.min(smallestPivot, pivot)
    if (!(pivot > least * diagonal)) return { factor: null, smallestPivot }
    row[i] = Math.sqrt(pivot)
    factor.push(row)
  }
  return { factor, smallestPivot }
}

function product(a: Float64Array, b: Float64Array, count: number): number {
  let sum = 0
  for (let i = 0; i < count; i++) sum += (a[i] as number) * (b[i] as number)
  return sum
}
