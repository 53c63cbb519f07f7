/** Claims about the repair factor and sizes with tolerance. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm } from '@keelson/equations/testing.ts'
import * as pof from './repair-factor.ts'
import worked from './worked.json' with { type: 'json' }

test('sizes, growth and the repair factor give what the script gives', () => {
  assertScriptAgrees(pof, worked)
})

test('a pipe that is just safe at its operating pressure has a repair factor of 1', () => {
  const source = closedForm('a pressure over itself')
  assertEquationHolds(pof.estimatedRepairFactor, {
    worked: [{ args: { P_o: 7, P_S: 7 }, value: 1, relTol: 0, source }],
  })
})
