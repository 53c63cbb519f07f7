/** Water pressure and allowances of a pipe wall against a script and a peer code. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, peer } from '@keelson/equations/testing.ts'
import * as water from './hydrostatic-pressure.ts'
import worked from './pipe-pressure.worked.json' with { type: 'json' }
import * as wall from './pipe-wall.ts'

test('the water and the allowances give what the script gives', () => {
  assertScriptAgrees({ ...water, ...wall }, worked)
})

test('the water presses on what lies below its surface, and only there', () => {
  const args = { rho_w: 1027, g: 9.81, h_l: -340 }
  const source = peer('qwilka/PDover2t tests/test_press_contain.py')
  assertEquationHolds(water.waterPressureAtElevation, { worked: [{ args, value: 3425455.8, relTol: 1e-9, source }] })
  assert.equal(water.waterPressureAtElevation.evaluate({ rho_w: 1025, g: 9.81, h_l: 25 }), 0)
})
