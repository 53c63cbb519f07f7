/** Burst and collapse of the riser standard against a script that knows the standard only, and against a peer code. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { silent } from '@keelson/equations'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, peer } from '@keelson/equations/testing.ts'
import { collapseWall } from '../api-rp-1111-2015/collapse-wall.ts'
import * as burst from './burst.ts'
import * as collapse from './collapse.ts'
import worked from './pressure.worked.json' with { type: 'json' }
import { apiStd2rd } from './source.ts'

test('burst and collapse, their walls and factors are what the script gives', () => {
  assertScriptAgrees({ ...burst, ...collapse }, worked)
})

test('burst, its limit and the wall that it asks for are those of the peer code', () => {
  const source = peer('vamseeachanta/digitalmodel, workflow pipe-capacity: 12.75 in by 0.5 in X65')
  const at = <A>(args: A, value: number, relTol = 1e-9) => ({ worked: [{ args, value, relTol, source }] as const })
  // psi and in, as the peer prints them: the formulas are free of units
  const X65 = { S: 65300, U: 77500 }
  const p_b = 3149.178164 / 0.6
  assertEquationHolds(burst.burstPressure, at({ k: burst.K_API.value, ...X65, D: 12.75, t: 0.5 }, p_b, 1e-8))
  assertEquationHolds(burst.allowableInternalPressure, at({ F_D: burst.F_D_DESIGN.value, p_b }, 3149.178164))
  const wall = { D: 12.75, P_net: 1440, F_D: 0.6, k: 0.45, ...X65 }
  assertEquationHolds(burst.burstMinimumWall, at(wall, 0.358704 - 0.125, 3e-6))
  assert.equal(burst.burstMinimumWall.evaluate({ ...wall, P_net: -1 }), 0)
})

test('collapse has the equations of API RP 1111 under the name of the riser standard', () => {
  const pipe = { S: 450e6, E: 207e9, nu: 0.3, D: 0.3 }
  const P_y = collapse.yieldCollapsePressure.evaluate({ ...pipe, t: 0.01 })
  const P_el = collapse.elasticCollapsePressure.evaluate({ ...pipe, t: 0.01 })
  const P_ext = 0.7 * collapse.collapsePressure.evaluate({ P_y, P_el })
  assert.ok(Math.abs(collapseWall({ ...pipe, P_ext, f_o: 0.7 }, silent, collapse.closedForm) / 0.01 - 1) < 1e-9)
  assert.ok(Object.values(collapse.closedForm).every((e) => e.source === apiStd2rd))
})
