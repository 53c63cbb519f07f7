/** Worked values of every catenary equation, from right triangles whose angles have closed hyperbolic sines. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as modes from './catenary-closed-modes.ts'
import * as line from './catenary-equations.ts'
import * as shape from './catenary-shape.ts'
import * as stiff from './catenary-stiffness.ts'

const { log: ln, sqrt, PI } = Math

// H = 12 with V = 16 and V_A = 5 makes T = 20 and T_A = 13; asinh(16/12) = ln 3, asinh(5/12) = ln 1.5.
const HANGING = { H: 12, V: 16, V_A: 5, T: 20, T_A: 13, w: 1, L: 11, EA: 120, x: 0, z: 0 }
// The same fairlead tensions on a line of 20 m leave 4 m on the seabed.
const RESTING = { H: 12, V: 16, T: 20, w: 1, L: 20, EA: 120, L_B: 4, C_B: 6, L_0: 2, x: 0, z: 0 }

const close = (name: string, actual: number, expected: number) =>
  assert.ok(
    Math.abs(actual - expected) <= 1e-14 * Math.max(1, Math.abs(expected)),
    `${name}: ${actual}, not ${expected}`,
  )

test('a suspended line closes over right triangles', () => {
  close('x', line.suspendedX.evaluate(HANGING), 12 * ln(2) + 1.1)
  close('z', line.suspendedZ.evaluate(HANGING), 7 + 115.5 / 120)
  close('V_A', line.suspendedAnchorV.evaluate(HANGING), 5)
  close('T', line.fairleadTension.evaluate(HANGING), 20)
  close('T_A', line.anchorTension.evaluate({ H_A: 12, V_A: 5 }), 13)
})

test('the taut form of the equations is the common form rearranged', () => {
  close('x', line.tautX.evaluate(HANGING), 12 * ln(2) + 1.1)
  close('z', line.tautZ.evaluate(HANGING), 7 + 115.5 / 120)
  close('x_H', stiff.tautXH.evaluate(HANGING), ln(2) - 0.8 + 5 / 13 + 11 / 120)
  close('L_s', shape.tautStretch.evaluate(HANGING), 11 + (320 - 65 + 144 * ln(2)) / 240)
  close('z grounded', line.tautGroundedZ.evaluate(RESTING), 8 + 256 / 240)
})

test('a line on the seabed closes over a right triangle, with and without friction', () => {
  close('L_B', line.groundedLength.evaluate(RESTING), 4)
  close('L_0', line.relievedLength.evaluate(RESTING), 2)
  close('L_0, weak friction', line.relievedLength.evaluate({ ...RESTING, C_B: 0.5 }), 0)
  close('L_0, no friction', line.relievedLength.evaluate({ ...RESTING, C_B: 0 }), 0)
  close('x', line.groundedX.evaluate(RESTING), 4 + 12 * ln(3) + 2)
  close('x, friction', line.groundedFrictionX.evaluate(RESTING), 4 + 12 * ln(3) + 2 - 0.3)
  close('z', line.groundedZ.evaluate(RESTING), 8 + 256 / 240)
  close('H_A', line.groundedAnchorH.evaluate({ ...RESTING, C_B: 0.5 }), 10)
  close('H_A, all taken', line.groundedAnchorH.evaluate(RESTING), 0)
})

test('lines without horizontal tension carry their weight and stretch only', () => {
  // 120 N of stiffness, 1 N/m, 10 m: V = 10 lifts 10 + 100/240 m.
  close('V_0', line.slackV.evaluate({ w: 1, z: 10 + 100 / 240, EA: 120 }), 10)
  close('V taut', line.verticalTautV.evaluate({ EA: 120, z: 12, L: 10, w: 1 }), 29)
  close('V hung', line.verticalHungV.evaluate({ EA: 120, z: -12, L: 10, w: 1 }), -19)
  // A symmetric loop, z = 0: each side carries half.
  close('V loop', line.verticalLoopV.evaluate({ EA: 120, z: 0, L: 10, w: 1 }), 5)
  close('L_s', shape.verticalStretch.evaluate({ L: 10, V: 29, V_A: 19, w: 1, EA: 120 }), 12)
})

test('the start guess follows from a triangle too', () => {
  close('lambda', line.startSag.evaluate({ x: 3, z: 0, L: 5 }), sqrt(16 / 3))
  close('lambda, taut', line.startSag.evaluate({ x: 3, z: 4, L: 5 }), 0.2)
  close('lambda, no span', line.startSag.evaluate({ x: 0, z: 4, L: 5 }), 1e6)
  close('H', line.startH.evaluate({ w: 2, x: 3, lambda: 0.5 }), 6)
  close('V', line.startV.evaluate({ w: 2, z: 3, L: 5, lambda: ln(2) }), 3 / 0.6 + 5)
})

test('the Jacobian is that of the two spans', () => {
  close('x_H', stiff.suspendedXH.evaluate(HANGING), ln(2) - 0.8 + 5 / 13 + 11 / 120)
  close('x_V', stiff.suspendedXV.evaluate(HANGING), 12 / 20 - 12 / 13)
  close('z_V', stiff.suspendedZV.evaluate(HANGING), 16 / 20 - 5 / 13 + 11 / 120)
  close('x_H bed', stiff.groundedXH.evaluate(RESTING), ln(3) - 0.8 + 18 / 120)
  close('x_V bed', stiff.groundedXV.evaluate(RESTING), -0.4 + 12 / 120)
  close('z_H bed', stiff.groundedZH.evaluate(RESTING), -0.4)
  close('z_V bed', stiff.groundedZV.evaluate(RESTING), 0.8 + 16 / 120)
  close('slack', stiff.slackZV.evaluate({ V: 16, w: 1, EA: 120 }), 1 + 16 / 120)
  close('one direction', stiff.uncoupledStiffness.evaluate({ f: 0.25 }), 4)
  close('vertical x_H', stiff.verticalXH.evaluate({ V: 20, V_A: 10, w: 1, L: 10, EA: 120 }), ln(2) + 10 / 120)
  close('vertical z_V', stiff.verticalZV.evaluate({ L: 10, EA: 120 }), 1 / 12)
  close('loop z_V', stiff.verticalLoopZV.evaluate({ w: 1, L: 10, EA: 120 }), 2 + 1 / 12)
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
  close('L_s', shape.suspendedStretch.evaluate(HANGING), 11 + (320 - 65 + 144 * ln(2)) / 240)
  close('L_s bed', shape.groundedStretch.evaluate(RESTING), 20 + (320 + 144 * ln(3)) / 240 + 0.1)
  close('S', shape.suspendedLength.evaluate({ L: 20, L_B: 4 }), 16)
  close('theta', shape.fairleadAngle.evaluate({ H: 12, V: 12 }), PI / 4)
  close('epsilon', shape.lineStrain.evaluate({ T: 20, EA: 80 }), 0.25)
  close('a', shape.catenaryParameter.evaluate({ H: 12, w: 3 }), 4)
  close('R', shape.bendRadius.evaluate({ H: 12, V_s: 16, w: 1 }), 400 / 12)
  close('V_s', shape.pointV.evaluate({ V_A: 5, w: 1, s: 11 }), 16)
  const end = { ...HANGING, V_s: 16, s: 11 }
  close('x_s', shape.suspendedPointX.evaluate(end), 12 * ln(2) + 1.1)
  close('z_s', shape.suspendedPointZ.evaluate(end), 7 + 115.5 / 120)
  const touchdown = { ...RESTING, s: 4 }
  close('x_s bed', shape.seabedPointX.evaluate(touchdown), 4 + 0.1)
  close('x_s relieved', shape.seabedPointX.evaluate({ ...RESTING, s: 1.5 }), 1.5)
  close('T_s', shape.seabedPointT.evaluate({ ...RESTING, s: 3 }), 6)
  close('x_s hanging', shape.hangingPointX.evaluate({ ...RESTING, x_B: 4.1, V_s: 16, s: 20 }), 4.1 + 12 * ln(3) + 1.6)
  close('z_s hanging', shape.hangingPointZ.evaluate({ ...RESTING, V_s: 16 }), 8 + 256 / 240)
})

test('a hang-off 30 degrees from the vertical at 100 m has a parameter of 100 m', () => {
  const phi = modes.topAngle.evaluate({ q: PI / 6 })
  close('phi', phi, PI / 3)
  close('a', modes.parameterFromAngle.evaluate({ d: 100, phi }), 100)
  close('S', modes.lengthFromAngle.evaluate({ a: 100, phi }), 100 * sqrt(3))
  close('X', modes.spanFromAngle.evaluate({ a: 100, phi }), 100 * ln(2 + sqrt(3)))
  close('H', modes.horizontalFromParameter.evaluate({ w: 1000, a: 100 }), 1e5)
  close('T', modes.topFromHorizontal.evaluate({ H: 1e5, w: 1000, d: 100 }), 2e5)
  close('V', modes.verticalFromLength.evaluate({ w: 1000, S: 100 }), 1e5)
})

test('the MIT 2.019 gravity anchor needs 300.93 m of line for 1510 kN', () => {
  const given = { T: 1.51e6, w: 828, d: 25 }
  const S = modes.lengthFromTop.evaluate(given)
  const H = modes.horizontalFromTop.evaluate(given)
  assert.equal(S.toFixed(2), '300.93')
  assert.equal(H, 1489300)
  close('S from H', modes.lengthFromHorizontal.evaluate({ ...given, H }), S)
  assert.equal(modes.spanFromHorizontal.evaluate({ H, w: 828, S }).toFixed(3), '299.543')
})
