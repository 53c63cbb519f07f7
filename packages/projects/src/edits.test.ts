import assert from 'node:assert/strict'
import { test } from 'node:test'
import { walked } from './edits.fixture.ts'

test('no random edit leaves a calculation current whose inputs are not those of its run', async () => {
  const { changes, held } = await walked(1000, 20_261_130)
  assert.ok(changes > 200, `${changes} sound edits`)
  assert.ok(held > 1000, `${held} current cases were held to the model`)
})
