/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { SLOT_OVER_PIPE } from './coiled-tubing.ts'
import { UPRIGHT } from './cuttings.ts'

test('each reach ends where its source has it', () => {
  assertEnds(UPRIGHT, { to: 30 }, 'deg', 'above')
})

test('a laminar slot loses 3/2 of a pipe of its hydraulic diameter: 12 mu v/h^2 with h = d_h/2 over 32 mu v/d_h^2', () => {
  assert.equal(SLOT_OVER_PIPE.value, (12 * 4) / 32)
})
