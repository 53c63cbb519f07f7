/** Spans, Jacobian and stiffness of a line as plain numbers, branch by branch, for the iteration. */
import * as eq from './equations.ts'
import type { CatenaryLine, Stiffness } from './line.ts'
import * as k from './stiffness.ts'

export interface Spans {
  readonly x: number
  readonly z: number
}

/** d(x, z)/d(H, V) in m/N. */
export interface Jacobian {
  readonly xH: number
  readonly xV: number
  readonly zH: number
  readonly zV: number
}

/** True where the line with this vertical fairlead tension rests on the seabed. */
export function isGrounded(line: CatenaryLine, V: number): boolean {
  return line.seabedContact && V < line.weightPerLength * line.unstretchedLength
}

/** Grounded length and the part of it that friction has relieved, m. */
export function seabedLengths(line: CatenaryLine, H: number, V: number): { L_B: number; L_0: number } {
  const w = line.weightPerLength
  const L_B = eq.groundedLength.evaluate({ L: line.unstretchedLength, V, w })
  return { L_B, L_0: eq.relievedLength.evaluate({ L_B, H, C_B: line.frictionCoefficient, w }) }
}

/** Beyond this ratio of tension to weight the common form of the equations loses digits that the taut form keeps. */
const TAUT = 1000

/** True where the sum of the end tensions exceeds a thousand times the line's weight. */
export function isTaut(line: CatenaryLine, H: number, V: number): boolean {
  return tautAt(line, ends(line, H, V))
}

interface Ends {
  readonly V_A: number
  readonly T: number
  readonly T_A: number
}

function ends(line: CatenaryLine, H: number, V: number): Ends {
  const w = line.weightPerLength
  const V_A = isGrounded(line, V) ? 0 : eq.suspendedAnchorV.evaluate({ V, w, L: line.unstretchedLength })
  return { V_A, T: eq.fairleadTension.evaluate({ H, V }), T_A: eq.anchorTension.evaluate({ H_A: H, V_A }) }
}

/** Everything that the equations take of a line under these tensions, in one object: the iteration asks often. */
function stateOf(line: CatenaryLine, H: number, V: number) {
  const { weightPerLength: w, unstretchedLength: L, axialStiffness: EA, frictionCoefficient: C_B } = line
  const { V_A, T, T_A } = ends(line, H, V)
  const { L_B, L_0 } = isGrounded(line, V) ? seabedLengths(line, H, V) : NO_BED
  // The left sides x and z are not read.
  return { H, V, V_A, T, T_A, w, L, EA, C_B, L_B, L_0, x: 0, z: 0 }
}
const NO_BED = { L_B: 0, L_0: 0 }

function tautAt(line: CatenaryLine, { T, T_A }: Ends): boolean {
  return T + T_A > TAUT * line.weightPerLength * line.unstretchedLength
}

/** Spans that fairlead tensions H > 0 and V would give. */
export function spansOf(line: CatenaryLine, H: number, V: number): Spans {
  const at = stateOf(line, H, V)
  const taut = tautAt(line, at)
  if (!isGrounded(line, V)) {
    const [x, z] = taut ? ([eq.tautX, eq.tautZ] as const) : ([eq.suspendedX, eq.suspendedZ] as const)
    return { x: x.evaluate(at), z: z.evaluate(at) }
  }
  const z = taut ? eq.tautGroundedZ.evaluate(at) : eq.groundedZ.evaluate(at)
  return { x: at.C_B === 0 ? eq.groundedX.evaluate(at) : eq.groundedFrictionX.evaluate(at), z }
}

/** Jacobian at fairlead tensions H > 0 and V. */
export function jacobianOf(line: CatenaryLine, H: number, V: number): Jacobian {
  const at = stateOf(line, H, V)
  if (!isGrounded(line, V)) {
    const xV = k.suspendedXV.evaluate(at)
    const xH = tautAt(line, at) ? k.tautXH.evaluate(at) : k.suspendedXH.evaluate(at)
    return { xH, xV, zH: xV, zV: k.suspendedZV.evaluate(at) }
  }
  return {
    xH: k.groundedXH.evaluate(at),
    xV: k.groundedXV.evaluate(at),
    zH: k.groundedZH.evaluate(at),
    zV: k.groundedZV.evaluate(at),
  }
}

/** Inverse of the Jacobian, N/m; null where it has none: a line stretched flat on the seabed. */
export function stiffnessOf({ xH, xV, zH, zV }: Jacobian): Stiffness | null {
  const D_J = k.jacobianDeterminant.evaluate({ x_H: xH, x_V: xV, z_H: zH, z_V: zV })
  if (!(D_J > 0)) return null
  return {
    xx: k.stiffnessXX.evaluate({ z_V: zV, D_J }),
    xz: k.stiffnessXZ.evaluate({ x_V: xV, D_J }),
    zx: k.stiffnessZX.evaluate({ z_H: zH, D_J }),
    zz: k.stiffnessZZ.evaluate({ x_H: xH, D_J }),
  }
}
