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

test('waves outside move what the ends of the table say', () => {
  near(missedAmplitude({ below: 0.1, above: 0.2, low: 1, high: 0.5, variance: 1 }), Math.sqrt(1.15) - 1)
  assert.equal(missedAmplitude({ below: 0.1, above: 0, low: 0, high: 1, variance: 1 }), 0)
  assert.equal(missedAmplitude({ below: 0.1, above: 0, low: 1, high: 1, variance: 0 }), Number.POSITIVE_INFINITY)
})
