/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { SHAPE_REACH } from './wind.ts'

test('each reach ends where its source has it', () => {
  assertEnds(SHAPE_REACH, { from: 0.4, to: 1.5 }, '-', 'below')
})
