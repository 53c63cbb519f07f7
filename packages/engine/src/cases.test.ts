/** A case that expects a refusal names its place: the input, or an entry or a row within it, and no other. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { VerificationCase } from '@keelson/workflow'
import { judge } from './case-judgement.ts'

const refusal = (pointer: string): VerificationCase => ({
  id: 'refused',
  source: 'none',
  inputs: {},
  expect_refusal: true,
  pointer,
})
const problems = (named: string, at: string) =>
  judge(refusal(named), { refused: [{ pointer: at, message: 'is refused' }] }).problems

test('a refusal holds at the place that a case names, and at an entry or a row within it', () => {
  assert.deepEqual(problems('/frequencies', '/frequencies'), [])
  assert.deepEqual(problems('/frequencies', '/frequencies/0'), [])
  assert.deepEqual(problems('/offsets/2', '/offsets/2/x'), [])
})

test('a refusal elsewhere does not hold, however alike its name is', () => {
  assert.deepEqual(problems('/frequencies/0', '/frequencies'), ['is rejected at /frequencies, not at /frequencies/0'])
  assert.equal(problems('/frequencies', '/frequencies_of_waves').length, 1)
  assert.equal(problems('/offsets/2', '/offsets/20').length, 1)
})
