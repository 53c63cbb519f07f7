/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { STANDING_API, STANDING_GOR, STANDING_TEMPERATURE } from './standing.ts'

test('each reach ends where its source has it', () => {
  assertEnds(STANDING_API, { from: 16.5, to: 63.8 }, 'degAPI', 'either')
  assertEnds(STANDING_GOR, { from: 20, to: 1425 }, 'scf/stb', 'above')
  assertEnds(STANDING_TEMPERATURE, { from: 100, to: 258 }, 'degF', 'either')
})
