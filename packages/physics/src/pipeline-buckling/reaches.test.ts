/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { SMALL_SLOPES } from './hobbs-lateral.ts'
import { UNIVERSAL_CURVE } from './palmer.ts'

test('each reach ends where its source has it', () => {
  assertEnds(SMALL_SLOPES, { to: 0.1 }, '-', 'above')
  assertEnds(UNIVERSAL_CURVE, { from: 2 }, '-', 'below')
})
