/** Claims about flexural buckling: a script, the printed reduction factors, and the ends of the curves. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { silent } from '@keelson/equations'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { near } from '@keelson/units/testing.ts'
import * as buckling from './flexural-buckling.ts'
import * as frame from './frame-stability.ts'
import * as section from './section-class.ts'
import worked from './worked.json' with { type: 'json' }

const { BUCKLING_CURVES, reductionOf } = buckling
const chi = (curve: buckling.BucklingCurve, lambda: number) => reductionOf(curve, lambda, '', silent)

test('the equations and tables are those of the script', () =>
  assertScriptAgrees({ ...buckling, ...frame, ...section }, worked))

test('the reduction factors are those that are printed', () => {
  const printed = { a0: 0.7253, a: 0.6656, b: 0.597, c: 0.5399, d: 0.4671 }
  for (const curve of BUCKLING_CURVES) assert.equal(chi(curve, 1).toFixed(4), printed[curve].toFixed(4))
})

test('up to the plateau nothing is lost, and a slender column has its Euler load', () => {
  for (const curve of BUCKLING_CURVES) {
    assert.equal(chi(curve, 0.1), 1)
    near(chi(curve, 0.2), 1, 1e-12)
    assert.ok(chi(curve, 0.21) < 1)
    near(chi(curve, 100) * 100 ** 2, 1, 0.01)
  }
})

test('a poorer curve is never above a better one', () => {
  for (const lambda of [0.3, 0.8, 1.5, 3]) {
    const all = BUCKLING_CURVES.map((curve) => chi(curve, lambda))
    assert.deepEqual(
      all,
      [...all].sort((a, b) => b - a),
    )
  }
})
