/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { CRITICAL_CHOKE } from './choke-laws.ts'

test('each reach ends where its source has it', () => {
  assertEnds(CRITICAL_CHOKE, { to: 0.588 }, '-', 'above')
})
