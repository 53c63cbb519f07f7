/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { ACCELERATION, SPECIFIC_GRAVITY, TEN_DIAMETERS_K } from './generalised-limits.ts'

test('each reach ends where its source has it', () => {
  assertEnds(ACCELERATION, { from: 0.003 }, '-', 'below')
  assertEnds(SPECIFIC_GRAVITY, { from: 1.05, to: 3 }, '-', 'either')
  assertEnds(TEN_DIAMETERS_K, { from: 5 }, '-', 'below')
})
