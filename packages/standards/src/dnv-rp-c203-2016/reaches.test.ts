/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { highCycle, steelInAir, steelInSeawater } from './sn-curves.ts'

test('each reach ends where its source has it', () => {
  assertEnds(highCycle, { from: 10000 }, '-', 'below')
  assertEnds(steelInAir, { to: 960 }, 'MPa', 'above')
  assertEnds(steelInSeawater, { to: 550 }, 'MPa', 'above')
})
