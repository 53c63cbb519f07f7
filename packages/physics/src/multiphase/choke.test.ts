/** Claims about chokes in critical flow. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { silent } from '@keelson/equations'
import { criticalChoke } from './choke.ts'

const FLOW = { rho_g1: 12, rho_l1: 780, v_sg1: 8, v_sl1: 0.9, p_wh: 1.7e6, d: 0.062 }

test('nearly dry gas chokes at the ratio of a sonic nozzle, 0.55 at 1.28', () => {
  const { y_c } = criticalChoke({ ...FLOW, v_sl1: 1e-9 }, silent)
  assert.ok(Math.abs(y_c - (2 / 2.28) ** (1.28 / 0.28)) < 1e-5)
})

test('the bean passes the mass rate: twice the rates need the square root of two', () => {
  const one = criticalChoke(FLOW, silent)
  const two = criticalChoke({ ...FLOW, v_sg1: 16, v_sl1: 1.8 }, silent)
  assert.ok(Math.abs(two.d_S / one.d_S - Math.SQRT2) < 1e-9)
  assert.ok(one.d_S < FLOW.d)
})

test('critical flow bears a flowline below the wellhead pressure', () => {
  const { p_2c, y_c } = criticalChoke(FLOW, silent)
  assert.ok(y_c > 0.2 && y_c < 0.6)
  assert.equal(p_2c, y_c * FLOW.p_wh)
})
