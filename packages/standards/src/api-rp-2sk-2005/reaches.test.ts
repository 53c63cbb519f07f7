/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { upliftOfAnchor } from './anchors.ts'
import { enoughPeaks } from './combined-response.ts'

test('each reach ends where its source has it', () => {
  assertEnds(upliftOfAnchor, { to: 0 }, 'kN', 'above')
  assertEnds(enoughPeaks, { from: 3 }, '-', 'below')
})
