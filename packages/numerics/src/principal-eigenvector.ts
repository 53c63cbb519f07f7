/** The principal eigenvector of a matrix of positive numbers, by Perron's theorem the one that is positive. */
import { NumericsError, requireThat } from './errors.ts'

export interface Principal {
  readonly value: number
  /** Sums to 1. */
  readonly vector: readonly number[]
  readonly iterations: number
  /** Largest change of an entry in the last step. */
  readonly residual: number
}

const MOST_STEPS = 100_000
const CLOSE = 1e-14

/**
 * By the power method. Throws NumericsError 'bad_input' for a matrix that is not square or has an entry that is not above
 * 0, 'no_convergence' when the steps are spent.
 */
export function principalEigenvector(matrix: readonly (readonly number[])[]): Principal {
  const n = matrix.length
  requireThat(n > 0 && matrix.every((row) => row.length === n), 'a matrix must be square to have eigenvectors')
  requireThat(
    matrix.every((row) => row.every((a) => a > 0 && Number.isFinite(a))),
    'a positive eigenvector requires a matrix of positive numbers',
  )
  let vector: readonly number[] = matrix.map(() => 1 / n)
  let settled = 0
  for (let iterations = 1; iterations <= MOST_STEPS; iterations++) {
    const product = matrix.map((row) => row.reduce((sum, a, j) => sum + a * (vector[j] ?? 0), 0))
    const value = product.reduce((sum, x) => sum + x, 0)
    const next = product.map((x) => x / value)
    const residual = Math.max(...next.map((x, i) => Math.abs(x - (vector[i] ?? 0))))
    vector = next
    // twice, as a step of rounding may be small by chance
    settled = residual <= CLOSE ? settled + 1 : 0
    if (settled === 2) return { value, vector, iterations, residual }
  }
  throw new NumericsError('no_convergence', 'the principal eigenvector did not converge')
}
