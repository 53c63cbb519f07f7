/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { ANGLE_REACH } from './normal-force.ts'
import { DISTANCE_REACH, REYNOLDS_REACH } from './stall.ts'

test('each reach ends where its source has it', () => {
  assertEnds(ANGLE_REACH, { to: 35 }, 'deg', 'above')
  assertEnds(DISTANCE_REACH, { to: 2 }, '-', 'above')
  assertEnds(REYNOLDS_REACH, { from: 100000 }, '-', 'below')
})
