/** Limits of the splash zone. */
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import { splashLowerLimit, splashUpperLimit } from './splash-zone.ts'

test('the splash zone reaches from below the lowest to above the highest tide', () => {
  const source = 'worked by hand'
  assertEquationHolds(splashUpperLimit, { worked: [{ args: { HAT: 1.2, U: 3.6 }, value: 4.8, relTol: 1e-12, source }] })
  assertEquationHolds(splashLowerLimit, {
    worked: [{ args: { LAT: -1.3, L_s: 2.4 }, value: -3.7, relTol: 1e-12, source }],
  })
})
