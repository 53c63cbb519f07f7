/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { HEAD_ON_WATER, POWER_ON_WATER } from './gas.ts'

test('each reach ends where its source has it', () => {
  assertEnds(HEAD_ON_WATER, { to: 10 }, '%', 'above')
  assertEnds(POWER_ON_WATER, { to: 40 }, '%', 'above')
})
