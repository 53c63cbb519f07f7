/** The pressure of a gas pipe, against the published example of the hoop stress rule. */
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import { toSI } from '@keelson/units'
import { allowablePressure } from './allowable-pressure.ts'

test('the published 16 in class 1 pipe may carry 1170 psig', () => {
  const args = { S_a: toSI(0.72 * 52000, 'psi'), t: toSI(0.25, 'in'), D: toSI(16, 'in') }
  const source = 'Pipeline Rules of Thumb Handbook p. 84: 16 in x 0.250 in X52 class 1, 1170 psig'
  assertEquationHolds(allowablePressure, { worked: [{ args, value: toSI(1170, 'psi'), relTol: 1e-9, source }] })
})
