/** The lesser of two pressures, whichever it is. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import { allowablePressureOfFlaw } from './allowable-pressure.ts'

test('a flaw whose rule grants more than the sound pipe is allowed what the sound pipe is', () => {
  const source = 'min(12.81, 12.10) = 12.10, the lesser'
  assertEquationHolds(allowablePressureOfFlaw, {
    worked: [{ args: { P_S: 12.81e6, MAWP: 12.1e6 }, value: 12.1e6, relTol: 1e-12, source }],
  })
  assert.equal(allowablePressureOfFlaw.evaluate({ P_S: 8e6, MAWP: 12.1e6 }), 8e6)
})
