/** The stack-up against a script that knows the sources only, and what holds of any riser. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, byHand } from '@keelson/equations/testing.ts'
import * as screen from './screen.ts'
import * as stack from './stack-up.ts'
import worked from './worked.json' with { type: 'json' }

test('weights, columns, tensions and walls are those of the script', () => {
  assertScriptAgrees({ ...stack, ...screen }, worked)
})

test('a hundred pounds per cubic foot over a thousand feet are a hundred thousand pounds per square foot', () => {
  const [pcf, foot] = [4.4482216152605 / 0.3048 ** 3, 0.3048]
  assertEquationHolds(screen.mudColumnPressure, {
    worked: [
      {
        args: { d_m: 100 * pcf, h: 1000 * foot },
        value: 4.788025898e6,
        relTol: 1e-9,
        source: byHand('1e5 * 4.4482216152605 / 0.3048 ** 2'),
      },
    ],
  })
})

test('above the last joint hangs the whole apparent weight', () => {
  const [W_j, B_j, P_f, L_s] = [8.2e6, 2.5e6, 9.558e5, 1800]
  const whole = stack.apparentWeight.evaluate({ W_s: W_j, B_n: B_j, P_f })
  assert.ok(Math.abs(stack.weightAbove.evaluate({ W_j, B_j, P_f, x: L_s, L_s }) - whole) < 1e-6)
})

test('the effective tension falls by the apparent weight from the slip ring to the lower end', () => {
  const at = (f: number) => stack.effectiveTension.evaluate({ T_v: 9e6, W_a: 6.6558e6, f })
  assert.equal(at(0) - at(1), 6.6558e6)
})
