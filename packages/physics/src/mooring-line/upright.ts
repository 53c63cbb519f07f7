/** The line without horizontal tension: straight up and down, and what is left of it on the bed. */
import { bracketedRoot, expandBracket } from '@keelson/numerics/root-finding.ts'
import { suspendedAnchorV } from '../catenary/equations.ts'
import type { CatenaryLine, Stiffness } from '../catenary/line.ts'
import { suspendedPointZ } from '../catenary/shape.ts'
import * as k from '../catenary/stiffness.ts'
import { liftedLength, verticalBelowNode } from './equations.ts'
import type { LineSpans } from './line.ts'
import { type PreparedLine, segmentOf } from './prepared.ts'
import type { Stretch } from './walk.ts'

export interface Upright {
  /** Vertical tension at the fairlead, N. */
  readonly V: number
  /** Height of the fairlead above the foot of what hangs, m. */
  readonly height: number
  readonly stretches: readonly Stretch[]
  readonly grounded: number
  readonly stiffness: Stiffness
}

const SOUGHT = { seeking: 'the slack line vertical tension' }

/** The line at these spans where it has no horizontal tension: slack over a bed, or both ends on one vertical; else null. */
export function uprightLine(line: PreparedLine, { horizontalSpan: x, verticalSpan: z }: LineSpans): Upright | null {
  const { weight, loads, flexibility, cos, slope } = line
  const rise = line.line.seabedContact ? z - x * slope : z
  const longest = line.length + (weight + loads) * flexibility
  if (x > 0 && (!line.line.seabedContact || longest < rise + x / cos)) return null
  const found = uprightAt(line, verticalTensionFor(line, rise))
  return x === 0 || found.grounded * cos >= x ? found : null
}

/** The height rises with V all along, so that the bracket always closes. */
function verticalTensionFor(line: PreparedLine, rise: number): number {
  const reach = line.weight + line.loads
  const misfit = (V: number) => uprightAt(line, V).height - rise
  const onlyPulledUp = line.groundable === line.segments.length
  const { a, b } = expandBracket(misfit, onlyPulledUp ? 0 : -reach, reach, {
    maxExpansions: 1000,
    ...(onlyPulledUp && { lower: 0 }),
    ...SOUGHT,
  })
  return bracketedRoot(misfit, a, b, SOUGHT).x
}

export function uprightAt(line: PreparedLine, V: number): Upright {
  const stretches: Stretch[] = new Array(line.segments.length)
  let [height, grounded, above, z_V] = [0, 0, V, 0]
  /** Of a line pulled one way only, sideways; a loop or a foot on the bed has no such stiffness. */
  let x_H: number | null = 0
  for (let i = line.segments.length - 1; i >= 0; i--) {
    const { hanging, pointLoad: P } = segmentOf(line, i)
    const { unstretchedLength: L, weightPerLength: w, axialStiffness: EA } = hanging
    const V_t = grounded > 0 ? 0 : verticalBelowNode.evaluate({ V_b: above, P })
    const V_A = suspendedAnchorV.evaluate({ V: V_t, w, L })
    const lands = i < line.groundable && V_A < 0
    const part = lands ? Math.max(liftedLength.evaluate({ V_t, H: 0, beta: 0, w }), 0) : L
    const V_h = lands ? 0 : V_A
    const z = part > 0 ? suspendedPointZ.evaluate({ H: 0, w, V_s: V_t, V_A: V_h, s: part, EA }) : 0
    if (part > 0) z_V += yielding(hanging, part, V_t, V_h)
    x_H = x_H === null || V_t * V_h <= 0 ? null : x_H + k.verticalXH.evaluate({ V: V_t, V_A: V_h, w, L, EA })
    stretches[i] = { V_t, V_h, hanging: part, bed: L - part, relieved: L - part, T_u: 0, T_l: 0, x: 0, z, bedX: 0 }
    height += z
    grounded += L - part
    above = V_h
  }
  const xx = x_H === null ? 0 : 1 / x_H
  return { V, height, stretches, grounded, stiffness: { xx, xz: 0, zx: 0, zz: 1 / z_V } }
}

/** Change of the height with V over a length that hangs. */
function yielding({ weightPerLength: w, axialStiffness: EA }: CatenaryLine, L: number, V_t: number, V_h: number) {
  if (V_t > 0 && V_h < 0) return k.verticalLoopZV.evaluate({ w, L, EA })
  if (V_h === 0) return k.slackZV.evaluate({ V: V_t, w, EA })
  return k.verticalZV.evaluate({ L, EA })
}
