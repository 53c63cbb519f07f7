/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { SOIL_STIFFNESS } from './boundary.ts'
import { LOCK_IN } from './cross-flow.ts'
import { CURRENT_SHARE } from './in-line.ts'
import { SPAN_COMPRESSION, SPAN_SAG, SPAN_SLENDERNESS } from './response-quantities.ts'

test('each reach ends where its source has it', () => {
  assertEnds(SOIL_STIFFNESS, { from: 0, to: 7.7 }, '-', 'either')
  assertEnds(LOCK_IN, { to: 16 }, '-', 'above')
  assertEnds(CURRENT_SHARE, { from: 0.5 }, '-', 'below')
  assertEnds(SPAN_COMPRESSION, { to: 0.5 }, '-', 'above')
  assertEnds(SPAN_SAG, { to: 2.5 }, '-', 'above')
  assertEnds(SPAN_SLENDERNESS, { from: 30, to: 140 }, '-', 'above')
})
