/** The manual's own worked examples, printed to whole psi, a script that knows the method only, and the edge at A = 4. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm, published } from '@keelson/equations/testing.ts'
import { acceptableDepth } from '@keelson/physics/metal-loss/acceptable-depth.ts'
import { toSI } from '@keelson/units'
import * as b31g from './remaining-strength.ts'
import byScript from './worked.json' with { type: 'json' }

const inch = (x: number) => toSI(x, 'in')
const psi = (x: number) => toSI(x, 'psi')
/** Diameter, wall, depth, length in inches, yield in psi, design factor, and the printed P, A and safe pressure. */
const EXAMPLES = [
  { n: 1, D: 30, t: 0.438, S: 52000, F: 0.72, d: 0.1, L: 7.5, P: 1093, A: 1.847, safe: 1093 },
  { n: 2, D: 20, t: 0.25, S: 35000, F: 0.5, d: 0.18, L: 10, P: 438, A: 3.993, safe: 284 },
  { n: 3, D: 24, t: 0.432, S: 52000, F: 0.72, d: 0.13, L: 30, P: 1348, A: 8.32, safe: 1037 },
  { n: 8, D: 24, t: 0.5, S: 42000, F: 0.5, d: 0.125, L: 12, P: 875, A: 3.093, safe: 845 },
]

test('the worked examples of the manual are met within their rounding', () => {
  for (const { n, D, t, S, F, d, L, ...printed } of EXAMPLES) {
    const source = published(`ASME B31G (1991) worked example ${n}`)
    const pipe = { D: inch(D), t: inch(t) }
    const worked = <A>(args: A, value: number, relTol: number) => ({
      worked: [{ args, value, relTol, source }] as const,
    })
    assertEquationHolds(b31g.shapeParameter, worked({ ...pipe, L: inch(L) }, printed.A, 1e-3))
    assertEquationHolds(b31g.designPressure, worked({ ...pipe, S: psi(S), F, T: 1 }, psi(printed.P), 2e-3))
    const A = b31g.shapeParameter.evaluate({ ...pipe, L: inch(L) })
    const P = b31g.designPressure.evaluate({ ...pipe, S: psi(S), F, T: 1 })
    const R_s = b31g.remainingStrength.evaluate({ d: inch(d), t: inch(t), A })
    const P_prime = b31g.corrodedPressure.evaluate({ P, R_s })
    assertEquationHolds(b31g.safePressure, worked({ P_prime, P }, psi(printed.safe), 3e-3))
  }
})

test('the equations give what the script gives, and a pit of no length weakens nothing', () => {
  assertScriptAgrees(b31g, byScript)
  assertEquationHolds(b31g.remainingStrength, {
    worked: [{ args: { d: 0.5, t: 1, A: 0 }, value: 1, relTol: 1e-12, source: closedForm('no length, no loss') }],
    ranges: { A: [0, 8] },
  })
})

test('beyond A = 4 the length no longer counts, and the strength falls there', () => {
  const at = (A: number) => b31g.remainingStrength.evaluate({ d: 0.5, t: 1, A })
  assert.equal(at(5), at(50))
  assert.ok(at(4) > at(4.000001))
})

/** Printed allowed depths at the MAOP of the examples, inches. */
const ALLOWED = [
  { n: 1, MAOP: 910, D: 30, t: 0.438, S: 52000, F: 0.72, L: 7.5, deepest: 0.249 },
  { n: 2, MAOP: 400, D: 20, t: 0.25, S: 35000, F: 0.5, L: 10, deepest: 0.079 },
  { n: 3, MAOP: 910, D: 24, t: 0.432, S: 52000, F: 0.72, L: 30, deepest: 0.167 },
  { n: 5, MAOP: 731, D: 24, t: 0.281, S: 52000, F: 0.72, L: 15, deepest: 0.068 },
  { n: 6, MAOP: 1000, D: 36, t: 0.5, S: 52000, F: 0.72, L: 100, deepest: 0.063 },
]

test('the depth at which the MAOP is just safe is the allowed depth of the examples, to the printed thousandth', () => {
  for (const { n, MAOP, D, t, S, F, L, deepest } of ALLOWED) {
    const P = b31g.designPressure.evaluate({ S, t, F, T: 1, D })
    const A = b31g.shapeParameter.evaluate({ L, D, t })
    const safe = (d: number) => b31g.corrodedPressure.evaluate({ P, R_s: b31g.remainingStrength.evaluate({ d, t, A }) })
    const d = acceptableDepth(safe, MAOP, 0.8 * t) ?? Number.NaN
    assert.ok(Math.abs(d - deepest) <= 0.001, `example ${n}: ${d}, printed ${deepest}`)
  }
})
