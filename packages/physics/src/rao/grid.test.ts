/** The grid has the rows of the table and the integral of a narrow peak; what is missed outside is bounded. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linear } from '@keelson/numerics/interpolation.ts'
import { near } from '@keelson/units/testing.ts'
import { halvedGrid, missedAmplitude, responseGrid } from './grid.ts'

const AT = [0.3, 0.8506, 0.8511, 0.8516, 2.5]
const R = [0.3, 0.3, 60, 0.3, 0.1]

test('the rows of the table are in the grid, which ascends', () => {
  const grid = responseGrid(AT, [R], 1001)
  for (const w of AT) assert.ok(grid.includes(w))
  assert.ok(grid.every((w, i) => i === 0 || w > (grid[i - 1] ?? 0)))
})

test('a peak narrower than a step has its integral, h (R^2 + R S + S^2)/3 of each interval', () => {
  const exact = AT.slice(1).reduce((sum, b, i) => {
    const [a, r, s] = [AT[i] ?? 0, R[i] ?? 0, R[i + 1] ?? 0]
    return sum + ((b - a) * (r ** 2 + r * s + s ** 2)) / 3
  }, 0)
  const square = (w: number) => linear(AT, R, w, 'clamp').value ** 2
  const on = (grid: readonly number[]) =>
    grid.slice(1).reduce((sum, b, i) => {
      const a = grid[i] ?? 0
      return sum + ((b - a) * (square(a) + square(b))) / 2
    }, 0)
  const grid = responseGrid(AT, [R], 1001)
  near(on(grid), exact, 1e-3)
  near(on(halvedGrid(grid)), exact, 3e-4)
})

test('rows on the steps of the grid leave it as it is', () => {
  const at = [0, 0.1, 0.2, 0.3, 0.4]
  assert.equal(responseGrid(at, [at.map(() => 1)], 41).length, 41)
})

test('a steep interval has the fewest parts in which the rule exceeds its integral by less than a thousandth', () => {
  // In k parts by (S - R)^2/(2 k^2 (R^2 + R S + S^2)), so k^2 > 500 (S - R)^2/(R^2 + R S + S^2).
  // 1 to 6: 500 25/43 = 290.7, of 17^2 = 289 and 18^2 = 324. 7 to 20: 500 169/589 = 143.5, of 11^2 = 121 and 12^2 = 144.
  assert.equal(responseGrid([0, 1], [[1, 6]], 2).length, 18 + 1)
  assert.equal(responseGrid([0, 1], [[20, 7]], 2).length, 12 + 1)
  assert.equal(responseGrid([0, 1], [[0.001, 0.006]], 2).length, 18 + 1, 'in whatever unit')
})

test('an interval has parts where they are shorter than a step only', () => {
  // 1 to 1.2: 500 0.04/3.64 = 5.5, of 2^2 = 4 and 3^2 = 9: three parts
  assert.deepEqual(responseGrid([10, 11], [[1, 1.2]], 4), [10, 10 + 1 / 3, 10 + 2 / 3, 11])
  assert.equal(responseGrid([10, 11], [[1, 1.2]], 6).length, 6, 'a third of the interval is longer than a fifth')
  assert.equal(responseGrid([10, 11], [[1, 1.2]], 3).length, 3 + 2, 'and shorter than half')
  // 1 to 1.1: 500 0.01/3.31 = 1.5, of 1 and 2^2 = 4: two parts of 0.5, as long as the step from 0 to 3 in six
  const flatBut = [1, 1, 1.1, 1.1]
  assert.deepEqual(responseGrid([0, 1.25, 2.25, 3], [flatBut], 7), [0, 0.5, 1, 1.25, 1.5, 2, 2.25, 2.5, 3])
})

test('a short interval in which nothing changes, or nothing moves, stays in one part', () => {
  for (const R of [1, 0]) assert.deepEqual(responseGrid([0, 0.25, 1], [[R, R, R]], 3), [0, 0.25, 0.5, 1])
})

test('of a step and a row within a millionth of a step of it the row stays, whichever comes first', () => {
  // steps of 1 at 0, 1 and 2
  const withRow = (w: number) => responseGrid([0, w, 2], [[1, 1, 1]], 3)
  for (const off of [-0.995e-6, 0.995e-6]) assert.deepEqual(withRow(1 + off), [0, 1 + off, 2])
  assert.deepEqual(withRow(1 - 1.005e-6), [0, 1 - 1.005e-6, 1, 2])
  assert.deepEqual(withRow(1 + 1.005e-6), [0, 1, 1 + 1.005e-6, 2])
})

test('waves outside move what the ends of the table say', () => {
  near(missedAmplitude({ below: 0.1, above: 0.2, low: 1, high: 0.5, variance: 1 }), Math.sqrt(1.15) - 1)
  // 0.1 2^2 + 0.2 0.5^2 = 0.45
  near(missedAmplitude({ below: 0.1, above: 0.2, low: 2, high: 0.5, variance: 1 }), Math.sqrt(1.45) - 1)
  // as much outside as within, of a vessel that hardly moves: the root of twice
  near(missedAmplitude({ below: 1, above: 0, low: 0.01, high: 0, variance: 1e-4 }), Math.SQRT2 - 1)
  assert.equal(missedAmplitude({ below: 0.1, above: 0, low: 0, high: 1, variance: 1 }), 0)
  assert.equal(missedAmplitude({ below: 0.1, above: 0, low: 1, high: 1, variance: 0 }), Number.POSITIVE_INFINITY)
})
