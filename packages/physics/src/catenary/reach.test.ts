/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { linearStrain } from './shape.ts'

test('each reach ends where its source has it', () => {
  assertEnds(linearStrain, { to: 5 }, '%', 'above')
})
