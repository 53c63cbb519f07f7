/** Claims about ranks under any weights: shares that are known, one of each rank, ties, and the same again for a seed. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rankShares, standardError } from './robustness.ts'

const DRAWS = { samples: 40_000, seed: 3 }
/** A compromise of 6 and 6 between 10 and 0 and 0 and 10 leads for weights between 0.4 and 0.6. */
const compromise = (w: Float64Array) => {
  const [a = 0, b = 0] = w
  return [10 * a, 10 * b, 6 * a + 6 * b]
}

test('a compromise leads in a fifth of all weights of two criteria', () => {
  const shares = rankShares(3, 2, DRAWS, compromise).map(([first = 0]) => first)
  ;[0.4, 0.4, 0.2].forEach((exact, i) => {
    assert.ok(Math.abs((shares[i] ?? 0) - exact) < 4 * standardError(exact, DRAWS.samples))
  })
})

test('weights of three criteria are drawn evenly: each is the largest in a third, and one is above a half in a quarter', () => {
  const [heavy = 0] = rankShares(2, 3, DRAWS, ([a = 0]) => [a, 0.5]).map(([first = 0]) => first)
  assert.ok(Math.abs(heavy - 0.25) < 4 * standardError(0.25, DRAWS.samples))
  for (const [first = 0] of rankShares(3, 3, DRAWS, (w) => w))
    assert.ok(Math.abs(first - 1 / 3) < 4 * standardError(1 / 3, DRAWS.samples))
})

test('every alternative has one rank in each draw, and every rank one alternative', () => {
  const shares = rankShares(3, 2, DRAWS, compromise)
  for (const row of shares) assert.ok(Math.abs(row.reduce((a, b) => a + b) - 1) < 1e-12)
  for (const j of [0, 1, 2]) assert.ok(Math.abs(shares.reduce((sum, row) => sum + (row[j] ?? 0), 0) - 1) < 1e-12)
})

test('of equals the one that stands first leads', () => {
  assert.deepEqual(
    rankShares(2, 2, DRAWS, () => [1, 1]),
    [
      [1, 0],
      [0, 1],
    ],
  )
})

test('the same seed gives the same shares', () => {
  assert.deepEqual(rankShares(3, 2, DRAWS, compromise), rankShares(3, 2, DRAWS, compromise))
  assert.notDeepEqual(rankShares(3, 2, DRAWS, compromise), rankShares(3, 2, { ...DRAWS, seed: 4 }, compromise))
})

test('the weights of every draw sum to 1', () => {
  const sums: number[] = []
  rankShares(2, 3, { samples: 50, seed: 3 }, (w) => {
    sums.push(w.reduce((sum, one) => sum + one))
    return [1, 0]
  })
  for (const sum of sums) assert.ok(Math.abs(sum - 1) < 1e-12)
  assert.equal(sums.length, 50)
})

test('the standard error of a share is that of a count of yes and no: half of 100 draws within 0.05, a fifth within 0.04', () => {
  assert.ok(Math.abs(standardError(0.5, 100) - 0.05) < 1e-15)
  assert.ok(Math.abs(standardError(0.2, 100) - 0.04) < 1e-15)
  assert.equal(standardError(1, 100), 0)
})
