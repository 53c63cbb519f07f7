/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { DAMPING } from './rod-string.ts'

test('each reach ends where its source has it', () => {
  assertEnds(DAMPING, { from: 0.05, to: 0.3 }, '-', 'above')
})
