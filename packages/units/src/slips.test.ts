/** Misspelt words lie near to what was meant, other words do not. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { forgiven, slips } from './slips.ts'

test('a letter more, less or other, and two neighbours swapped, are one slip each', () => {
  for (const [a, b, n] of [
    ['sand', 'sand', 0],
    ['snad', 'sand', 1],
    ['sandd', 'sand', 1],
    ['snd', 'sand', 1],
    ['send', 'sand', 1],
    ['', 'abc', 3],
    ['milimter', 'millimeter', 2],
  ] as const) {
    assert.equal(slips(a, b), n, `${a}, ${b}`)
  }
})

test('slips count the same both ways, and never more than the longer word has letters', () => {
  const word = fc.string({ maxLength: 12 })
  fc.assert(
    fc.property(word, word, (a, b) => slips(a, b) === slips(b, a) && slips(a, b) <= Math.max(a.length, b.length)),
  )
})

test('a short word forgives less than a long one', () => {
  assert.deepEqual([2, 3, 5, 6, 9, 10, 30].map(forgiven), [0, 1, 1, 2, 2, 3, 3])
})
