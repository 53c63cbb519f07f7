/** The separation rule against a script that knows the sources only, and the ISCWSA collision-avoidance set. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm, published } from '@keelson/equations/testing.ts'
import * as r from './separation.ts'
import worked from './worked.json' with { type: 'json' }

test('the separation rule and its coefficients are those of the script', () => {
  assertScriptAgrees(r, worked)
})

test('the wells of the ISCWSA set at the slot have the published separation factors', () => {
  const source = published('ISCWSA collision-avoidance set (R4, 2017), Reference against wells 01, 03 and 05 at 0 m')
  const at = {
    R_r: 0.4572,
    R_o: 0.3048,
    S_m: r.SURFACE_MARGIN.value,
    k: r.CONFIDENCE_FACTOR.value,
    sigma_t: r.PROJECT_AHEAD_SIGMA.value,
  }
  for (const [D, value] of [
    [100, 56.5360212478774],
    [10, 5.10744981930596],
    [Math.hypot(50, 500), 286.530306962163],
  ] as const)
    assertEquationHolds(r.separationFactor, { worked: [{ args: { D, ...at }, value, relTol: 2e-5, source }] })
})

test('the deviation along the line of centres is defined in every direction, and to the north that of the north', () => {
  const C = { C_NN: 4, C_EE: 9, C_VV: 1, C_NE: 2, C_NV: 0.5, C_EV: 1 }
  const source = closedForm('the north deviation')
  assertEquationHolds(r.sigmaAlong, {
    ranges: { u_N: [-1, 1], u_E: [-1, 1], u_V: [-1, 1] },
    worked: [{ args: { u_N: 1, u_E: 0, u_V: 0, ...C }, value: 2, relTol: 1e-12, source }],
  })
})

test('at the allowable distance the separation factor is one', () => {
  const rest = { R_r: 0.156, R_o: 0.108, S_m: 0.3, k: 3.5, sigma_t: 4.2 }
  const D = r.allowableDistance.evaluate(rest)
  assert.ok(Math.abs(r.separationFactor.evaluate({ D, ...rest }) - r.LEAST_SEPARATION_FACTOR.value) < 1e-12)
})
