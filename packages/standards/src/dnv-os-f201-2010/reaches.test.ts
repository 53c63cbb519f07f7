/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { PROPAGATION_D_OVER_T } from './collapse.ts'
import { BENT_D_OVER_T } from './resistance.ts'

test('each reach ends where its source has it', () => {
  assertEnds(PROPAGATION_D_OVER_T, { to: 45 }, '-', 'above')
  assertEnds(BENT_D_OVER_T, { to: 45 }, '-', 'above')
})
