/** Claims about tallies of cycles: sums, classes and the list that ends where it grows too long. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { CycleTally, countsByRange } from './cycle-tally.ts'
import { RainflowCounter } from './rainflow.ts'

const ASTM = [-2, 1, -3, 5, -1, 3, -4, 4, -2]

function tallied(history: readonly number[], { m = 4, listed = 100 } = {}): CycleTally {
  const tally = new CycleTally({ minimum: Math.min(...history), maximum: Math.max(...history), m, listed })
  const counter = new RainflowCounter((from, to, count) => tally.add(from, to, count))
  counter.push(history)
  counter.end()
  return tally
}

test('sums and largest range of the example of the standard', () => {
  const { cycles, cubes, powers, largest } = tallied(ASTM)
  const sum = (power: number) => 0.5 * 3 ** power + 1.5 * 4 ** power + 0.5 * 6 ** power + 8 ** power + 0.5 * 9 ** power
  assert.deepEqual([cycles, cubes, powers, largest], [4, sum(3), sum(4), 9])
})

test('cycles are listed by range, then mean, and not at all where they are too many', () => {
  const list = tallied(ASTM).listed()
  assert.deepEqual(
    list?.map(({ range, mean }) => [range, mean]),
    [
      [3, -0.5],
      [4, -1],
      [4, 1],
      [6, 1],
      [8, 0],
      [8, 1],
      [9, 0.5],
    ],
  )
  assert.equal(tallied(ASTM, { listed: 7 }).listed()?.length, 7)
  assert.equal(tallied(ASTM, { listed: 6 }).listed(), null)
})

test('ranges as good as equal count together', () => {
  const cycle = (range: number, count: number) => ({ range, mean: 0, count })
  assert.deepEqual(countsByRange([cycle(1, 1), cycle(1 + 1e-9, 0.5), cycle(1 + 1e-7, 1), cycle(2, 1)]), [
    { range: 1, count: 1.5 },
    { range: 1 + 1e-7, count: 1 },
    { range: 2, count: 1 },
  ])
  assert.deepEqual(countsByRange([]), [])
})

test('a cycle stands in the class of its range and of its mean', () => {
  const tally = new CycleTally({ minimum: -10, maximum: 10, m: 3, listed: 0 })
  tally.add(-10, 10, 1)
  tally.add(-10, -9.5, 0.5)
  tally.add(8, 9.5, 2)
  const filled = [...tally.classes.entries()].filter(([, n]) => n > 0)
  assert.deepEqual(filled, [
    [0, 0.5],
    [19, 2],
    [195, 1],
  ])
})

test('the class of the highest mean holds one that is as high as the record', () => {
  const tally = new CycleTally({ minimum: -10, maximum: 10, m: 3, listed: 0 })
  tally.add(10, 9.999999999999998, 1)
  assert.equal(tally.classes[9], 1)
})

test('a tally of nothing is nothing, in two hundred classes', () => {
  const { cycles, cubes, powers, largest, classes } = new CycleTally({ minimum: 0, maximum: 1, m: 3, listed: 5 })
  assert.deepEqual([cycles, cubes, powers, largest, classes.length], [0, 0, 0, 0, 200])
})

test('the classes hold every cycle once', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 2, maxLength: 100 }), (history) => {
      const { classes, cycles } = tallied(history)
      assert.equal(
        classes.reduce((a, b) => a + b, 0),
        cycles,
      )
    }),
  )
})
