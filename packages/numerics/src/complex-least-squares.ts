/** Complex linear equations, as many as there are unknowns or more: the least sum of squares of what is left. */
import { requireThat } from './errors.ts'

/** Entries column by column, real and imaginary part of each side by side. */
export interface ComplexMatrix {
  readonly rows: number
  readonly columns: number
  readonly entries: Float64Array
}

export const complexMatrix = (rows: number, columns: number): ComplexMatrix => ({
  rows,
  columns,
  entries: new Float64Array(2 * rows * columns),
})

export function setEntry(m: ComplexMatrix, row: number, column: number, re: number, im: number): void {
  const at = 2 * (column * m.rows + row)
  m.entries[at] = re
  m.entries[at + 1] = im
}

/**
 * Solves A x = b for each column of b by Householder reflections (Golub and Van Loan, Matrix Computations, 3rd ed. 1996, 5.2.1).
 * Both are overwritten: the first rows of b hold the answers. Throws NumericsError 'bad_input' where a column of A depends
 * on those before it.
 */
export function solveLeastSquares(a: ComplexMatrix, b: ComplexMatrix): void {
  requireThat(a.rows >= a.columns && a.rows === b.rows, 'there are fewer equations than unknowns')
  for (let k = 0; k < a.columns; k++) eliminate(a, b, k)
  for (let j = 0; j < b.columns; j++) substitute(a, b, j)
}

/** Reflects column k of A onto its diagonal, and all columns after it. */
function eliminate(a: ComplexMatrix, b: ComplexMatrix, k: number): void {
  const { rows, entries } = a
  const [from, to] = [2 * (k * rows + k), 2 * (k + 1) * rows]
  let square = 0
  for (let i = from; i < to; i++) square += (entries[i] as number) ** 2
  const length = Math.sqrt(square)
  requireThat(length > 0 && length < Infinity, 'the equations do not determine their unknowns uniquely')
  const [re, im] = [entries[from] as number, entries[from + 1] as number]
  const size = Math.hypot(re, im)
  const [unitRe, unitIm] = size === 0 ? [1, 0] : [re / size, im / size]
  entries[from] = re + unitRe * length
  entries[from + 1] = im + unitIm * length
  const factor = 1 / (length * (length + size))
  for (let j = k + 1; j < a.columns; j++) reflect(entries, from, to, entries, 2 * (j * rows + k), factor)
  for (let j = 0; j < b.columns; j++) reflect(entries, from, to, b.entries, 2 * (j * rows + k), factor)
  // what stands below the diagonal is not read again
  entries[from] = -unitRe * length
  entries[from + 1] = -unitIm * length
}

/** Takes factor (v* y) v from y. */
function reflect(v: Float64Array, from: number, to: number, y: Float64Array, at: number, factor: number): void {
  let [dotRe, dotIm] = [0, 0]
  for (let i = from, j = at; i < to; i += 2, j += 2) {
    const [vRe, vIm, yRe, yIm] = [v[i] as number, v[i + 1] as number, y[j] as number, y[j + 1] as number]
    dotRe += vRe * yRe + vIm * yIm
    dotIm += vRe * yIm - vIm * yRe
  }
  dotRe *= factor
  dotIm *= factor
  for (let i = from, j = at; i < to; i += 2, j += 2) {
    const [vRe, vIm] = [v[i] as number, v[i + 1] as number]
    y[j] = (y[j] as number) - (dotRe * vRe - dotIm * vIm)
    y[j + 1] = (y[j + 1] as number) - (dotRe * vIm + dotIm * vRe)
  }
}

function substitute(a: ComplexMatrix, b: ComplexMatrix, column: number): void {
  const { rows, columns, entries } = a
  const x = b.entries.subarray(2 * column * rows, 2 * (column + 1) * rows)
  for (let k = columns - 1; k >= 0; k--) {
    const at = 2 * (k * rows + k)
    const [re, im] = [entries[at] as number, entries[at + 1] as number]
    const square = re * re + im * im
    const [sumRe, sumIm] = [x[2 * k] as number, x[2 * k + 1] as number]
    const [xRe, xIm] = [(sumRe * re + sumIm * im) / square, (sumIm * re - sumRe * im) / square]
    x[2 * k] = xRe
    x[2 * k + 1] = xIm
    for (let i = 0; i < k; i++) {
      const above = 2 * (k * rows + i)
      const [rRe, rIm] = [entries[above] as number, entries[above + 1] as number]
      x[2 * i] = (x[2 * i] as number) - (rRe * xRe - rIm * xIm)
      x[2 * i + 1] = (x[2 * i + 1] as number) - (rRe * xIm + rIm * xRe)
    }
  }
}
