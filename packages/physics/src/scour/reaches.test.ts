/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { SAND_GRAINS } from './mobility.ts'

test('each reach ends where its source has it', () => {
  assertEnds(SAND_GRAINS, { from: 0.063, to: 2 }, 'mm', 'either')
})
