/** The geometry and sums of a spread against a script that knows plane geometry only. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { near } from '@keelson/units/testing.ts'
import * as spread from './spread.ts'
import worked from './worked.json' with { type: 'json' }

test('anchors, spans, offsets and sums of a spread are those of the script', () => {
  assertScriptAgrees(spread, worked)
})

test('a line is as long as it was laid while the vessel has not moved', () => {
  const [r_x, r_y, x_0, alpha] = [30, -12, 1180, 0.7]
  const X_a = spread.anchorX.evaluate({ r_x, x_0, alpha })
  const Y_a = spread.anchorY.evaluate({ r_y, x_0, alpha })
  near(spread.lineSpan.evaluate({ X_a, Y_a, x_G: 0, y_G: 0, f_x: r_x, f_y: r_y }), x_0, 1e-13)
})

test('the extreme position lies in the direction of the mean one', () => {
  const [x_G, y_G, S_e] = [-3, 4, 15]
  const at = { S_e, S: spread.vesselOffset.evaluate({ x_G, y_G }) }
  near(spread.surgeAlong.evaluate({ ...at, x_G }), -9, 1e-13)
  near(spread.swayAlong.evaluate({ ...at, y_G }), 12, 1e-13)
})
