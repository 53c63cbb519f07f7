/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { depthReach, froudeReach, separationReach } from './equations.ts'

test('each reach ends where its source has it', () => {
  assertEnds(depthReach, { from: 1.2 }, '-', 'below')
  assertEnds(froudeReach, { to: 0.7 }, '-', 'above')
  assertEnds(separationReach, { from: 0.1 }, '-', 'below')
})
