/** Claims about the fit of a lug: a script, and where 3 mm give way to 4 %. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { near } from '@keelson/units/testing.ts'
import * as fit from './padeye-fit.ts'
import worked from './padeye-fit.worked.json' with { type: 'json' }

test('the equations and shares are those of the script', () => assertScriptAgrees(fit, worked))

test('a pin of 75 mm matches a hole of 78 mm by either rule', () => {
  near(fit.matchingHole.evaluate({ d: 0.075, c_h: fit.HOLE_CLEARANCE.si, f_h: 0.04 }), 0.078, 1e-12)
})
