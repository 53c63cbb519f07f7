/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { BENDING_THIN_WALL } from './bending.ts'
import { WELD_JOINT } from './burst.ts'

test('each reach ends where its source has it', () => {
  assertEnds(BENDING_THIN_WALL, { to: 50 }, '-', 'above')
  assertEnds(WELD_JOINT, { from: 1 }, '-', 'below')
})
