/**
 * One walk down a line from its fairlead, segment by segment: where it hangs by the equations of the catenary, where it
 * lies by those of the bed. Gives the spans for fairlead tensions H > 0 and V, and how they change with them.
 */
import { fairleadTension, suspendedAnchorV } from '../catenary/equations.ts'
import { type Jacobian, jacobianOf, type Spans, spansOf } from '../catenary/jacobian.ts'
import type { CatenaryLine } from '../catenary/line.ts'
import * as eq from './equations.ts'
import { type PreparedLine, segmentOf } from './prepared.ts'

/** One segment under the tensions: what hangs of it, and what lies on the bed. */
export interface Stretch {
  /** Vertical tension at the upper end and at the lower end of what hangs, N. */
  readonly V_t: number
  readonly V_h: number
  /** Unstretched lengths, m. */
  readonly hanging: number
  readonly bed: number
  readonly relieved: number
  /** Tensions on the bed: at the upper and the lower end of what lies, N. */
  readonly T_u: number
  readonly T_l: number
  readonly x: number
  readonly z: number
  /** Part of x that lies on the bed, m. */
  readonly bedX: number
}

/** Tension on the bed, with its derivatives by H and V. */
interface BedTension {
  readonly T: number
  readonly byH: number
  readonly byV: number
}

interface Reached extends Spans, Jacobian {
  readonly stretch: Stretch
  /** Below it: the line hangs on with V, or lies on with a tension along the bed. */
  readonly V: number
  readonly onBed: BedTension | null
}

export interface Walk extends Spans, Jacobian {
  /** From anchor to fairlead, as the segments. */
  readonly stretches: readonly Stretch[]
}

export function walk(line: PreparedLine, H: number, V: number): Walk {
  const stretches: Stretch[] = new Array(line.segments.length)
  let [x, z, xH, xV, zH, zV] = [0, 0, 0, 0, 0, 0]
  let above = V
  let onBed: BedTension | null = null
  for (let i = line.segments.length - 1; i >= 0; i--) {
    const at: Reached = segmentAt(line, i, H, above, onBed)
    x += at.x
    z += at.z
    xH += at.xH
    xV += at.xV
    zH += at.zH
    zV += at.zV
    stretches[i] = at.stretch
    above = at.V
    onBed = at.onBed
  }
  return { x, z, xH, xV, zH, zV, stretches }
}

function segmentAt(line: PreparedLine, i: number, H: number, V_b: number, onBed: BedTension | null): Reached {
  const { hanging, pointLoad: P } = segmentOf(line, i)
  if (onBed) return lyingOn(line, i, passed(line, onBed, P))
  const V_t = eq.verticalBelowNode.evaluate({ V_b, P })
  const { unstretchedLength: L, weightPerLength: w } = hanging
  const V_A = suspendedAnchorV.evaluate({ V: V_t, w, L })
  if (i >= line.groundable || V_A >= H * line.slope) return hangingFree(hanging, H, V_t, V_A)
  if (V_t <= H * line.slope) return lyingOn(line, i, bedTensionBelow(line, H, V_b, P))
  return touchingDown(line, i, H, V_t)
}

function hangingFree(hanging: CatenaryLine, H: number, V_t: number, V_h: number): Reached {
  const { x, z } = spansOf(hanging, H, V_t)
  const stretch = { V_t, V_h, hanging: hanging.unstretchedLength, ...NO_BED, x, z }
  return { x, z, ...jacobianOf(hanging, H, V_t), stretch, V: V_h, onBed: null }
}
const NO_BED = { bed: 0, relieved: 0, T_u: 0, T_l: 0, bedX: 0 }

/** The length that hangs changes with H and V; what it gains at its lower end it takes from the bed. */
function touchingDown(line: PreparedLine, i: number, H: number, V_t: number): Reached {
  const { hanging } = segmentOf(line, i)
  const { weightPerLength: w, axialStiffness: EA, unstretchedLength: L } = hanging
  const beta = line.line.seabedSlope
  const L_h = eq.liftedLength.evaluate({ V_t, H, beta, w })
  const V_h = H * line.slope
  const part = { ...hanging, unstretchedLength: L_h }
  const hung = { ...spansOf(part, H, V_t), ...jacobianOf(part, H, V_t) }
  const [gainH, gainV] = [-line.slope / w, 1 / w]
  const T = eq.touchdownTension.evaluate({ H, beta })
  const bed = laidOn(line, hanging, L - L_h, -gainH, -gainV, { T, byH: 1 / line.cos, byV: 0 })
  const strain = T / EA
  const [xL, zL] = [line.cos * (1 + strain), line.sin * (1 + strain)]
  return {
    x: hung.x + bed.x,
    z: hung.z + bed.z,
    xH: hung.xH + xL * gainH + bed.xH,
    xV: hung.xV + xL * gainV + bed.xV,
    zH: hung.zH + zL * gainH + bed.zH,
    zV: hung.zV + zL * gainV + bed.zV,
    stretch: { ...bed.stretch, V_t, V_h, hanging: L_h, x: hung.x + bed.x, z: hung.z + bed.z },
    V: V_h,
    onBed: bed.onBed,
  }
}

function lyingOn(line: PreparedLine, i: number, upper: BedTension): Reached {
  const { hanging } = segmentOf(line, i)
  return laidOn(line, hanging, hanging.unstretchedLength, 0, 0, upper)
}

/** A length b on the bed, which changes by bH with H and by bV with V. */
function laidOn(
  { line, cos, sin }: PreparedLine,
  { weightPerLength: w, axialStiffness: EA }: CatenaryLine,
  b: number,
  bH: number,
  bV: number,
  { T: T_u, byH, byV }: BedTension,
): Reached & { onBed: BedTension } {
  const beta = line.seabedSlope
  const r = eq.bedGradient.evaluate({ w, C_B: line.frictionCoefficient, beta })
  const T_l = eq.bedTension.evaluate({ T_u, r, b })
  const b_0 = eq.bedRelieved.evaluate({ T_u, r, b })
  const e = eq.bedStretch.evaluate({ T_u, T_l, b, b_0, EA })
  const [byTension, byLength] = [(b - b_0) / EA, 1 + T_l / EA]
  const [sH, sV] = [byTension * byH + byLength * bH, byTension * byV + byLength * bV]
  const x = eq.bedX.evaluate({ b, e, beta })
  const z = eq.bedZ.evaluate({ b, e, beta })
  const onBed = T_l > 0 ? { T: T_l, byH: byH - r * bH, byV: byV - r * bV } : { T: 0, byH: 0, byV: 0 }
  const V = T_l * sin
  const stretch = { V_t: T_u * sin, V_h: T_u * sin, hanging: 0, bed: b, relieved: b_0, T_u, T_l, x, z, bedX: x }
  return { x, z, xH: cos * sH, xV: cos * sV, zH: sin * sH, zV: sin * sV, stretch, V, onBed }
}

/** Below a node at which the hanging line meets the bed. */
function bedTensionBelow({ line, cos, sin }: PreparedLine, H: number, V_b: number, P: number): BedTension {
  const C_B = line.frictionCoefficient
  const T = eq.tensionBelowNode.evaluate({ H, V_b, P, C_B, beta: line.seabedSlope })
  return T > 0 ? { T, byH: cos - C_B * sin, byV: sin + C_B * cos } : { T: 0, byH: 0, byV: 0 }
}

/** Below a node that lies on the bed with the line on both of its sides. */
function passed({ line, cos, sin }: PreparedLine, upper: BedTension, P: number): BedTension {
  if (P === 0) return upper
  const { T, byH, byV } = upper
  const C_B = line.frictionCoefficient
  const below = eq.tensionBelowNode.evaluate({ H: T * cos, V_b: T * sin, P, C_B, beta: line.seabedSlope })
  return below > 0 ? { T: below, byH, byV } : { T: 0, byH: 0, byV: 0 }
}

/** Tension at the two ends of a segment, N. */
export function endTensions(
  H: number,
  { V_t, V_h, hanging, bed, T_u, T_l }: Stretch,
): { upper: number; lower: number } {
  const hung = (V: number) => fairleadTension.evaluate({ H, V })
  return { upper: hanging > 0 ? hung(V_t) : T_u, lower: bed > 0 ? T_l : hung(V_h) }
}
