/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { LIFT_REACH } from './dynamic-amplification.ts'
import { BEND_REACH } from './slings.ts'

test('each reach ends where its source has it', () => {
  assertEnds(LIFT_REACH, { from: 3 }, 't', 'below')
  assertEnds(BEND_REACH, { from: 1 }, '-', 'below')
})
