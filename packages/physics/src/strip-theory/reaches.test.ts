/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { ENCOUNTER_REACH, SLENDER_REACH, SPEED_REACH } from './reach.ts'

test('each reach ends where its source has it', () => {
  assertEnds(ENCOUNTER_REACH, { from: 0.1 }, '-', 'below')
  assertEnds(SLENDER_REACH, { from: 3 }, '-', 'below')
  assertEnds(SPEED_REACH, { to: 0.4 }, '-', 'above')
})
