/** Each check is in one state, and the state has one wording. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stateInWords, stateOf } from './check-states.ts'
import type { AcceptedAnswer } from './result.ts'

const made = { accepted: null, reason_kind: null }
const left = (reason_kind: 'unread' | 'other_mode' | 'not_requested' | null) =>
  ({ state: 'not_made', accepted: null, reason_kind }) as const

test('a check passes, fails, or counts as an engineer accepted it', () => {
  assert.equal(stateInWords({ state: 'pass', ...made }), 'passes')
  assert.equal(stateInWords({ state: 'fail', ...made }), 'fails')
  const accepted = { ...made, accepted: { by: 'N. N.' } as AcceptedAnswer }
  assert.equal(stateInWords({ state: 'pass', ...accepted }), 'accepted outside its limits')
  assert.equal(stateOf({ state: 'fail', ...accepted }), 'fails')
})

test('one that was not made is not assessed, with its reason, or belongs to another method', () => {
  assert.equal(stateInWords(left('unread')), 'not assessed (not read)')
  assert.equal(stateInWords(left('other_mode')), 'not applicable')
  assert.equal(stateInWords(left('not_requested')), 'not applicable')
  assert.equal(stateInWords(left(null)), 'not assessed or not applicable')
})
