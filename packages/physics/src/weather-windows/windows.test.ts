/** Claims about windows: the script's values, hand counts, and slow counting of random records. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import fc from 'fast-check'
import * as equations from './equations.ts'
import { aroundQuantile, feasibleStarts, runsOf, samplesInRuns, waitingOf } from './windows.ts'
import worked from './worked.json' with { type: 'json' }

test('shares and lengths are those of the script', () => assertScriptAgrees(equations, worked))

const record = (text: string) => [...text].map((sign) => sign === 'x')

test('runs of 2, 4, 5 and 1 samples are found where they begin, and to the end of the record', () => {
  assert.deepEqual(runsOf(record('xx-xxxx-xxxxx--x')), [
    { from: 0, length: 2 },
    { from: 3, length: 4 },
    { from: 8, length: 5 },
    { from: 15, length: 1 },
  ])
  assert.deepEqual(runsOf([]), [])
  assert.deepEqual(runsOf(record('---')), [])
})

test('a window of three has two starts in a run of four and three in one of five', () => {
  assert.deepEqual(feasibleStarts(runsOf(record('xx-xxxx-xxxxx--x')), 3), [3, 4, 8, 9, 10])
})

test('every start waits for the next feasible one; after the last there is none', () => {
  const { delays, without } = waitingOf([3, 4, 8], 12)
  assert.deepEqual(delays, [0, 0, 0, 1, 1, 2, 2, 3, 3])
  assert.equal(without, 3)
  assert.deepEqual(waitingOf([], 5), { delays: [], without: 5 })
})

test('a quantile lies between the ordered values around its position, at the ends on them', () => {
  assert.deepEqual(aroundQuantile([1, 2, 4], 0.75), [2, 4])
  assert.deepEqual(aroundQuantile([1, 2, 4], 0), [1, 1])
  assert.deepEqual(aroundQuantile([1, 2, 4], 1), [4, 4])
  assert.deepEqual(aroundQuantile([7], 0.9), [7, 7])
})

test('persistence counts the samples of runs that are long enough', () => {
  const runs = runsOf(record('xx-xxxx-xxxxx--x'))
  assert.deepEqual(
    [1, 2, 4, 5, 6].map((least) => samplesInRuns(runs, least)),
    [12, 11, 9, 5, 0],
  )
})

test('counting sample by sample gives the same starts and delays', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 60 }), fc.integer({ min: 1, max: 8 }), (workable, K) => {
      const slow = workable.flatMap((_, i) => {
        const window = workable.slice(i, i + K)
        return window.length === K && window.every(Boolean) ? [i] : []
      })
      const starts = feasibleStarts(runsOf(workable), K)
      assert.deepEqual(starts, slow)
      const delays = workable.flatMap((_, i) => slow.find((start) => start >= i) ?? []).map((start, i) => start - i)
      const found = waitingOf(starts, workable.length)
      assert.deepEqual(
        found.delays,
        delays.toSorted((a, b) => a - b),
      )
      assert.equal(found.without, workable.length - delays.length)
    }),
  )
})
