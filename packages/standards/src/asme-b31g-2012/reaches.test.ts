/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { MODIFIED_YIELD } from './level-1.ts'

test('each reach ends where its source has it', () => {
  assertEnds(MODIFIED_YIELD, { to: 483 }, 'MPa', 'above')
})
