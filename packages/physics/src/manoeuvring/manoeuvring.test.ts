/** Rudder loads, derivatives and the steady turn against a script, an open toolbox, and the equations of motion themselves. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, peer } from '@keelson/equations/testing.ts'
import { near } from '@keelson/units/testing.ts'
import * as hull from './linear-derivatives.ts'
import * as rudder from './rudder-loads.ts'
import * as turn from './steady-turn.ts'
import worked from './worked.json' with { type: 'json' }

test('rudder loads, derivatives and turn are those of the script', () =>
  assertScriptAgrees({ ...hull, ...rudder, ...turn }, worked))

test('the derivatives of a ship of 100 by 20 by 10 m are those of the Marine Systems Simulator', () => {
  const [L, B, T, C_B] = [100, 20, 10, 0.8]
  const S = hull.slendernessArea.evaluate({ T, L })
  const source = peer('cybergalactic/MSS, clarke83.m')
  const relTol = 1e-9
  assertEquationHolds(hull.swayBySway, { worked: [{ args: { S, C_B, B, T }, value: -0.05152211952, relTol, source }] })
  assertEquationHolds(hull.swayByYaw, { worked: [{ args: { S, B, L, T }, value: 0.006911503838, relTol, source }] })
  assertEquationHolds(hull.yawBySway, { worked: [{ args: { S, T, L }, value: -0.02324778564, relTol, source }] })
  assertEquationHolds(hull.yawByYaw, { worked: [{ args: { S, B, T, L }, value: -0.006785840132, relTol, source }] })
})

test('a steady turn fulfils both equations of motion', () => {
  const d = {
    Y_v_prime: -0.012,
    N_r_prime: -0.002,
    m_prime: 0.009,
    x_G_prime: -0.01,
    N_v_prime: -0.003,
    Y_r_prime: 0.003,
  }
  const C = turn.stabilityCriterion.evaluate(d)
  const [Y_prime, N_prime] = [-8e-4, 4e-4]
  const r = turn.relativeYawRate.evaluate({ ...d, Y_prime, N_prime, C })
  const v = (-Y_prime - (d.Y_r_prime - d.m_prime) * r) / d.Y_v_prime
  near(d.N_v_prime * v + (d.N_r_prime - d.m_prime * d.x_G_prime) * r, -N_prime, 1e-9)
})

test('a rudder astern, put to starboard, pushes the stern to port and turns the bow to starboard', () => {
  const [F_N, delta, x_R] = [1e5, 0.2, -50]
  assert.ok(rudder.sideForce.evaluate({ a_H: 0, F_N, delta }) < 0)
  assert.ok(rudder.yawMoment.evaluate({ x_R, a_H: 0, x_H: 0, F_N, delta }) > 0)
})

test('a force of the hull where the rudder stands raises moment and force alike', () => {
  const [F_N, delta, x_R, a_H] = [1e5, 0.2, -50, 0.3]
  const without = rudder.yawMoment.evaluate({ x_R, a_H: 0, x_H: 0, F_N, delta })
  near(rudder.yawMoment.evaluate({ x_R, a_H, x_H: x_R, F_N, delta }), 1.3 * without, 1e-12)
})
