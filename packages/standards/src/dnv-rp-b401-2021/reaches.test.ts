/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { LONG_SLENDER, SPENT_FLUSH_WIDTH } from './anode-resistance.ts'

test('each reach ends where its source has it', () => {
  assertEnds(LONG_SLENDER, { from: 4 }, '-', 'below')
  assertEnds(SPENT_FLUSH_WIDTH, { to: 1 }, '-', 'above')
})
