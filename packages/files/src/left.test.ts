import assert from 'node:assert/strict'
import test from 'node:test'
import { leave, leaveAll, leaveOneMore, leftOf, leftTally } from './left.ts'

test('what is left out is counted, with its first ten lines', () => {
  const tally = leftTally()
  const kind = leave(tally, 'a', 1, 'of the kind a')
  for (let line = 2; line <= 30; line++) leaveOneMore(kind, line)
  leave(tally, 'b', 7)
  assert.deepEqual(leftOf(tally), [
    { what: 'of the kind a', count: 30, lines: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
    { what: 'b', count: 1, lines: [7] },
  ])
})

test('of very many kinds the first are told apart', () => {
  const tally = leftTally()
  for (let at = 0; at < 10_000; at++) leave(tally, `${at}`, at)
  assert.equal(leftOf(tally).length, 501)
  assert.deepEqual(leftOf(tally).at(-1)?.count, 9500)
})

test('a line on which several are left out is listed once, and two tallies add up', () => {
  const [tally, other] = [leftTally(), leftTally()]
  leave(tally, 'a', 1)
  leave(tally, 'a', 1)
  leave(other, 'a', 2, 'a', 5)
  leave(other, 'b', 3)
  leaveAll(tally, other)
  assert.deepEqual(leftOf(tally), [
    { what: 'a', count: 7, lines: [1, 2] },
    { what: 'b', count: 1, lines: [3] },
  ])
})
