/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { WARM_WATER } from './capacity.ts'

test('each reach ends where its source has it', () => {
  assertEnds(WARM_WATER, { to: 30 }, 'degC', 'above')
})
