/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { BLOCK_REACH, HEADING_REACH } from './closed-form.ts'

test('each reach ends where its source has it', () => {
  assertEnds(BLOCK_REACH, { from: 0.5 }, '-', 'below')
  assertEnds(HEADING_REACH, { to: 60 }, 'deg', 'above')
})
