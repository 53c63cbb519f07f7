/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { CURVATURE_MEASURED } from './coil.ts'
import { ECCENTRICITY_FITTED, INDEX_FITTED, RATIO_FITTED } from './eccentric.ts'
import { INDEX_MEASURED } from './smooth-friction.ts'

test('each reach ends where its source has it', () => {
  assertEnds(CURVATURE_MEASURED, { from: 0.005, to: 0.08 }, '-', 'either')
  assertEnds(ECCENTRICITY_FITTED, { from: 0, to: 0.95 }, '-', 'either')
  assertEnds(INDEX_FITTED, { from: 0.4, to: 1 }, '-', 'either')
  assertEnds(RATIO_FITTED, { from: 0.3, to: 0.9 }, '-', 'either')
  assertEnds(INDEX_MEASURED, { from: 0.2, to: 1 }, '-', 'either')
})
