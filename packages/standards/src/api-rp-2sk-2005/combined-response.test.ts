/** Maximum tensions and offsets of a storm, against a script that knows the practice only, and where the dominant part changes. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, byHand } from '@keelson/equations/testing.ts'
import { near } from '@keelson/units/testing.ts'
import * as combined from './combined-response.ts'
import worked from './combined-response.worked.json' with { type: 'json' }

test('peaks, maxima and their sum are those of the script, for tensions and for offsets', () => {
  assertScriptAgrees(combined, worked, {
    'lineTension.maximum': { N: [1, 1e5] },
    'vesselOffset.maximum': { N: [1, 1e5] },
  })
})

test('at the square of e peaks, 7.4, the maximum is the significant value', () => {
  const source = byHand('2 * 3')
  assertEquationHolds(combined.vesselOffset.maximum, {
    worked: [{ args: { sigma: 3, N: Math.E ** 2 }, value: 6, relTol: 1e-13, source }],
  })
  near(combined.vesselOffset.significant.evaluate({ sigma: 3 }), 6, 1e-13)
})

test('the part of the larger maximum dominates, and on a tie the waves', () => {
  assert.equal(combined.dominantPart(1 + 1e-12, 1), 'low_frequency')
  assert.equal(combined.dominantPart(1, 1), 'wave_frequency')
  assert.equal(combined.dominantPart(1, 1 + 1e-12), 'wave_frequency')
})

test('fewer than three peaks are too few', () => assert.equal(combined.FEWEST_PEAKS, 3))
