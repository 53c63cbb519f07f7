/** The ends of each reach of this folder, read a second time from what is cited beside it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertEnds } from '@keelson/equations/testing.ts'
import { near } from '@keelson/units/testing.ts'
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

test('the last interval of a spectrum has its share of the fourth moment, by trapezoids over frequencies apart by 1 and 3', () => {
  // 1 (1^4 3 + 2^4 5) = 83 and 3 (2^4 5 + 5^4 7) = 13365
  assert.equal(lastShare([1, 2, 5], [3, 5, 7]), 13365 / (83 + 13365))
  near(lastShare([0.01, 0.02, 0.05], [3, 5, 7]), 13365 / (83 + 13365), 1e-12, 'slow waves of little stress likewise')
  assert.equal(lastShare([1, 2], [3, 5]), 1)
  assert.equal(lastShare([1, 2], [0, 0]), 0)
})
