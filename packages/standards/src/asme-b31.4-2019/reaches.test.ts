/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { METAL_TEMPERATURE } from './hoop-stress.ts'

test('each reach ends where its source has it', () => {
  assertEnds(METAL_TEMPERATURE, { to: 120 }, 'degC', 'above')
})
