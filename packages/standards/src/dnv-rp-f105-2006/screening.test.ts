/** The screening criteria against a script that knows the practice only. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm } from '@keelson/equations/testing.ts'
import { near } from '@keelson/units/testing.ts'
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

test('the in-line criterion asks for nothing at its longest span, and its two forms agree before that', () => {
  const D = 0.5
  const of = { gamma_IL: 1.4, V_on_IL: 1.1, D, alpha_bar: 0.8 }
  const longest = screening.SCREENING_LENGTH.value * D
  assert.equal(screening.requiredInLineFrequency.evaluate({ ...of, L: longest, U_c100: 0.7 }), 0)
  const asked = screening.requiredInLineFrequency.evaluate({ ...of, L: 0.4 * longest, U_c100: 0.7 })
  near(screening.screenedCurrent.evaluate({ ...of, L: 0.4 * longest, f_IL: asked }), 0.7, 1e-12)
})
