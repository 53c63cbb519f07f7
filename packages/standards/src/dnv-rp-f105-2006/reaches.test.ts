/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { SCREENED_CURRENT } from './screening.ts'

test('each reach ends where its source has it', () => {
  assertEnds(SCREENED_CURRENT, { from: 2 / 3 }, '-', 'below')
})
