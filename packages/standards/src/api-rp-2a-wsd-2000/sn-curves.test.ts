/** Claims about curves X and X', against the intercepts and the limits that another table has of them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTrace, silent } from '@keelson/equations'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { rangeAtCycles } from '@keelson/physics/fatigue/sn-curve.ts'
import { near } from '@keelson/units/testing.ts'
import * as curves from './sn-curves.ts'
import worked from './worked.json' with { type: 'json' }

test('the equations and the tables are those of another program and of the script', () => {
  assertScriptAgrees(curves, worked)
})

test('the intercepts and the limits at 2e8 cycles are those of another table', () => {
  for (const [name, log_a, limit] of [
    ['X', 15.061075323629792, 34.945345953931],
    ["X'", 13.398113691730504, 23.05985665110474],
  ] as const) {
    const { curve } = curves.tubularCurve(name, silent)
    near(curve.lines[0].log_a, log_a, 1e-5)
    near(rangeAtCycles(curve, curves.N_LIMIT) / 1e6, limit, 2e-4)
  }
})

test('the trace shows the reference, the slope and the intercept', () => {
  const trace = newTrace()
  curves.tubularCurve('X', trace)
  assert.deepEqual(
    trace.steps.map((s) => s.symbol),
    ['S_ref', 'N_ref', 'm', 'log_a'],
  )
})
