/** Claims about counted work: it is the calls that were made, and the same each time. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { callsOf } from './counted-calls.ts'

const called = (times: number) => () => {
  for (let n = 0; n < times; n++) Number.isFinite(half(n))
}
const half = (n: number) => n / 2

test('every call counts, however often the work was done before', () => {
  const [none = 0, thousand, again, more] = callsOf([called(0), called(1000), called(1000), called(50_000)])
  assert.deepEqual([thousand, again, more], [none + 1000, none + 1000, none + 50_000])
})
