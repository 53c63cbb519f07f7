/** Claims about the statistics of a study's outputs. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { betaCumulative } from '@keelson/numerics/beta.ts'
import { NumericsError } from '@keelson/numerics/errors.ts'
import { normalQuantile } from '@keelson/numerics/normal.ts'
import { countedSource } from '@keelson/numerics/philox.ts'
import { histogramOf } from './histogram.ts'
import { boundingRanks } from './order-statistics.ts'
import { probabilityOf } from './probability.ts'
import { sobolIndicesOf } from './sobol-indices.ts'
import { extremesOf, summaryOf } from './summary.ts'

const near = (actual: number, expected: number, relative: number, said = '') =>
  assert.ok(Math.abs(actual - expected) <= relative * Math.abs(expected), `${said} ${actual} for ${expected}`)
const source = countedSource(1, 9)
const uniforms = (count: number) => source.uniforms(0, count)
const normals = (count: number) => uniforms(count).map(normalQuantile)

test('mean, spread and percentiles are those of numpy', () => {
  // numpy 2.4: percentile (linear) and std(ddof=1) of these ten.
  const { mean, standard_deviation, percentiles } = summaryOf(Float64Array.of(3, 1, 4, 1, 5, 9, 2, 6, 5, 3.5))
  assert.equal(mean, 3.95)
  near(standard_deviation ?? 0, 2.4545875417267156, 1e-14)
  const expected = [1.0, 1.0, 1.0, 2.25, 3.75, 5.0, 6.299999999999999, 7.649999999999997, 8.73]
  for (const [i, { value }] of percentiles?.entries() ?? []) near(value, expected[i] as number, 1e-14)
  assert.deepEqual(
    percentiles?.map(({ p }) => p),
    [1, 5, 10, 25, 50, 75, 90, 95, 99],
  )
})

test('the extremes stand at the first of equals', () => {
  const found = extremesOf(Float64Array.of(2, 7, -1, 7, -1))
  assert.deepEqual(found, { count: 5, minimum: -1, maximum: 7, minimum_at: 2, maximum_at: 1, mean: 2.8 })
  assert.equal(extremesOf(Float64Array.of(0.1, 0.1, 0.1)).mean, 0.1)
})

test('statistics of no values, or of one that is none, are refused', () => {
  assert.throws(() => summaryOf(new Float64Array(0)), NumericsError)
  assert.throws(() => summaryOf(Float64Array.of(1, Number.NaN)), NumericsError)
  assert.throws(() => summaryOf(Float64Array.of(1, Number.POSITIVE_INFINITY)), NumericsError)
})

test('one value has a summary, which bounds only what it can, and no histogram', () => {
  const { standard_deviation, percentiles, histogram } = summaryOf(Float64Array.of(3))
  assert.equal(standard_deviation, 0)
  assert.deepEqual(new Set(percentiles?.map(({ value }) => value)), new Set([3]))
  // It lies above the 1st percentile with 99 %, above the 5th with no more than 95 %, where 97.5 % are asked of an end.
  assert.deepEqual(percentiles?.[0]?.interval, [null, 3])
  assert.deepEqual(percentiles?.[8]?.interval, [3, null])
  assert.ok(percentiles?.slice(1, 8).every(({ interval }) => interval.every((end) => end === null)))
  assert.equal(histogram, undefined)
})

test('the ranks that bound a quantile are the tightest whose tails hold', () => {
  // SciPy 1.17: binom.cdf(39, 100, 0.5) is 0.0176, and binom.cdf(40, 100, 0.5) 0.0284.
  assert.deepEqual(boundingRanks(100, 0.5, 0.025), [40, 61])
  assert.deepEqual(boundingRanks(10, 0.5, 0.025), [2, 9])
  assert.deepEqual(boundingRanks(5, 0.5, 0.025), [0, 6])
  // 59 values bound the 95th percentile from above by the largest with 95 % (Wilks, 1941).
  assert.deepEqual([boundingRanks(58, 0.95, 0.05)[1], boundingRanks(59, 0.95, 0.05)[1]], [59, 59])
  for (const n of [7, 60, 999, 20_000]) {
    for (const p of [0.01, 0.1, 0.5, 0.95]) {
      const [low, high] = boundingRanks(n, p, 0.025)
      const fewerThan = (rank: number) => (rank <= 0 ? 0 : betaCumulative(1 - p, n - rank + 1, rank))
      const atLeast = (rank: number) => (rank > n ? 0 : betaCumulative(p, rank, n - rank + 1))
      assert.ok(fewerThan(low) <= 0.025 && fewerThan(low + 1) > 0.025)
      assert.ok(atLeast(high) <= 0.025 && (high === 1 || atLeast(high - 1) > 0.025))
    }
  }
})

test('intervals of percentiles cover those of the population as often as they say', () => {
  // 400 samples of 200: fewer than 364 of 400 (91 %) has a chance below 1 in 1,000 where each covers with 95 %.
  for (const index of [2, 4, 7]) {
    const covered = Array.from({ length: 400 }, (_, i) => summaryOf(source.uniforms(i + 1, 200))).filter(
      ({ percentiles }) => {
        const { p = 0, interval } = percentiles?.[index] ?? { interval: [null, null] }
        return (interval[0] ?? 0) <= p / 100 && p / 100 <= (interval[1] ?? 1)
      },
    ).length
    assert.ok(covered >= 364, `${index}: ${covered}`)
  }
})

test('a histogram counts every value in bins of equal, round width, sixty at most', () => {
  const heavy = normals(3000).map((y) => Math.exp(2 * y))
  for (const values of [
    normals(3000),
    heavy,
    uniforms(50),
    Float64Array.of(0, 1, 1, 1, 1),
    normals(400).map((y) => 1e6 + 1e-3 * y),
  ]) {
    const { edges, counts } = histogramOf(values.slice().sort()) ?? { edges: [], counts: [] }
    assert.equal(edges.length, counts.length + 1)
    assert.ok(counts.length >= 1 && counts.length <= 60, String(counts.length))
    assert.equal(
      counts.reduce((sum, count) => sum + count),
      values.length,
    )
    const step = (edges[1] as number) - (edges[0] as number)
    for (const [i, count] of counts.entries()) {
      const [low, high] = [edges[i] as number, edges[i + 1] as number]
      near(high - low, step, 1e-6)
      const isLast = i === counts.length - 1
      assert.equal(values.filter((x) => x >= low && (x < high || (isLast && x === high))).length, count)
    }
  }
  assert.deepEqual(histogramOf(Float64Array.of(0, 1, 2, 3, 4)), { edges: [0, 5], counts: [5] })
  assert.equal(histogramOf(Float64Array.of(2, 2, 2)), undefined)
})

test('a million values are summed up in less than a second', () => {
  const values = normals(1_000_000)
  const before = process.cpuUsage()
  summaryOf(values)
  const { user, system } = process.cpuUsage(before)
  assert.ok(user + system < 1e6, `${(user + system) / 1e3} ms`)
})

test('the interval of a probability is that of Clopper and Pearson', () => {
  // SciPy 1.17: beta.ppf(0.025, k, n - k + 1) and beta.ppf(0.975, k + 1, n - k).
  const table = [
    [1, 10, 0.002528578544462, 0.4450161170282],
    [7, 100, 0.02860528890744, 0.1389197284559],
    [42, 10000, 0.003028616921924, 0.005672984624943],
    [3, 1000000, 6.186725501906e-7, 8.767247788068e-6],
    [500000, 1000000, 0.4990195191953, 0.5009804808047],
    [99, 100, 0.9455406146079, 0.999746853967],
  ] as const
  for (const [failures, count, low, high] of table) {
    const { interval, probability } = probabilityOf(failures, count)
    assert.equal(probability, failures / count)
    near(interval[0], low, 1e-11, `${failures}`)
    near(interval[1], high, 1e-11, `${failures}`)
  }
  // 1 - 0.025^(1/n) where none failed.
  near(probabilityOf(0, 1000).interval[1], 1 - 0.025 ** (1 / 1000), 1e-12)
})

test('the reliability index is the normal quantile of the probability, and none at 0 and 1', () => {
  near(probabilityOf(135, 100_000).reliability_index ?? 0, 2.99998, 1e-4)
  assert.equal(probabilityOf(0, 10).reliability_index, null)
  assert.equal(probabilityOf(10, 10).reliability_index, null)
  assert.deepEqual(probabilityOf(10, 10).interval[1], 1)
  assert.throws(() => probabilityOf(11, 10), NumericsError)
  assert.throws(() => probabilityOf(0, 0), NumericsError)
})

test('the estimates of indices are those of their formulas', () => {
  // Two inputs, three rows: A, B, AB_1, AB_2.
  const rows = [
    [1, 4, 2, 3],
    [5, 2, 6, 1],
    [3, 6, 4, 7],
  ] as const
  const reading = sobolIndicesOf(Float64Array.from(rows.flat()), ['x', 'y'], 1)
  assert.ok('indices' in reading)
  const sample = rows.flatMap((row) => row.slice(0, 2))
  const middle = sample.reduce<number>((sum, y) => sum + y, 0) / 6
  const variance = sample.reduce((sum, y) => sum + (y - middle) ** 2, 0) / 6
  const mean = (f: (row: (typeof rows)[number]) => number) => rows.reduce((sum, row) => sum + f(row), 0) / 3
  near(reading.indices[0]?.first_order ?? 0, mean(([a, b, x]) => (b - middle) * (x - a)) / variance, 1e-12)
  near(reading.indices[1]?.first_order ?? 0, mean(([a, b, , y]) => (b - middle) * (y - a)) / variance, 1e-12)
  near(reading.indices[0]?.total ?? 0, mean(([a, , x]) => (a - x) ** 2) / 2 / variance, 1e-12)
  near(reading.indices[1]?.total ?? 0, mean(([a, , , y]) => (a - y) ** 2) / 2 / variance, 1e-12)
  assert.deepEqual(
    reading.indices.map(({ param }) => param),
    ['x', 'y'],
  )
})

test('indices are the same whenever they are asked, and their intervals follow from the seed', () => {
  const values = uniforms(4 * 300)
  const first = sobolIndicesOf(values, ['a', 'b'], 5)
  assert.deepEqual(sobolIndicesOf(values, ['a', 'b'], 5), first)
  assert.notDeepEqual(sobolIndicesOf(values, ['a', 'b'], 6), first)
})

test('an output that does not vary, or has no value somewhere, has no indices but a reason', () => {
  const reasonOf = (values: Float64Array) => {
    const reading = sobolIndicesOf(values, ['a', 'b'], 1)
    return 'reason' in reading ? reading.reason : ''
  }
  assert.equal(reasonOf(new Float64Array(40).fill(2.5)), 'the output is 2.5 at all points')
  assert.match(reasonOf(Float64Array.from({ length: 40 }, (_, i) => 1000 + 1e-13 * (i % 3))), /is 1000 at all points/)
  assert.match(reasonOf(uniforms(40).fill(Number.NaN, 3, 5)), /no value at 2 of 40 points/)
  assert.match(reasonOf(uniforms(4)), /one row/)
  assert.throws(() => sobolIndicesOf(uniforms(41), ['a', 'b'], 1), NumericsError)
})

test('indices of 100,000 rows take less than two seconds', () => {
  const values = uniforms(100_000 * 12)
  const params = Array.from({ length: 10 }, (_, i) => `x${i}`)
  const before = process.cpuUsage()
  sobolIndicesOf(values, params, 1)
  const { user, system } = process.cpuUsage(before)
  assert.ok(user + system < 2e6, `${(user + system) / 1e3} ms`)
})
