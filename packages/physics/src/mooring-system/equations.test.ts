/** Forces and stiffness of a line on the vessel, against a script that moves it a little, and right angles. */
import { test } from 'node:test'
import type { Arguments, Equation, Where } from '@keelson/equations'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm } from '@keelson/equations/testing.ts'
import * as eq from './equations.ts'
import worked from './worked.json' with { type: 'json' }

test('forces and stiffness of a line are those of small steps', () => {
  assertScriptAgrees(eq, worked)
})

const right = closedForm('right angles and directions of a 3-4-5 triangle')
const holds = <W extends Where>(equation: Equation<W>, args: Arguments<W>, value: number) =>
  assertEquationHolds(equation, { worked: [{ args, value, relTol: 1e-14, source: right }] })

test('a quarter turn takes forward to port and port to aft', () => {
  const psi = Math.PI / 2
  holds(eq.leverY, { r_x: 5, r_y: 0, psi }, 5)
  holds(eq.leverX, { r_x: 0, r_y: 5, psi }, -5)
})

test('a line in the direction of a 3-4-5 triangle', () => {
  const u = { u_x: 0.8, u_y: 0.6 }
  holds(eq.forceX, { H: 10, u_x: u.u_x }, 8)
  holds(eq.forceY, { H: 10, u_y: u.u_y }, 6)
  holds(eq.yawMoment, { f_x: 3, f_y: 2, F_x: 8, F_y: 6 }, 2)
  holds(eq.acrossStiffness, { H: 10, x: 4 }, 2.5)
  holds(eq.lineXX, { k: 100, k_t: 25, ...u }, 73)
  holds(eq.lineXY, { k: 100, k_t: 25, ...u }, 36)
  holds(eq.lineYY, { k: 100, k_t: 25, ...u }, 52)
  const k = { k_xx: 73, k_xy: 36, k_yy: 52 }
  holds(eq.surgeYaw, { k_xx: 73, k_xy: 36, f_x: 3, f_y: 2 }, -38)
  holds(eq.swayYaw, { k_xy: 36, k_yy: 52, f_x: 3, f_y: 2 }, 84)
  holds(eq.yawStiffness, { ...k, f_x: 3, f_y: 2, F_x: 8, F_y: 6 }, 364)
})

test('a mass as large as its stiffness swings once in two pi', () => {
  holds(eq.naturalPeriod, { m: 4, K: 4 }, 2 * Math.PI)
  holds(eq.naturalPeriodYaw, { J: 16, K: 4 }, 4 * Math.PI)
})
