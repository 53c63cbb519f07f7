/** Claims about grids: exact ends, equal distances or ratios, in either direction. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { near, within } from '@keelson/units/testing.ts'
import fc from 'fast-check'
import { NumericsError } from './errors.ts'
import { logSpaced, spaced } from './spaced.ts'

const counts = fc.integer({ min: 2, max: 200 })
const positive = fc.double({ min: 1e-6, max: 1e6, noNaN: true })

test('numbers stand at equal distances between exact ends, rising or falling', () => {
  assert.deepEqual(spaced(1, 3, 5), [1, 1.5, 2, 2.5, 3])
  assert.deepEqual(spaced(3, 1, 3), [3, 2, 1])
  fc.assert(
    fc.property(positive, positive, counts, (from, to, count) => {
      const grid = spaced(from, to, count)
      assert.deepEqual([grid.length, grid[0], grid.at(-1)], [count, from, to])
      const step = (to - from) / (count - 1)
      const rounding = 1e-14 * Math.max(from, to)
      grid.slice(1).forEach((x, i) => {
        within(x - (grid[i] ?? Number.NaN), step, rounding)
      })
    }),
  )
})

test('numbers stand in equal ratios between exact ends, rising or falling, of either sign', () => {
  logSpaced(1, 100, 3).forEach((x, i) => {
    near(x, 10 ** i, 1e-15)
  })
  logSpaced(-8, -1, 4).forEach((x, i) => {
    near(x, -(2 ** (3 - i)), 1e-15)
  })
  fc.assert(
    fc.property(positive, positive, counts, (from, to, count) => {
      const grid = logSpaced(from, to, count)
      assert.deepEqual([grid.length, grid[0], grid.at(-1)], [count, from, to])
      const ratio = (to / from) ** (1 / (count - 1))
      grid.slice(1).forEach((x, i) => {
        near(x / (grid[i] ?? Number.NaN), ratio, 1e-13)
      })
    }),
  )
})

test('less than two numbers are no grid', () => {
  for (const count of [-1, 0, 1, 2.5, Number.NaN]) assert.throws(() => spaced(0, 1, count), NumericsError)
  assert.throws(() => logSpaced(1, 2, 1), NumericsError)
})
