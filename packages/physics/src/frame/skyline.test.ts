/** Claims about the direct solution and the order that keeps it narrow. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { renumbered } from './renumbered.ts'
import { Skyline } from './skyline.ts'

/** A matrix from its upper columns, each from its first entry. */
function matrixOf(columns: readonly (readonly number[])[]): Skyline {
  const matrix = new Skyline(Int32Array.from(columns, (column, j) => j + 1 - column.length))
  columns.forEach((column, j) => {
    column.forEach((value, r) => {
      matrix.add(j + 1 - column.length + r, j, value)
    })
  })
  return matrix
}
const entry = (columns: readonly (readonly number[])[], i: number, j: number): number => {
  const [low, high] = [Math.min(i, j), Math.max(i, j)]
  const column = columns[high] ?? []
  return column[low - (high + 1 - column.length)] ?? 0
}

test("the matrix of Bathe's example 8.1 factors into 5, 14/5, 15/7, 5/6 and solves to 1.6, 2.6, 2.4, 1.4", () => {
  const matrix = matrixOf([[5], [-4, 6], [1, -4, 6], [1, -4, 5]])
  assert.deepEqual([matrix.size, matrix.stored], [4, 9])
  const pivots: number[] = []
  matrix.factor((_, d) => pivots.push(d))
  const expected = [5, 14 / 5, 15 / 7, 5 / 6]
  pivots.forEach((d, k) => {
    assert.ok(Math.abs(d - (expected[k] ?? 0)) < 1e-14)
  })
  matrix.solve(Float64Array.of(0, 1, 0, 0)).forEach((x, k) => {
    assert.ok(Math.abs(x - ([8 / 5, 13 / 5, 12 / 5, 7 / 5][k] ?? 0)) < 1e-13)
  })
})

const columns = fc
  .array(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 12 })
  .map((all) => all.map((column, j) => [...column.slice(0, Math.min(j, column.length - 1)), 200]))

test('the solution of any skyline fulfils its equations', () => {
  fc.assert(
    fc.property(columns, (of) => {
      const matrix = matrixOf(of)
      matrix.factor(() => {})
      const right = Float64Array.from(of, (_, j) => j + 1)
      const x = matrix.solve(right)
      right.forEach((f, i) => {
        const sum = x.reduce((s, u, j) => s + u * entry(of, i, j), 0)
        assert.ok(Math.abs(sum - f) < 1e-10)
      })
    }),
  )
})

test('a shape moves one place by 1, leaves those before it without force and those behind it unmoved', () => {
  const of = [[9], [2, 9], [-3, 1, 9], [2, 4, 9]]
  const matrix = matrixOf(of)
  const shapes: Float64Array[] = []
  matrix.factor((j, d) => {
    const z = matrix.shape(j)
    const force = z.reduce((s, u, i) => s + u * entry(of, j, i), 0)
    assert.ok(Math.abs(force - d) < 1e-13)
    shapes.push(z)
  })
  assert.deepEqual([shapes[1]?.[1], shapes[1]?.[2], shapes[1]?.[3]], [1, 0, 0])
  for (const i of [0, 1])
    assert.ok(Math.abs(Array.from(shapes[2] ?? []).reduce((s, u, j) => s + u * entry(of, i, j), 0)) < 1e-13)
})

const widthOf = (order: readonly number[], pairs: readonly (readonly [number, number])[]): number =>
  Math.max(...pairs.map(([a, b]) => Math.abs(order.indexOf(a) - order.indexOf(b))))

test('the order of a shuffled line makes it narrow as a line is', () => {
  const names = [7, 2, 9, 0, 5, 1, 8, 3, 6, 4]
  const pairs = names.slice(1).map((n, k): [number, number] => [names[k] ?? 0, n])
  const order = renumbered(10, pairs)
  assert.deepEqual(
    order.toSorted((a, b) => a - b),
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  )
  assert.equal(widthOf(order, pairs), 1)
})

test('the order of a long grid is as narrow as the grid, and parts that do not touch stand one after the other', () => {
  const id = (i: number, j: number) => ((4 * i + j) * 37) % 101
  const pairs: [number, number][] = []
  for (let i = 0; i < 25; i++)
    for (let j = 0; j < 4; j++) {
      if (i < 24) pairs.push([id(i, j), id(i + 1, j)])
      if (j < 3) pairs.push([id(i, j), id(i, j + 1)])
    }
  const order = renumbered(103, [...pairs, [101, 102]])
  assert.equal(new Set(order).size, 103)
  assert.ok(widthOf(order, pairs) <= 5)
  assert.equal(Math.abs(order.indexOf(101) - order.indexOf(102)), 1)
})
