/** Claims about the random numbers: a seed gives the same again, another seed others, and their moments are those named. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type RandomSource, randomSource } from './random.ts'
import { mean, quantile, standardDeviation } from './statistics.ts'

const drawn = (seed: number, kind: Exclude<keyof RandomSource, 'below'>, count: number) => {
  const source = randomSource(seed)
  return Array.from({ length: count }, () => source[kind]())
}
const COUNT = 200_000
/** Four standard errors of a mean of as many numbers of deviation 1. */
const FAR = 4 / Math.sqrt(COUNT)

test('a seed gives the same numbers again, another seed others', () => {
  assert.deepEqual(drawn(7, 'uniform', 5), drawn(7, 'uniform', 5))
  assert.notDeepEqual(drawn(7, 'uniform', 5), drawn(8, 'uniform', 5))
  assert.notDeepEqual(drawn(7, 'uniform', 5), drawn(7 + 2 ** 32, 'uniform', 5))
  assert.notDeepEqual(drawn(0, 'uniform', 5), drawn(-1, 'uniform', 5))
})

test('evenly distributed numbers have mean 1/2 and variance 1/12, and are never 0 or 1', () => {
  const u = drawn(1, 'uniform', COUNT)
  assert.ok(Math.abs(mean(u) - 0.5) < FAR * Math.sqrt(1 / 12))
  assert.ok(Math.abs(standardDeviation(u) - Math.sqrt(1 / 12)) < FAR)
  assert.ok(u.every((x) => x > 0 && x < 1))
})

test('normal numbers have the moments and the tails of the normal distribution', () => {
  const z = drawn(2, 'normal', COUNT)
  assert.ok(Math.abs(mean(z)) < FAR)
  assert.ok(Math.abs(standardDeviation(z) - 1) < FAR)
  const sorted = z.toSorted((a, b) => a - b)
  assert.ok(Math.abs(quantile(sorted, 0.9) - 1.2815515655446004) < 0.015)
  assert.ok(Math.abs(quantile(sorted, 0.1) + 1.2815515655446004) < 0.015)
})

test('numbers that follow each other are not correlated', () => {
  const u = drawn(3, 'uniform', COUNT).map((x) => x - 0.5)
  const lagged = u.slice(1).map((x, i) => 12 * x * (u[i] ?? 0))
  assert.ok(Math.abs(mean(lagged)) < FAR)
})

test('exponential numbers have mean 1 and deviation 1', () => {
  const x = drawn(4, 'exponential', COUNT)
  assert.ok(Math.abs(mean(x) - 1) < FAR)
  assert.ok(Math.abs(standardDeviation(x) - 1) < 3 * FAR)
})

test('each of a few whole numbers comes as often', () => {
  const source = randomSource(5)
  const counts = [0, 0, 0, 0, 0, 0]
  for (let i = 0; i < 60_000; i++) {
    const k = source.below(6)
    counts[k] = (counts[k] ?? 0) + 1
  }
  for (const n of counts) assert.ok(Math.abs(n - 10_000) < 400)
})

test('a seed that is not whole is refused', () => {
  assert.throws(() => randomSource(0.5), /integer/)
})
