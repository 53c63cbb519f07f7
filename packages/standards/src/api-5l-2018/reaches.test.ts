/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { LIMITED_DIAMETER, LIMITED_SLENDERNESS } from './out-of-roundness.ts'

test('each reach ends where its source has it', () => {
  assertEnds(LIMITED_DIAMETER, { from: 60.3, to: 1422 }, 'mm', 'either')
  assertEnds(LIMITED_SLENDERNESS, { to: 75 }, '-', 'above')
})
