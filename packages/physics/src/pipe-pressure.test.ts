/** Water pressure and allowances of a pipe wall against values worked by hand. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import { depthOfPressure, hydrostaticPressure, waterPressureAtElevation } from './hydrostatic-pressure.ts'
import { wallLessCorrosion, wallPlusCorrosion } from './pipe-wall.ts'

const worked = <A>(args: A, value: number, source = 'worked by hand') => ({
  worked: [{ args, value, relTol: 1e-9, source }] as const,
})

test('the water presses on what lies below its surface, and only there', () => {
  assertEquationHolds(hydrostaticPressure, worked({ rho_w: 1025, g: 9.80665, d: 457.2 }, 4595690.3895))
  assertEquationHolds(depthOfPressure, worked({ p: 4595690.3895, rho_w: 1025, g: 9.80665 }, 457.2))
  const peer = 'qwilka/PDover2t tests/test_press_contain.py'
  assertEquationHolds(waterPressureAtElevation, worked({ rho_w: 1027, g: 9.81, h_l: -340 }, 3425455.8, peer))
  assert.equal(waterPressureAtElevation.evaluate({ rho_w: 1025, g: 9.81, h_l: 25 }), 0)
})

test('the corrosion allowance comes off and goes back on', () => {
  assertEquationHolds(wallLessCorrosion, worked({ t: 0.0159, t_corr: 0.001 }, 0.0149))
  assertEquationHolds(wallPlusCorrosion, worked({ t_req: 0.0149, t_corr: 0.001 }, 0.0159))
})
