/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { DERATING_TABLE } from './temperature.ts'

test('each reach ends where its source has it', () => {
  assertEnds(DERATING_TABLE, { to: 232 }, 'degC', 'above')
})
