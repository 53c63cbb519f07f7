/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { COMPACT_TUBE, locallyBucklingWall } from './axial.ts'
import { overlapOfBraces } from './joints.ts'

test('each reach ends where its source has it', () => {
  assertEnds(locallyBucklingWall, { from: 6.35 }, 'mm', 'below')
  assertEnds(overlapOfBraces, { from: -0.6 }, '-', 'below')
})

test('a tube buckles locally above a D/t of 60, by 3.2.2b', () => {
  assert.equal(COMPACT_TUBE.value, 60)
})
