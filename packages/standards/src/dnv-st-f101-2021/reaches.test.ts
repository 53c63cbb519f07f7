/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { AXIAL_FORCE } from './combined-loading.ts'
import { INTERNAL_OVERPRESSURE, LOAD_CONTROLLED_D_OVER_T, STRAIN_D_OVER_T } from './local-buckling.ts'
import { PROPAGATION_D_OVER_T } from './propagation.ts'

test('each reach ends where its source has it', () => {
  assertEnds(AXIAL_FORCE, { to: 0.4 }, '-', 'above')
  assertEnds(INTERNAL_OVERPRESSURE, { from: 0 }, 'MPa', 'below')
  assertEnds(LOAD_CONTROLLED_D_OVER_T, { from: 15, to: 45 }, '-', 'either')
  assertEnds(STRAIN_D_OVER_T, { to: 45 }, '-', 'above')
  assertEnds(PROPAGATION_D_OVER_T, { from: 15, to: 45 }, '-', 'either')
})
