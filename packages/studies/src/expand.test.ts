/** Claims about the order and the number of cases. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { caseCount, expand, expansionProblems, FACTORIAL, indexOf, MOST_CASES, PAIRED, placesOf } from './expand.ts'

test('factorial cases are row-major: the last parameter varies fastest', () => {
  assert.deepEqual(expand(FACTORIAL, [2, 3]), [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 0],
    [1, 1],
    [1, 2],
  ])
})

test('paired cases go one to one', () => {
  assert.deepEqual(expand(PAIRED, [2, 2]), [
    [0, 0],
    [1, 1],
  ])
})

test('a single point is placed without the others, however many there are', () => {
  assert.deepEqual(placesOf(999_999_999_999, [1e6, 1e6]), [999_999, 999_999])
  assert.deepEqual(placesOf(1_000_001, [1e6, 1e6]), [1, 1])
})

test('every case stands where its places put it, and all are there', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 5 }), (lengths) => {
      const cases = expand(FACTORIAL, lengths)
      assert.equal(cases.length, caseCount(FACTORIAL, lengths))
      assert.ok(cases.every((places, k) => indexOf(FACTORIAL, lengths, places) === k))
      assert.equal(new Set(cases.map(String)).size, cases.length)
    }),
    { seed: 1, numRuns: 50 },
  )
})

test('ten thousand cases are run, one more is refused before anything is built', () => {
  assert.deepEqual(expansionProblems(FACTORIAL, [100, 100], '/p'), [])
  assert.equal(expansionProblems(FACTORIAL, [MOST_CASES + 1], '/p')[0]?.pointer, '/p')
  assert.match(expansionProblems(FACTORIAL, [1e6, 1e6, 1e6], '/p')[0]?.message ?? '', /at most 10,000/)
  assert.match(
    expansionProblems(PAIRED, [MOST_CASES + 1, MOST_CASES + 1], '/p')[0]?.message ?? '',
    /\(entered: 10,001\)$/,
  )
})

test('paired lists of unequal length are refused', () => {
  assert.match(expansionProblems(PAIRED, [2, 3], '/p')[0]?.message ?? '', /same length \(entered: 2, 3/)
})
