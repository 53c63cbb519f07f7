/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { dirlikIrregularity } from './dirlik.ts'
import { shakedown } from './range-limits.ts'
import { lastShare, spectrumTail } from './spectral-moments.ts'
import { integrationError } from './stress-response.ts'
import { wirschingLightSlopes } from './wirsching-light.ts'

test('each reach ends where its source has it', () => {
  assertEnds(dirlikIrregularity, { from: 0.16, to: 0.99 }, '-', 'below')
  assertEnds(shakedown, { to: 1 }, '-', 'above')
  assertEnds(spectrumTail, { to: 25 }, '%', 'above')
  assertEnds(integrationError, { to: 1 }, '%', 'above')
  assertEnds(wirschingLightSlopes, { from: 3, to: 6 }, '-', 'either')
})

test('the last interval of a spectrum has its share of the fourth moment, by trapezoids over frequencies apart by 1 and 2', () => {
  // 1 (1^4 3 + 2^4 5) = 83 and 2 (2^4 5 + 4^4 7) = 3744
  assert.equal(lastShare([1, 2, 4], [3, 5, 7]), 3744 / (83 + 3744))
  assert.equal(lastShare([1, 2], [3, 5]), 1)
  assert.equal(lastShare([1, 2], [0, 0]), 0)
})
