/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { ENVELOPE_SLENDERNESS } from './caisson-interaction.ts'
import { PADEYE_ANGLE } from './embedded-line.ts'
import { BI_DEPTH, CASE_HISTORIES, WITHOUT_OVERBURDEN, YOUD_DEPTH } from './liquefaction-demand.ts'
import { PLATE_DEPTH } from './plate-anchor.ts'

test('each reach ends where its source has it', () => {
  assertEnds(ENVELOPE_SLENDERNESS, { from: 1.5, to: 5 }, '-', 'either')
  assertEnds(PADEYE_ANGLE, { to: 90 }, 'deg', 'above')
  assertEnds(BI_DEPTH, { to: 20 }, 'm', 'above')
  assertEnds(CASE_HISTORIES, { from: 5.5, to: 8.5 }, '-', 'either')
  assertEnds(WITHOUT_OVERBURDEN, { to: 100 }, 'kPa', 'above')
  assertEnds(YOUD_DEPTH, { to: 23 }, 'm', 'above')
  assertEnds(PLATE_DEPTH, { from: 1 }, '-', 'below')
})
