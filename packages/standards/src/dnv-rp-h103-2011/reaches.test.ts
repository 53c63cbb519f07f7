/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { PERIOD_REACH, STEEPNESS_REACH } from './waves.ts'

test('each reach ends where its source has it', () => {
  assertEnds(PERIOD_REACH, { to: 13 }, 's', 'above')
  assertEnds(STEEPNESS_REACH, { from: 8.9 }, '-', 'below')
})
