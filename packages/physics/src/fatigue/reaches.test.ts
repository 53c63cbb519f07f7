/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { dirlikIrregularity } from './dirlik.ts'
import { shakedown } from './range-limits.ts'
import { spectrumTail } from './spectral-moments.ts'
import { integrationError } from './stress-response.ts'
import { wirschingLightSlopes } from './wirsching-light.ts'

test('each reach ends where its source has it', () => {
  assertEnds(dirlikIrregularity, { from: 0.16, to: 0.99 }, '-', 'below')
  assertEnds(shakedown, { to: 1 }, '-', 'above')
  assertEnds(spectrumTail, { to: 25 }, '%', 'above')
  assertEnds(integrationError, { to: 1 }, '%', 'above')
  assertEnds(wirschingLightSlopes, { from: 3, to: 6 }, '-', 'either')
})
