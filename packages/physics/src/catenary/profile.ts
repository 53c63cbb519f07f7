/** The shape of a solved line: its points, its stretched length and its sharpest bend. Coherent SI. */
import { spaced } from '@keelson/numerics/spaced.ts'
import { tautGroundedZ, tautX, tautZ } from './equations.ts'
import type { CatenaryLine, CatenarySolution } from './line.ts'
import * as shape from './shape.ts'

export interface ProfilePoint {
  /** Unstretched arc length from the anchor, m. */
  readonly s: number
  /** Distance from and height above the anchor, m. */
  readonly x: number
  readonly z: number
  /** N. */
  readonly tension: number
  /** From the horizontal, rad, -pi/2 ... pi/2; 0 where the line lies without tension. */
  readonly inclination: number
}

/** The left sides of the span equations, which a point of the line does not need. */
const HERE = { x: 0, z: 0 }

/**
 * Point of a solved line at unstretched arc length s from the anchor, 0 <= s <= L. The surplus of a slack line is laid
 * at the foot of its hanging part.
 */
export function profilePoint(line: CatenaryLine, solution: CatenarySolution, s: number): ProfilePoint {
  if (s < solution.groundedLength) return seabedPoint(line, solution, s)
  if (solution.branch === 'grounded' || solution.branch === 'slack') return hangingPoint(line, solution, s)
  const { weightPerLength: w, axialStiffness: EA } = line
  const { horizontalTension: H, anchorVerticalTension: V_A } = solution
  const V_s = shape.pointV.evaluate({ V_A, w, s })
  const tension = Math.hypot(H, V_s)
  const rest = { tension, inclination: Math.atan2(V_s, H) }
  // Adding 0 makes -0 a plain 0.
  if (solution.taut) {
    const part = { ...HERE, H, w, L: s, V: V_s, V_A, T: tension, T_A: Math.hypot(H, V_A), EA }
    return { s, x: tautX.evaluate(part) + 0, z: tautZ.evaluate(part) + 0, ...rest }
  }
  const at = { H, w, V_s, V_A, s, EA }
  const x = H > 0 ? shape.suspendedPointX.evaluate(at) : 0
  return { s, x: x + 0, z: shape.suspendedPointZ.evaluate(at) + 0, ...rest }
}

function seabedPoint(line: CatenaryLine, solution: CatenarySolution, s: number): ProfilePoint {
  const { weightPerLength: w, axialStiffness: EA, frictionCoefficient: C_B } = line
  const { horizontalTension: H, groundedLength: L_B, relievedLength: L_0 } = solution
  if (solution.branch === 'slack') {
    return { s, x: Math.min(s, line.horizontalSpan), z: 0, tension: 0, inclination: 0 }
  }
  const at = { s, H, C_B, w, L_B, L_0, EA }
  return { s, x: shape.seabedPointX.evaluate(at), z: 0, tension: shape.seabedPointT.evaluate(at), inclination: 0 }
}

function hangingPoint(line: CatenaryLine, solution: CatenarySolution, s: number): ProfilePoint {
  const { weightPerLength: w, axialStiffness: EA, frictionCoefficient: C_B } = line
  const { horizontalTension: H, groundedLength: L_B, relievedLength: L_0 } = solution
  const V_s = shape.pointV.evaluate({ V_A: 0, w, s: s - L_B })
  const tension = Math.hypot(H, V_s)
  const rest = { tension, inclination: Math.atan2(V_s, H) }
  const z = solution.taut
    ? tautGroundedZ.evaluate({ ...HERE, V: V_s, w, T: tension, H, EA })
    : shape.hangingPointZ.evaluate({ H, V_s, w, EA })
  if (H === 0) return { s, x: line.horizontalSpan, z, ...rest }
  const x_B = shape.seabedPointX.evaluate({ s: L_B, H, C_B, w, L_B, L_0, EA })
  return { s, x: shape.hangingPointX.evaluate({ x_B, H, w, V_s, s, L_B, EA }), z, ...rest }
}

/** Points of a solved line at `stations` >= 2 places, equally spaced in unstretched length from anchor to fairlead. */
export function profile(line: CatenaryLine, solution: CatenarySolution, stations: number): ProfilePoint[] {
  return spaced(0, line.unstretchedLength, stations).map((s) => profilePoint(line, solution, s))
}

/** Stretched length of a solved line, m. */
export function stretchedLength(line: CatenaryLine, solution: CatenarySolution): number {
  const { unstretchedLength: L, weightPerLength: w, axialStiffness: EA, frictionCoefficient: C_B } = line
  const { horizontalTension: H, verticalTension: V, anchorVerticalTension: V_A } = solution
  if (H === 0) return shape.verticalStretch.evaluate({ L, V, V_A, w, EA })
  if (solution.branch === 'suspended' && solution.taut) {
    const [T, T_A] = [Math.hypot(H, V), Math.hypot(H, V_A)]
    return shape.tautStretch.evaluate({ L, H, V, V_A, T, T_A, w, EA })
  }
  if (solution.branch !== 'grounded') return shape.suspendedStretch.evaluate({ L, H, V, V_A, w, EA })
  const { groundedLength: L_B, relievedLength: L_0 } = solution
  return shape.groundedStretch.evaluate({ L, H, V, w, EA, L_B, L_0, C_B })
}

/**
 * Vertical tension at the line's sharpest bend: 0 at a horizontal tangent, else that of the end with the smaller one.
 */
export function verticalTensionAtBend({ verticalTension: V, anchorVerticalTension: V_A }: CatenarySolution): number {
  if (V_A <= 0 && V >= 0) return 0
  return V < 0 ? V : V_A
}

/** Smallest radius of curvature of a solved line, m; null for a straight vertical line, which has none. */
export function minimumBendRadius(line: CatenaryLine, solution: CatenarySolution): number | null {
  const { weightPerLength: w } = line
  const { horizontalTension: H } = solution
  const V_s = verticalTensionAtBend(solution)
  if (H > 0) return shape.bendRadius.evaluate({ H, V_s, w })
  return V_s === 0 ? 0 : null
}
