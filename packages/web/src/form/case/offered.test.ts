import assert from 'node:assert/strict'
import test from 'node:test'
import { text } from '@keelson/workflow'
import { isOffered } from './field-kind.ts'

test('what a file supersedes has a box only where a case of before has it', () => {
  const said = { title: 'Record as CSV', description: 'Samples as text.' }
  assert.equal(isOffered(text(said), false), true)
  assert.equal(isOffered(text({ ...said, superseded: 'file' }), false), false)
  assert.equal(isOffered(text({ ...said, superseded: 'file' }), true), true)
})
