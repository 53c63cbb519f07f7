/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { MASS_REACH } from './padeye.ts'

test('each reach ends where its source has it', () => {
  assertEnds(MASS_REACH, { to: 25 }, 't', 'above')
})
