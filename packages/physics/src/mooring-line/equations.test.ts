/** Nodes and lengths on a sloped bed, against a script that cuts them into elements, and closed forms on right triangles. */
import { test } from 'node:test'
import type { Arguments, Equation, Where } from '@keelson/equations'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm } from '@keelson/equations/testing.ts'
import * as eq from './equations.ts'
import worked from './worked.json' with { type: 'json' }

test('nodes and lengths on the bed are those of elements in equilibrium', () => {
  assertScriptAgrees(eq, worked)
})

const BETA = Math.atan(3 / 4)
const right = closedForm('the bed slopes as 3 to 4, so that sine, cosine and tangent are 3/5, 4/5 and 3/4')
const holds = <W extends Where>(equation: Equation<W>, args: Arguments<W>, value: number) =>
  assertEquationHolds(equation, { worked: [{ args, value, relTol: 1e-14, source: right }] })

test('a bed that slopes as a 3-4-5 triangle', () => {
  holds(eq.liftedLength, { V_t: 80, H: 40, beta: BETA, w: 2 }, 25)
  holds(eq.touchdownTension, { H: 40, beta: BETA }, 50)
  holds(eq.bedGradient, { w: 10, C_B: 0.5, beta: BETA }, 10)
  holds(eq.bedX, { b: 99, e: 1, beta: BETA }, 80)
  holds(eq.bedZ, { b: 99, e: 1, beta: BETA }, 60)
  // Along the bed 32 + (30 - 50) 0.6 = 20; into it 20 0.8 + 24 = 40.
  holds(eq.tensionBelowNode, { H: 40, V_b: 30, P: 50, C_B: 0, beta: BETA }, 20)
  holds(eq.tensionBelowNode, { H: 40, V_b: 30, P: 50, C_B: 0.25, beta: BETA }, 10)
  holds(eq.tensionBelowNode, { H: 40, V_b: 30, P: 50, C_B: 0.75, beta: BETA }, 0)
})

test('friction uses up a tension over the length that it takes', () => {
  holds(eq.bedTension, { T_u: 100, r: 2, b: 30 }, 40)
  holds(eq.bedTension, { T_u: 100, r: 2, b: 80 }, 0)
  holds(eq.bedRelieved, { T_u: 100, r: 2, b: 80 }, 30)
  holds(eq.bedRelieved, { T_u: 100, r: 2, b: 30 }, 0)
  holds(eq.bedRelieved, { T_u: 100, r: -2, b: 30 }, 0)
  holds(eq.bedStretch, { T_u: 100, T_l: 40, b: 30, b_0: 0, EA: 700 }, 3)
  holds(eq.bedStretch, { T_u: 100, T_l: 0, b: 80, b_0: 30, EA: 500 }, 5)
  holds(eq.bedPointTension, { T_l: 40, r: 2, b_0: 0, s: 30 }, 100)
  holds(eq.verticalBelowNode, { V_b: 30, P: -12 }, 42)
})
