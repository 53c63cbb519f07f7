/** The pressure of a liquid pipe, against the published example of the hoop stress rule. */
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import { toSI } from '@keelson/units'
import { allowablePressure } from './allowable-pressure.ts'

test('the published 26 in pipe may carry 900 psig', () => {
  const args = { S_a: toSI(0.72 * 52000, 'psi'), t: toSI(0.3125, 'in'), D: toSI(26, 'in') }
  const source = 'Pipeline Rules of Thumb Handbook p. 86: 26 in x 0.3125 in X52, 900 psig'
  assertEquationHolds(allowablePressure, { worked: [{ args, value: toSI(900, 'psi'), relTol: 1e-9, source }] })
})
