/** Complex least squares against equations whose answers are known, and by what must be left at the best answer. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ComplexMatrix, complexMatrix, setEntry, solveLeastSquares } from './complex-least-squares.ts'
import { NumericsError } from './errors.ts'

type Pair = readonly [number, number]

/** Numbers without a pattern, the same each time. */
const mixed = (i: number, j: number): Pair => [Math.sin(3 * i * j + 7 * j + 1), Math.cos(5 * i * i + 2 * j * j * i)]

function filled(rows: number, columns: number, of: (i: number, j: number) => Pair): ComplexMatrix {
  const m = complexMatrix(rows, columns)
  for (let i = 0; i < rows; i++) for (let j = 0; j < columns; j++) setEntry(m, i, j, ...of(i, j))
  return m
}
const entry = ({ rows, entries }: ComplexMatrix, i: number, j: number): Pair => [
  entries[2 * (j * rows + i)] as number,
  entries[2 * (j * rows + i) + 1] as number,
]

/** a x, entry i of column j. */
function product(a: ComplexMatrix, x: ComplexMatrix, i: number, j: number): Pair {
  let [re, im] = [0, 0]
  for (let k = 0; k < a.columns; k++) {
    const [[p, q], [r, s]] = [entry(a, i, k), entry(x, k, j)]
    re += p * r - q * s
    im += p * s + q * r
  }
  return [re, im]
}

test('equations as many as unknowns are solved, for each right side', () => {
  const of = () => filled(7, 7, mixed)
  const x = filled(7, 2, (i, j) => [i + 1, j - 2 * i])
  const b = filled(7, 2, (i, j) => product(of(), x, i, j))
  solveLeastSquares(of(), b)
  for (let i = 0; i < 7; i++)
    for (let j = 0; j < 2; j++)
      for (const part of [0, 1] as const) assert.ok(Math.abs(entry(b, i, j)[part] - entry(x, i, j)[part]) < 1e-12)
})

test('a column whose own row is empty is solved too', () => {
  const swapped = filled(2, 2, (i, j) => (i === j ? [0, 0] : [0, 2]))
  const b = filled(2, 1, (i) => [i + 1, 0])
  solveLeastSquares(swapped, b)
  assert.ok(Math.abs(entry(b, 0, 0)[1] + 1) < 1e-14 && Math.abs(entry(b, 1, 0)[1] + 0.5) < 1e-14)
})

test('of more equations than unknowns nothing is left along any column', () => {
  const [rows, columns] = [9, 4]
  const a = () => filled(rows, columns, mixed)
  const b = filled(rows, 1, (i) => mixed(i, 11))
  const x = filled(rows, 1, (i) => mixed(i, 11))
  solveLeastSquares(a(), x)
  for (let k = 0; k < columns; k++) {
    let [re, im] = [0, 0]
    for (let i = 0; i < rows; i++) {
      const [[p, q], [r, s], [t, u]] = [entry(a(), i, k), entry(b, i, 0), product(a(), x, i, 0)]
      re += p * (r - t) + q * (s - u)
      im += p * (s - u) - q * (r - t)
    }
    assert.ok(Math.hypot(re, im) < 1e-13)
  }
})

test('too few equations, and columns that depend on each other, are refused', () => {
  assert.throws(() => solveLeastSquares(complexMatrix(2, 3), complexMatrix(2, 1)), NumericsError)
  assert.throws(() => solveLeastSquares(complexMatrix(3, 2), complexMatrix(2, 1)), NumericsError)
  assert.throws(() => solveLeastSquares(complexMatrix(3, 2), complexMatrix(3, 1)), /determine their unknowns/)
})
