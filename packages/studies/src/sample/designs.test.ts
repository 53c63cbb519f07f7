/** Claims about the designs: what is published of them, and that a point depends on seed and index alone. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NumericsError } from '@keelson/numerics/errors.ts'
import { samplingMethods } from '../request.ts'
import type { Design } from './design.ts'
import { designOf } from './designs.ts'
import { isSaltelliSample, saltelliDesign, saltelliPlace } from './saltelli.ts'
import { directionNumbers, sobolDimensions } from './sobol.ts'

const pointsOf = ({ count, at }: Design) => Array.from({ length: count }, (_, i) => at(i))
const column = (design: Design, d: number) => pointsOf(design).map((point) => point[d] as number)
/** How many values fall in each of `cells` equal intervals. */
function counts(values: readonly number[], cells: number): number[] {
  const found = new Array<number>(cells).fill(0)
  for (const u of values) found[Math.floor(u * cells)] = (found[Math.floor(u * cells)] as number) + 1
  return found
}
/** A point of the sequence as it is published: unscrambled, in the order of Gray's code, times 2^32. */
function unscrambled(index: number, dimension: number): number {
  const gray = index ^ (index >>> 1)
  return directionNumbers(dimension).reduce((sum, v, j) => ((gray >>> j) & 1 ? sum ^ v : sum), 0) >>> 0
}

test('the unscrambled sequence is that of Joe and Kuo', () => {
  const first = (dimension: number) => Array.from({ length: 16 }, (_, i) => unscrambled(i, dimension) / 2 ** 28)
  // Sixteenths; the first points of sobol.cc of Joe and Kuo, as SciPy 1.17 prints them (qmc.Sobol, scramble=False).
  assert.deepEqual(first(0), [0, 8, 12, 4, 6, 14, 10, 2, 3, 11, 15, 7, 5, 13, 9, 1])
  assert.deepEqual(first(4), [0, 8, 12, 4, 6, 14, 10, 2, 9, 1, 5, 13, 15, 7, 3, 11])
  assert.deepEqual(first(99), [0, 8, 12, 4, 14, 6, 2, 10, 15, 7, 3, 11, 1, 9, 13, 5])
  assert.deepEqual(first(255), [0, 8, 12, 4, 6, 14, 10, 2, 7, 15, 11, 3, 1, 9, 13, 5])
  const late = [1, 9, 49, 149, 255].map((d) => unscrambled(1999, d))
  assert.deepEqual(late, [2627731456, 1444937728, 1566572544, 1298137088, 652214272])
})

test('the generating matrix of every dimension is upper triangular with ones on its diagonal', () => {
  assert.equal(sobolDimensions, 256)
  for (let d = 0; d < sobolDimensions; d++) {
    assert.ok(
      directionNumbers(d).every((v, j) => v % 2 ** (32 - j) === 2 ** (31 - j)),
      String(d),
    )
  }
})

test('a scrambled Sobol sequence puts one point in every interval, and in every box of its first two dimensions', () => {
  for (const seed of [1, 2, 99]) {
    const design = designOf('sobol', 256, 40, seed)
    for (let d = 0; d < 40; d++) assert.ok(counts(column(design, d), 256).every((n) => n === 1))
    for (let across = 1; across < 256; across *= 2) {
      const boxes = pointsOf(design).map(([x, y]) => {
        const cell = Math.floor((x as number) * across) * (256 / across) + Math.floor((y as number) * (256 / across))
        return (cell + 0.5) / 256
      })
      assert.ok(counts(boxes, 256).every((n) => n === 1))
    }
  }
})

test('each later block of a power of two is stratified too', () => {
  const points = column(designOf('sobol', 384, 3, 5), 2)
  for (const from of [128, 256]) assert.ok(counts(points.slice(from, from + 128), 128).every((n) => n === 1))
})

test('each point of a scrambled sequence is spread evenly over the seeds', () => {
  const values = Array.from({ length: 4000 }, (_, seed) => designOf('sobol', 8, 2, seed).at(5)[1] as number)
  // Chi-squared of 15 degrees of freedom: 37.7 is exceeded once in a thousand.
  const scatter = counts(values, 16).reduce((sum, n) => sum + (n - 250) ** 2 / 250, 0)
  assert.ok(scatter < 37.7, String(scatter))
})

test('a Latin hypercube puts one point in every interval of every dimension, and its orders are not the same', () => {
  const design = designOf('latin_hypercube', 1000, 6, 3)
  for (let d = 0; d < 6; d++) assert.ok(counts(column(design, d), 1000).every((n) => n === 1))
  const [x, y] = [column(design, 0), column(design, 1)]
  const product = x.reduce((sum, u, i) => sum + (u - 0.5) * ((y[i] as number) - 0.5), 0) / 1000
  assert.ok(Math.abs(product) < 4 / 12 / Math.sqrt(1000))
})

test('a point follows from seed and index, in whatever order it is asked, and never touches 0 or 1', () => {
  for (const method of samplingMethods) {
    const design = designOf(method, 50, 7, 11)
    const forwards = pointsOf(design)
    const backwards = Array.from({ length: 50 }, (_, i) => designOf(method, 50, 7, 11).at(49 - i)).reverse()
    assert.deepEqual(forwards, backwards)
    assert.notDeepEqual(designOf(method, 50, 7, 12).at(0), design.at(0))
    assert.ok(forwards.every((point) => point.length === 7 && point.every((u) => u > 0 && u < 1)))
  }
})

test('the points of a random and a Sobol design do not depend on how many there are', () => {
  for (const method of ['random', 'sobol'] as const) {
    assert.deepEqual(designOf(method, 5000, 3, 4).at(17), designOf(method, 20, 3, 4).at(17))
  }
})

test('a design of no points, no dimensions or too many of them is refused', () => {
  assert.throws(() => designOf('random', 0, 1, 1), NumericsError)
  assert.throws(() => designOf('random', 1.5, 1, 1), NumericsError)
  assert.throws(() => designOf('random', 1, 0, 1), NumericsError)
  assert.throws(() => designOf('sobol', 10, 257, 1), NumericsError)
})

test('the design for indices gives A, B, and A with one column of B, row by row', () => {
  const base = designOf('random', 4, 6, 1)
  const design = saltelliDesign(base)
  assert.equal(design.count, 20)
  assert.equal(design.dimensions, 3)
  const row = base.at(2)
  const [a, b] = [row.slice(0, 3), row.slice(3)]
  const expected = [a, b, [b[0], a[1], a[2]], [a[0], b[1], a[2]], [a[0], a[1], b[2]]].map((point) => [...point])
  assert.deepEqual(
    [10, 11, 12, 13, 14].map((i) => [...design.at(i)]),
    expected,
  )
  assert.deepEqual(saltelliPlace(13, 3), { row: 2, matrix: 1 })
  const sample = Array.from({ length: design.count }, (_, i) => i).filter((i) => isSaltelliSample(i, 3))
  assert.deepEqual(sample, [0, 1, 5, 6, 10, 11, 15, 16])
  assert.throws(() => saltelliDesign(designOf('random', 4, 5, 1)), NumericsError)
})
