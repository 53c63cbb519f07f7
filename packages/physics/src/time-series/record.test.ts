/** Claims about statistics in two readings, up-crossings, the highest third and the band-pass. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { within } from '@keelson/units/testing.ts'
import { Column, meanOfHighestThird, UpCrossings } from './crossings.ts'
import { Envelope } from './envelope.ts'
import { bandPass } from './filter.ts'
import { MomentsReader, RangeReader } from './record.ts'

function read(pieces: readonly (readonly number[])[]) {
  const range = new RangeReader()
  for (const piece of pieces) range.push(piece)
  const found = range.end()
  const moments = new MomentsReader(found.mean)
  for (const piece of pieces) moments.push(piece)
  return { ...found, ...moments.end() }
}

test('mean, ends and moments of a few numbers, in one piece or in two', () => {
  const expected = { count: 4, mean: 3, minimum: 1, maximum: 7, m2: 6, m3: 12, m4: 72 }
  assert.deepEqual(read([[1, 1, 3, 7]]), expected)
  assert.deepEqual(read([[1], [1, 3, 7]]), expected)
})

test('a small motion on a large mean keeps its digits over a million samples', () => {
  const piece = Array.from({ length: 1000 }, (_, j) => 1e8 + (j % 2 === 0 ? 0.25 : -0.25))
  const found = read(Array.from({ length: 1000 }, () => piece))
  assert.deepEqual([found.mean, found.m2, found.m4], [1e8, 0.0625, 0.00390625])
})

test('a mean keeps what large samples swallow, whichever come first', () => {
  assert.equal(read([[1e16, 1, 1, -1e16]]).mean, 0.5)
  assert.equal(read([[1, 1e16, 1, -1e16]]).mean, 0.5)
})

function crossed(level: number, pieces: readonly (readonly number[])[]) {
  const waves: [number, number][] = []
  const times: number[] = []
  const crossings = new UpCrossings(
    level,
    (high, low) => waves.push([high, low]),
    (at) => times.push(at),
  )
  for (const piece of pieces) crossings.push(piece)
  return { ...crossings.end(), waves, times }
}

test('an up-crossing comes from below to the level or above, on the straight line between', () => {
  const x = [-1, 3, 5, -2, -4, 0, 1, -1, 1]
  const expected = {
    count: 3,
    first: { index: 0, before: -1, after: 3 },
    last: { index: 7, before: -1, after: 1 },
    waves: [
      [5, -4],
      [1, -1],
    ],
    times: [0.25, 5, 7.5],
  }
  assert.deepEqual(crossed(0, [x]), expected)
  assert.deepEqual(crossed(0, [x.slice(0, 1), x.slice(1, 5), x.slice(5)]), expected)
})

test('a record that begins at the level or stays above has no crossing there', () => {
  assert.deepEqual(crossed(0, [[0, 1, 2]]), { count: 0, first: null, last: null, waves: [], times: [] })
  assert.deepEqual(crossed(1.5, [[0, 1, 2]]).times, [1.5])
})

test('the highest third is rounded down and one at least', () => {
  assert.equal(meanOfHighestThird(new Float64Array(0)), null)
  assert.equal(meanOfHighestThird(Float64Array.of(1, 4)), 4)
  assert.equal(meanOfHighestThird(Float64Array.of(1, 4, 9, 2, 8)), 9)
  assert.equal(meanOfHighestThird(Float64Array.of(10, 9, 8, 1, 100, 5)), 55)
})

test('a column holds all that is put in', () => {
  const column = new Column()
  for (let i = 0; i < 5000; i++) column.add(i)
  assert.deepEqual([column.length, column.values[4999], column.values.length], [5000, 4999, 5000])
})

const wave = (n: number, k: number, phase = 0) =>
  Array.from({ length: n }, (_, j) => Math.cos((2 * Math.PI * k * j) / n + phase))

test('a band keeps what lies in it with its corners, and nothing else, unshifted', () => {
  const [slow, mid, fast] = [wave(60, 3), wave(60, 6, 1), wave(60, 11)]
  const x = mid.map((m, j) => 5 + m + (slow[j] ?? 0) + (fast[j] ?? 0))
  const same = (got: Float64Array, want: readonly number[]) => {
    for (const [j, v] of got.entries()) within(v, want[j] ?? 0, 1e-12)
  }
  same(bandPass(x, 0.5, { low: 0.2, high: 0.2 }), mid)
  same(bandPass(x, 0.5, { low: 0.15, high: 0.3 }), mid)
  same(
    bandPass(x, 0.5, { high: 0.1 }),
    slow.map((s) => 5 + s),
  )
  same(bandPass(x, 0.5, { low: 0.3 }), fast)
  same(bandPass(x, 0.5, {}), x)
  same(
    bandPass(mid, 0.5, { high: 0.199 }),
    mid.map(() => 0),
  )
  same(
    bandPass(mid, 0.5, { low: 0.201 }),
    mid.map(() => 0),
  )
})

test('a short record is drawn whole, a long one by the ends of its stretches, in their order', () => {
  const drawn = (x: readonly number[], stretches: number) => {
    const envelope = new Envelope(x.length, stretches)
    for (const v of x) envelope.push([v])
    return envelope.end().map(({ at, value }) => [at, value])
  }
  const x = [3, 1, 4, 1, 5, 9, 2, 6]
  assert.deepEqual(drawn(x, 4), [...x.entries()])
  assert.deepEqual(drawn(x, 2), [
    [1, 1],
    [2, 4],
    [5, 9],
    [6, 2],
  ])
  assert.deepEqual(drawn([7, 7, 7, 7, 7], 1), [[0, 7]])
})
