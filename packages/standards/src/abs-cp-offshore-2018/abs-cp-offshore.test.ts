/** Capacity in warm water against a public worked example. */
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import { warmWaterCapacity } from './capacity.ts'

test('aluminium holds 27 Ah/kg less for each degree above 20', () => {
  assertEquationHolds(warmWaterCapacity, {
    ranges: { T: [-2, 40] },
    worked: [
      { args: { T: 25 }, value: 1865, relTol: 1e-12, source: 'public worked example of a platform, ABS (2018)' },
      { args: { T: 5 }, value: 2000, relTol: 0, source: 'worked by hand' },
    ],
  })
})
