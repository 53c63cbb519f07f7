/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { EFFECTIVE_TENSION } from './thick-tube.ts'

test('each reach ends where its source has it', () => {
  assertEnds(EFFECTIVE_TENSION, { from: 0 }, 'kN', 'below')
})
