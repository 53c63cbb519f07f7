/** Every catenary equation, against a script that knows the sources only and on right triangles whose angles have closed hyperbolic sines. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Arguments, Equation, Where } from '@keelson/equations'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm, published } from '@keelson/equations/testing.ts'
import * as modes from './closed-modes.ts'
import * as line from './equations.ts'
import * as shape from './shape.ts'
import * as stiff from './stiffness.ts'
import worked from './worked.json' with { type: 'json' }

const { log: ln, sqrt, PI } = Math

// H = 12 with V = 16 and V_A = 5 makes T = 20 and T_A = 13; asinh(16/12) = ln 3, asinh(5/12) = ln 1.5.
const HANGING = { H: 12, V: 16, V_A: 5, T: 20, T_A: 13, w: 1, L: 11, EA: 120, x: 0, z: 0 }
// The same fairlead tensions on a line of 20 m leave 4 m on the seabed.
const RESTING = { H: 12, V: 16, T: 20, w: 1, L: 20, EA: 120, L_B: 4, C_B: 6, L_0: 2, x: 0, z: 0 }

const right = closedForm('triangles 3-4-5, 5-12-13 and 30-60-90: their roots are plain, and asinh is a logarithm')

const holds = <W extends Where>(equation: Equation<W>, args: Arguments<W>, value: number) =>
  assertEquationHolds(equation, { worked: [{ args, value, relTol: 1e-14, source: right }] })

test('every equation of the line gives what the script makes of the spans that Jonkman prints', () => {
  assertScriptAgrees({ ...modes, ...line, ...shape, ...stiff }, worked)
})

test('a suspended line closes over right triangles', () => {
  holds(line.suspendedX, HANGING, 12 * ln(2) + 1.1)
  holds(line.suspendedZ, HANGING, 7 + 115.5 / 120)
  holds(line.suspendedAnchorV, HANGING, 5)
  holds(line.fairleadTension, HANGING, 20)
  holds(line.anchorTension, { H_A: 12, V_A: 5 }, 13)
})

test('the taut form of the equations is the common form rearranged', () => {
  holds(line.tautX, HANGING, 12 * ln(2) + 1.1)
  holds(line.tautZ, HANGING, 7 + 115.5 / 120)
  holds(stiff.tautXH, HANGING, ln(2) - 0.8 + 5 / 13 + 11 / 120)
  holds(shape.tautStretch, HANGING, 11 + (320 - 65 + 144 * ln(2)) / 240)
  holds(line.tautGroundedZ, RESTING, 8 + 256 / 240)
})

test('a line on the seabed closes over a right triangle, with and without friction', () => {
  holds(line.groundedLength, RESTING, 4)
  holds(line.relievedLength, RESTING, 2)
  holds(line.relievedLength, { ...RESTING, C_B: 0.5 }, 0)
  holds(line.relievedLength, { ...RESTING, C_B: 0 }, 0)
  holds(line.groundedX, RESTING, 4 + 12 * ln(3) + 2)
  holds(line.groundedFrictionX, RESTING, 4 + 12 * ln(3) + 2 - 0.3)
  holds(line.groundedZ, RESTING, 8 + 256 / 240)
  holds(line.groundedAnchorH, { ...RESTING, C_B: 0.5 }, 10)
  holds(line.groundedAnchorH, RESTING, 0)
})

test('lines without horizontal tension carry their weight and stretch only', () => {
  // 120 N of stiffness, 1 N/m, 10 m: V = 10 lifts 10 + 100/240 m.
  holds(line.slackV, { w: 1, z: 10 + 100 / 240, EA: 120 }, 10)
  holds(line.verticalTautV, { EA: 120, z: 12, L: 10, w: 1 }, 29)
  holds(line.verticalHungV, { EA: 120, z: -12, L: 10, w: 1 }, -19)
  // A symmetric loop, z = 0: each side carries half.
  holds(line.verticalLoopV, { EA: 120, z: 0, L: 10, w: 1 }, 5)
  holds(shape.verticalStretch, { L: 10, V: 29, V_A: 19, w: 1, EA: 120 }, 12)
})

test('the start guess follows from a triangle too', () => {
  holds(line.startSag, { x: 3, z: 0, L: 5 }, sqrt(16 / 3))
  holds(line.startSag, { x: 3, z: 4, L: 5 }, 0.2)
  holds(line.startSag, { x: 0, z: 4, L: 5 }, 1e6)
  holds(line.startH, { w: 2, x: 3, lambda: 0.5 }, 6)
  holds(line.startV, { w: 2, z: 3, L: 5, lambda: ln(2) }, 3 / 0.6 + 5)
})

test('the Jacobian is that of the two spans', () => {
  holds(stiff.suspendedXH, HANGING, ln(2) - 0.8 + 5 / 13 + 11 / 120)
  holds(stiff.suspendedXV, HANGING, 12 / 20 - 12 / 13)
  holds(stiff.suspendedZV, HANGING, 16 / 20 - 5 / 13 + 11 / 120)
  holds(stiff.groundedXH, RESTING, ln(3) - 0.8 + 18 / 120)
  holds(stiff.groundedXV, RESTING, -0.4 + 12 / 120)
  holds(stiff.groundedZH, RESTING, -0.4)
  holds(stiff.groundedZV, RESTING, 0.8 + 16 / 120)
  holds(stiff.slackZV, { V: 16, w: 1, EA: 120 }, 1 + 16 / 120)
  holds(stiff.uncoupledStiffness, { f: 0.25 }, 4)
  holds(stiff.verticalXH, { V: 20, V_A: 10, w: 1, L: 10, EA: 120 }, ln(2) + 10 / 120)
  holds(stiff.verticalZV, { L: 10, EA: 120 }, 1 / 12)
  holds(stiff.verticalLoopZV, { w: 1, L: 10, EA: 120 }, 2 + 1 / 12)
})

test('the stiffness is the inverse of a 2 by 2 matrix', () => {
  const J = { x_H: 3, x_V: 1, z_H: 2, z_V: 4 }
  const D_J = stiff.jacobianDeterminant.evaluate(J)
  assert.equal(D_J, 10)
  const parts = [stiff.stiffnessXX, stiff.stiffnessXZ, stiff.stiffnessZX, stiff.stiffnessZZ] as const
  const [xx, xz, zx, zz] = parts.map((part) => part.evaluate({ ...J, D_J })) as [number, number, number, number]
  assert.deepEqual([xx, xz, zx, zz], [0.4, -0.1, -0.2, 0.3])
})

test('stretch, bend radius and points follow from the tensions', () => {
  holds(shape.suspendedStretch, HANGING, 11 + (320 - 65 + 144 * ln(2)) / 240)
  holds(shape.groundedStretch, RESTING, 20 + (320 + 144 * ln(3)) / 240 + 0.1)
  holds(shape.suspendedLength, { L: 20, L_B: 4 }, 16)
  holds(shape.fairleadAngle, { H: 12, V: 12 }, PI / 4)
  holds(shape.lineStrain, { T: 20, EA: 80 }, 0.25)
  holds(shape.catenaryParameter, { H: 12, w: 3 }, 4)
  holds(shape.bendRadius, { H: 12, V_s: 16, w: 1 }, 400 / 12)
  holds(shape.pointV, { V_A: 5, w: 1, s: 11 }, 16)
  const end = { ...HANGING, V_s: 16, s: 11 }
  holds(shape.suspendedPointX, end, 12 * ln(2) + 1.1)
  holds(shape.suspendedPointZ, end, 7 + 115.5 / 120)
  const touchdown = { ...RESTING, s: 4 }
  holds(shape.seabedPointX, touchdown, 4 + 0.1)
  holds(shape.seabedPointX, { ...RESTING, s: 1.5 }, 1.5)
  holds(shape.seabedPointT, { ...RESTING, s: 3 }, 6)
  holds(shape.hangingPointX, { ...RESTING, x_B: 4.1, V_s: 16, s: 20 }, 4.1 + 12 * ln(3) + 1.6)
  holds(shape.hangingPointZ, { ...RESTING, V_s: 16 }, 8 + 256 / 240)
})

test('a hang-off 30 degrees from the vertical at 100 m has a parameter of 100 m', () => {
  const phi = PI / 3
  holds(modes.topAngle, { q: PI / 6 }, phi)
  holds(modes.parameterFromAngle, { d: 100, phi }, 100)
  holds(modes.lengthFromAngle, { a: 100, phi }, 100 * sqrt(3))
  holds(modes.spanFromAngle, { a: 100, phi }, 100 * ln(2 + sqrt(3)))
  holds(modes.horizontalFromParameter, { w: 1000, a: 100 }, 1e5)
  holds(modes.topFromHorizontal, { H: 1e5, w: 1000, d: 100 }, 2e5)
  holds(modes.verticalFromLength, { w: 1000, S: 100 }, 1e5)
})

test('the MIT 2.019 gravity anchor needs 300.93 m of line for 1510 kN', () => {
  const given = { T: 1.51e6, w: 828, d: 25 }
  const source = published('MIT 2.019 Design of Ocean Systems (2011), lecture 13: the least length of line')
  assertEquationHolds(modes.lengthFromTop, { worked: [{ args: given, value: 300.93, relTol: 0.005 / 300.93, source }] })
  const S = modes.lengthFromTop.evaluate(given)
  holds(modes.lengthFromHorizontal, { ...given, H: modes.horizontalFromTop.evaluate(given) }, S)
})
