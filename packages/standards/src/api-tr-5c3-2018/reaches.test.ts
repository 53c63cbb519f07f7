/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { CASING_RATIO, COLLAPSE_YIELD } from './collapse.ts'

test('each reach ends where its source has it', () => {
  assertEnds(CASING_RATIO, { from: 4, to: 60 }, '-', 'above')
  assertEnds(COLLAPSE_YIELD, { from: 40000, to: 155000 }, 'psi', 'either')
})
