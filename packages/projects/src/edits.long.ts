/** Ten thousand random edits, which take half a minute. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { walked } from './edits.fixture.ts'

test('of ten thousand random edits none leaves a calculation current whose inputs are not those of its run', async () => {
  const { changes, held } = await walked(10_000, 39)
  assert.ok(changes > 2000, `${changes} sound edits`)
  assert.ok(held > 10_000, `${held} current cases were held to the model`)
})
