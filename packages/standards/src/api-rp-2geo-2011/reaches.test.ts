/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { INTO_BEARING_LAYER } from './axial.ts'
import { TESTED_RATIO } from './clay.ts'
import { SHALLOW_EMBEDMENT } from './effective-area.ts'
import { SOFT_CLAY } from './py-clay.ts'

test('each reach ends where its source has it', () => {
  assertEnds(INTO_BEARING_LAYER, { from: 3 }, '-', 'below')
  assertEnds(TESTED_RATIO, { to: 3 }, '-', 'above')
  assertEnds(SHALLOW_EMBEDMENT, { to: 1 }, '-', 'above')
  assertEnds(SOFT_CLAY, { to: 96 }, 'kPa', 'above')
})
