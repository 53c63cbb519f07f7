/** Claims about sampled studies of published problems; `problems.long.ts` is the whole form. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reliabilityProblems } from './problems.fixture.ts'
import { sensitivityProblems } from './sensitivity.fixture.ts'
import { solveReliability, solveSensitivity } from './solve.fixture.ts'

/** Of each interval: with all of them together some 60 in number, one in 17 seeds would see one missed. */
const CONFIDENCE = 0.999

test('the probabilities of failure of published problems lie within their intervals', () => {
  for (const problem of reliabilityProblems) {
    const { covers, interval } = solveReliability(problem, {
      method: 'random',
      count: 10_000,
      seed: 1,
      confidence: CONFIDENCE,
    })
    assert.ok(covers, `${problem.name}: ${interval}`)
  }
})

test('a scrambled Sobol sequence finds them with fewer points', () => {
  for (const problem of reliabilityProblems) {
    const { covers, interval } = solveReliability(problem, {
      method: 'sobol',
      count: 4096,
      seed: 1,
      confidence: CONFIDENCE,
    })
    assert.ok(covers, `${problem.name}: ${interval}`)
  }
})

test('the first-order and total indices of published problems lie within their intervals', () => {
  for (const { name, first, total, ...problem } of sensitivityProblems) {
    const indices = solveSensitivity(
      { name, first, total, ...problem },
      { method: 'sobol', count: 512, seed: 1, confidence: CONFIDENCE },
    )
    for (const [i, { first_order_interval, total_interval }] of indices.entries()) {
      assert.ok(isWithin(first[i] as number, first_order_interval), `${name} ${i}: ${first_order_interval}`)
      assert.ok(isWithin(total[i] as number, total_interval), `${name} ${i}: ${total_interval}`)
    }
  }
})

const isWithin = (x: number, [low, high]: readonly [number, number]) => low <= x && x <= high
