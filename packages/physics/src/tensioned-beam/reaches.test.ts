/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { SMALL_ANGLE } from './joint.ts'
import { SLENDER_SPAN } from './uniform-modes.ts'

test('each reach ends where its source has it', () => {
  assertEnds(SMALL_ANGLE, { to: 15 }, 'deg', 'above')
  assertEnds(SLENDER_SPAN, { from: 10 }, '-', 'below')
})
