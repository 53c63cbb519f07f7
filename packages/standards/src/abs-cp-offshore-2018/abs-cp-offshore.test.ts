/** Capacity in warm water against a script that knows the rule only, and over its range. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, byHand } from '@keelson/equations/testing.ts'
import * as capacity from './capacity.ts'
import worked from './worked.json' with { type: 'json' }

test('aluminium holds 27 Ah/kg less for each degree above 20', () => {
  assertScriptAgrees(capacity, worked)
  const warm = { args: { T: 25 }, value: 1865, relTol: 1e-12, source: byHand('2000 - 27 * (25 - 20)') }
  assertEquationHolds(capacity.warmWaterCapacity, { ranges: { T: [-2, 40] }, worked: [warm] })
})
