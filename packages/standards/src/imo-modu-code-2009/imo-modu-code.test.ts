/** Wind and criteria of the MODU Code against a script that knows the clauses only. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import * as criteria from './criteria.ts'
import * as wind from './wind.ts'
import worked from './worked.json' with { type: 'json' }

test('wind forces, moments, coefficients and ratios are those of the script', () => {
  assertScriptAgrees({ ...wind, ...criteria }, worked)
})

test('a band has its own coefficient up to its upper end, and the next one above it', () => {
  for (const [i, top] of wind.HEIGHT_BANDS.entries()) {
    assert.equal(wind.heightCoefficient(top), wind.HEIGHT_COEFFICIENTS[i])
    assert.equal(wind.heightCoefficient(top + 0.01), wind.HEIGHT_COEFFICIENTS[i + 1])
  }
  assert.equal(wind.heightCoefficient(0), 1)
  assert.equal(wind.heightCoefficient(300), 1.8)
})
