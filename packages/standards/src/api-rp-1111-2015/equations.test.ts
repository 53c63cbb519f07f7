/** Each equation of the practice against a script that knows the practice only. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import * as bending from './bending.ts'
import * as burst from './burst.ts'
import * as collapse from './collapse.ts'
import * as wall from './collapse-wall.ts'
import * as longitudinal from './longitudinal.ts'
import * as propagation from './propagation.ts'
import worked from './worked.json' with { type: 'json' }

test('the equations, factors and limits of the practice give what the script gives', () => {
  assertScriptAgrees({ ...bending, ...burst, ...collapse, ...longitudinal, ...propagation, ...wall }, worked)
})

test('both burst forms agree within 1 % above D/t 15', () => {
  const steel = { S: 450e6, U: 535e6, D: 1 }
  for (const t of [0.005, 0.01, 1 / 15]) {
    const ratio = burst.burstPressureThin.evaluate({ ...steel, t }) / burst.burstPressure.evaluate({ ...steel, t })
    assert.ok(Math.abs(ratio - 1) < 0.01)
  }
})

test('without net internal pressure no wall is asked for, and with any the bore stays open', () => {
  const pipe = { D: 1, f_d: 0.9, f_e: 1, f_t: 1, S: 450e6, U: 535e6 }
  assert.equal(burst.burstMinimumWall.evaluate({ ...pipe, P_net: -5e6 }), 0)
  assert.ok(burst.burstMinimumWall.evaluate({ ...pipe, P_net: 2e9 }) < 0.5)
})
