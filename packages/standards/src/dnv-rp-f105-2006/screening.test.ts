/** The screening criteria against a script that knows the practice only. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm } from '@keelson/equations/testing.ts'
import * as screening from './screening.ts'
import worked from './worked.json' with { type: 'json' }

test('the criteria and factors of screening give what the script gives', () => {
  assertScriptAgrees(screening, worked)
})

test('the flow ratio of screening is defined for every flow, and at least 0.6', () => {
  assertEquationHolds(screening.screeningFlowRatio, {
    ranges: { U_c100: [0.01, 2], U_w1: [0, 2] },
    worked: [
      { args: { U_c100: 0.5, U_w1: 0.5 }, value: 0.6, relTol: 1e-12, source: closedForm('half is below the bound') },
    ],
  })
})
