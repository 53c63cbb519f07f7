/** Claims about what the points of a study say while it goes on. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countedSource } from '@keelson/numerics/philox.ts'
import { quantile } from '@keelson/numerics/statistics.ts'
import type { Plan } from '../plan.ts'
import type { Point } from '../point.ts'
import { extremesOf, summaryOf } from '../statistics/summary.ts'
import { keyOf, MOST_KEPT } from './kept-points.ts'
import { bytesOfPart, joinedParts, type Part, partMaker, partOfBytes } from './part.ts'
import { runningOf } from './running-of.ts'

/** Two numbers and a word of each point; the second number is not there at every third. */
const PLAN = {
  vary: { kind: 'list' },
  outputs: [{ type: 'number' }, { type: 'text' }, { type: 'number' }],
} as unknown as Plan
const OUTPUTS = ['first', 'second']
const source = countedSource(2, 9)
const uniform = (i: number): number => source.uniforms(i, 1)[0] ?? 0
const pointAt = (i: number): Point =>
  ({
    status: i % 10 === 0 ? 'ERROR' : i % 7 === 0 ? 'FAIL' : 'PASS',
    outputs: i % 10 === 0 ? [null, null, null] : [20 + uniform(i), 'word', i % 3 === 0 ? null : 1e5 * uniform(i + 1e6)],
  }) as unknown as Point

function partOf(first: number, end: number): Part {
  const { take, part } = partMaker(PLAN)
  for (let i = first; i < end; i++) take(i, pointAt(i))
  return part()
}
const inChunks = (total: number, length: number): Part =>
  Array.from({ length: Math.ceil(total / length) }, (_, k) =>
    partOf(k * length, Math.min(total, (k + 1) * length)),
  ).reduce(joinedParts)
const valuesOf = (total: number, place: number): Float64Array =>
  Float64Array.from(
    Array.from({ length: total }, (_, i) => pointAt(i).outputs[place]).filter((x) => typeof x === 'number'),
  )
const near = (actual: number, expected: number) =>
  assert.ok(Math.abs(actual - expected) <= 1e-12 * Math.abs(expected), `${actual} for ${expected}`)

test('of all points it says what the study says at its end: mean, deviation, extremes and counts', () => {
  const total = 20_000
  for (const length of [100, 999, total]) {
    const { statuses, outputs, points } = runningOf(inChunks(total, length), OUTPUTS, total)
    assert.deepEqual(points, { total, done: total })
    assert.equal(statuses.ERROR, total / 10)
    assert.equal(statuses.PASS + statuses.FAIL + statuses.ERROR + statuses.SKIPPED, total)
    for (const [k, place] of [0, 2].entries()) {
      const expected = summaryOf(valuesOf(total, place))
      const found = outputs[k]
      assert.ok(found)
      const { count, minimum, maximum } = extremesOf(valuesOf(total, place))
      assert.deepEqual([found.count, found.minimum, found.maximum], [count, minimum, maximum])
      near(found.mean, expected.mean)
      near(found.standard_deviation, expected.standard_deviation ?? Number.NaN)
    }
  }
})

test('the same chunks give the same numbers to the last bit, written down and read again or not', () => {
  const parts = [partOf(0, 400), partOf(400, 3000), partOf(3000, 5000)]
  const written = parts.map((part) => partOfBytes(bytesOfPart(part)))
  assert.deepEqual(written, parts)
  assert.deepEqual(bytesOfPart(written.reduce(joinedParts)), bytesOfPart(parts.reduce(joinedParts)))
})

test('the sample is of the same points whatever the chunks are, and takes no more room for more points', () => {
  const kept = inChunks(5000, 5000).kept
  for (const length of [50, 1500]) assert.deepEqual(inChunks(5000, length).kept, kept)
  assert.equal(kept.length, MOST_KEPT)
  const counted = Array.from({ length: 5000 }, (_, i) => i).filter((i) => i % 10 !== 0)
  const smallest = counted.map(keyOf).sort((a, b) => a - b)
  assert.deepEqual(
    kept.map(([key]) => key),
    smallest.slice(0, MOST_KEPT),
  )
  assert.equal(bytesOfPart(inChunks(5000, 700)).length, bytesOfPart(partOf(0, 2000)).length)
})

test('while all points are in the sample its percentiles are theirs', () => {
  const [first] = runningOf(partOf(0, 900), OUTPUTS, 5000).outputs
  const ascending = valuesOf(900, 0).sort()
  assert.deepEqual(
    first?.approximate_percentiles,
    [10, 50, 90].map((p) => {
      const value = quantile(ascending, p / 100)
      return { p, value, interval: [value, value] }
    }),
  )
})

test('the interval of an approximate percentile holds that of the points so far as often as it says', () => {
  const [covered, tried] = [0, 0, 0].reduce(
    ([held, all], _, k) => {
      const total = 3000 * (k + 2)
      const [first] = runningOf(partOf(0, total), OUTPUTS, total).outputs
      const ascending = valuesOf(total, 0).sort()
      const inside = (first?.approximate_percentiles ?? []).filter(({ p, interval: [low, high] }) => {
        const exact = quantile(ascending, p / 100)
        return low !== null && high !== null && low <= exact && exact <= high
      })
      return [held + inside.length, all + 3]
    },
    [0, 0],
  )
  assert.ok(covered >= tried - 1, `${covered} of ${tried}`)
})

test('it says of how many points it is, and gives no verdict', () => {
  const found = runningOf(partOf(0, 1200), OUTPUTS, 1_000_000)
  assert.match(found.so_far, /^interim, 1,200 of 1,000,000 points/)
  assert.deepEqual(Object.keys(found).sort(), ['confidence', 'outputs', 'points', 'so_far', 'statuses'])
})
