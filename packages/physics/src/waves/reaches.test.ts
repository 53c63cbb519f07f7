/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { crestUrsell } from './crests.ts'
import { driftCovered } from './mean-drift.ts'
import { gridTail } from './moments.ts'
import { shelfHeights, shelfPeriods } from './torsethaugen.ts'

test('each reach ends where its source has it', () => {
  assertEnds(crestUrsell, { to: 1 }, '-', 'above')
  assertEnds(driftCovered, { to: 5 }, '%', 'above')
  assertEnds(gridTail, { to: 1 }, '%', 'above')
  assertEnds(shelfHeights, { from: 0.5, to: 11 }, 'm', 'either')
  assertEnds(shelfPeriods, { from: 3.5, to: 19 }, 's', 'either')
})
