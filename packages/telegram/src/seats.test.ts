/** Conversations are bounded in number and in time, and a user is told of what was dropped. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Seat, seatOf } from './seats.ts'

const LIMITS = { conversations: 2, idleMs: 1000 }
const search = { query: 'x', answer: { fits: true, unmatched: [], hits: [] } }

function begin(seats: Map<number, Seat>, user: number, now: number): Seat {
  const seat = seatOf(seats, user, now, LIMITS)
  seat.conversation = { ...seat.conversation, found: search, chosen: { version: {}, schema: {} } as never }
  return seat
}

test('an hour without a message drops what was begun, and no button of before fits the next conversation', () => {
  const seats = new Map<number, Seat>()
  const { turn } = begin(seats, 1, 5000).conversation
  assert.ok(seatOf(seats, 1, 5900, LIMITS).conversation.chosen)
  const after = seatOf(seats, 1, 7000, LIMITS)
  assert.equal(after.conversation.chosen, undefined)
  assert.match(after.dropped ?? '', /hour/)
  assert.ok(after.conversation.turn > turn)
})

test('one conversation too many drops the one that was silent longest, but none in which something is being done', () => {
  const seats = new Map<number, Seat>()
  begin(seats, 1, 1).waiting = 1
  begin(seats, 2, 2)
  begin(seats, 3, 3)
  assert.ok(seats.get(1)?.conversation.chosen, 'a run is in hand')
  begin(seats, 4, 4)
  assert.equal(seats.get(2)?.conversation.chosen, undefined)
  assert.match(seats.get(2)?.dropped ?? '', /discarded/)
  assert.ok(seats.get(4)?.conversation.chosen)
})
