/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { HORIZONTAL_FIELD } from './angles.ts'

test('each reach ends where its source has it', () => {
  assertEnds(HORIZONTAL_FIELD, { from: 6000 }, 'nT', 'below')
})
