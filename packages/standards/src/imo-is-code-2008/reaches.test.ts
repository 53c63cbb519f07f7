/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { BREADTH_REACH, CENTRE_REACH, PERIOD_REACH } from './weather.ts'

test('each reach ends where its source has it', () => {
  assertEnds(BREADTH_REACH, { to: 3.5 }, '-', 'above')
  assertEnds(CENTRE_REACH, { from: -0.3, to: 0.5 }, '-', 'either')
  assertEnds(PERIOD_REACH, { to: 20 }, 's', 'above')
})
