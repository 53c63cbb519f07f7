/** Claims about supports under a span, worked by hand and against beams. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import * as supports from './span-supports.ts'

const hand = 'worked by hand'
const worked = <A>(args: A, value: number, relTol = 1e-12, source = hand) => ({
  worked: [{ args, value, relTol, source }] as const,
})

test('a span of 60 m with 12.3749 m allowed needs four supports, 12 m apart', () => {
  const source = 'independent calculation of a 60 m span in 0.8 m/s'
  assertEquationHolds(supports.supportsNeeded, {
    ranges: { L: [1, 100], L_allow: [10, 60], t_ol: [0, 3] },
    worked: [
      { args: { L: 60, L_allow: 12.3749, t_ol: 0 }, value: 4, relTol: 0, source },
      { args: { L: 10, L_allow: 20.2, t_ol: 0 }, value: 0, relTol: 0, source: 'shorter than allowable' },
    ],
  })
  assertEquationHolds(supports.rectifiedLength, worked({ L: 60, n: 4 }, 12, 1e-12, source))
  assertEquationHolds(supports.toleratedLength, worked({ L_sub: 12, t_ol: 1.5 }, 13.5))
  assertEquationHolds(supports.supportPosition, worked({ i: 3, L: 60, n: 4 }, 36))
})

test('the number of supports is the smallest that fits', () => {
  for (const [L, L_allow, t_ol] of [
    [60, 12, 0],
    [60, 12, 1],
    [24.000001, 12, 0],
    [100, 7.3, 0.4],
  ] as const) {
    const n = supports.supportsNeeded.evaluate({ L, L_allow, t_ol })
    const fits = (k: number) => L / (k + 1) + t_ol <= L_allow * (1 + 1e-9)
    assert.ok(fits(n) && (n === 0 || !fits(n - 1)), `${L} in spans of ${L_allow}: ${n}`)
  }
})

test('two spans of 12 m at 636.3 N/m rest on 9544.5 N between them, many on 7635.6 N each', () => {
  const source = "three-moment equation of two equal spans: 10/8 q L; Roark's Formulas, propped beam: 5/8 q L each side"
  assertEquationHolds(supports.firstSupportReaction, worked({ q: 636.3, L_sub: 12 }, 9544.5, 1e-12, source))
  assertEquationHolds(supports.innerSupportReaction, worked({ q: 636.3, L_sub: 12 }, 7635.6))
  assertEquationHolds(supports.bearingPressure, worked({ R_1: 9000, A_b: 1.5 }, 6000))
  assertEquationHolds(supports.requiredBaseArea, worked({ R_1: 9000, p_all: 5000 }, 1.8))
  assertEquationHolds(supports.supportHeight, worked({ gap: 0.6, s_c: 0.2 }, 0.8))
})

test('cost is mobilisation, supports, length and vessel time together', () => {
  assertEquationHolds(supports.interventionTime, worked({ T_m: 2, n: 4, T_n: 0.5, L: 60, T_L: 0.01 }, 4.6))
  assertEquationHolds(
    supports.interventionCost,
    worked({ C_m: 1e5, n: 4, C_n: 2e4, L: 60, C_L: 500, T: 4.6, r_v: 1e5 }, 670000),
  )
})
