/** The printed tension criterion is the code, and its worked values agree. */
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import { factoredTension, tensionUtilisation } from './line-tension.ts'

test('a tension of 1 MN with a factor of 2 uses half of a breaking load of 4 MN', () => {
  const source = 'by hand'
  assertEquationHolds(factoredTension, { worked: [{ args: { T: 1e6, FS: 2 }, value: 2e6, relTol: 0, source }] })
  assertEquationHolds(tensionUtilisation, { worked: [{ args: { T_d: 2e6, MBL: 4e6 }, value: 0.5, relTol: 0, source }] })
})
