/** Rudder force, torque and stock of IACS UR S10 against a script of the rule, and against its own statements. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { near } from '@keelson/units/testing.ts'
import * as force from './rudder-force.ts'
import * as stock from './rudder-stock.ts'
import * as torque from './rudder-torque.ts'
import worked from './worked.json' with { type: 'json' }

test('force, torque and stock are those of the script', () =>
  assertScriptAgrees({ ...force, ...torque, ...stock }, worked))

test('the least speed joins the actual one where it takes over', () => {
  const at = (V: number) => force.speedAhead.evaluate({ V, V_lim: 10 })
  near(at(10 - 1e-9), at(10), 1e-9)
  assert.ok(at(4) === 8 && at(12) === 12)
})

test('torque alone stresses the stock to 68 N/mm2 over the material factor', () => {
  const [Q_R, k_m] = [3e5, 0.8]
  const d = stock.stockDiameter.evaluate({ Q_R, k_m })
  const shear = (16 * Q_R * 1e3) / (Math.PI * d ** 3)
  near(shear, 68 / k_m, 0.015)
})

test('with bending the equivalent stress stays at 118 N/mm2 over the material factor', () => {
  const [Q_R, M, k_m] = [3e5, 4e5, 1]
  const d_t = stock.stockDiameter.evaluate({ Q_R, k_m })
  const d = stock.stockDiameterInBending.evaluate({ d_t, M, Q_R })
  const [bending, shear] = [(32 * M * 1e3) / (Math.PI * d ** 3), (16 * Q_R * 1e3) / (Math.PI * d ** 3)]
  near(Math.hypot(bending, Math.sqrt(3) * shear), 118, 0.015)
})

test('a high-lift rudder has its force further aft, ahead only and where nothing else is known', () => {
  assert.deepEqual(
    [torque.alphaOf('high_lift', 'ahead'), torque.alphaOf('high_lift', 'astern'), torque.alphaOf('naca', 'ahead')],
    [0.4, 0.66, 0.33],
  )
  assert.equal(torque.alphaOf(undefined, 'astern'), 0.66)
})
