/** When a check stays open, and what the checks of a run say together. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { check, notChecked, openIf, statusOf } from './outcome.ts'

const passes = check({ demand: 1, capacity: 2 })
const fails = check({ demand: 3, capacity: 2 })
const idle = notChecked('not_requested', 'nothing asks for it')
const open = openIf('input_missing', 'no load is given', passes)

test('a reason opens a pass; a failure and a check that is not made stay as they are', () => {
  assert.deepEqual(open, { notChecked: 'no load is given', kind: 'input_missing', open: true, otherwise: passes })
  for (const made of [fails, idle, open]) assert.equal(openIf('contradiction', 'they contradict', made), made)
  assert.equal(openIf('contradiction', undefined, passes), passes)
})

test('a failure decides, then what is open; a check that nothing asks for says nothing', () => {
  assert.equal(statusOf({ passes, idle, left: undefined }), 'pass')
  assert.equal(statusOf({ passes, open }), 'not assessed')
  assert.equal(statusOf({ open, fails }), 'fail')
})
