/** Claims about pin-connected members and fillet welds: a script, a printed example, and a rule that can not be missed. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, published } from '@keelson/equations/testing.ts'
import * as weld from './fillet-weld.ts'
import * as pin from './pin-connected.ts'
import worked from './pin-connected.worked.json' with { type: 'json' }

const [INCH, KSI, KIP] = [0.0254, 6894757.293168361, 4448.2216152605]

test('the equations and factors are those of the script', () => assertScriptAgrees({ ...pin, ...weld }, worked))

test('example D.7 of AISC: a half inch plate on a one inch pin', () => {
  const source = published('AISC Design Examples, example D.7')
  const [t, d, b_e] = [0.5 * INCH, INCH, 1.61 * INCH]
  assertEquationHolds(pin.tensileRupture, {
    worked: [{ args: { F_u: 58 * KSI, t, b_e }, value: 93.4 * KIP, relTol: 1e-3, source }],
  })
  assertEquationHolds(pin.shearArea, {
    worked: [{ args: { t, a: 2.25 * INCH, d }, value: 2.75 * INCH ** 2, relTol: 1e-9, source }],
  })
  assertEquationHolds(pin.bearing, {
    worked: [{ args: { c_p: 1.8, F_y: 36 * KSI, d, t, t_c: 0 }, value: 32.4 * KIP, relTol: 1e-3, source }],
  })
})

test('a hole that is no smaller than its pin never misses the least width', () => {
  for (const w of [0.1, 0.2, 0.4])
    for (const d_h of [0.02, 0.05, 0.09])
      for (const t of [0.005, 0.02, 0.1]) {
        const b_e = pin.effectiveWidth.evaluate({ t, c_b: pin.EDGE_ALLOWANCE.si, w, d_h })
        assert.ok(pin.leastWidth.evaluate({ b_e, d: d_h }) <= w * (1 + 1e-12))
      }
})
