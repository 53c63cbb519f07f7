/** A suction caisson in section, open below, to scale in the ground. Coherent SI; depth goes down from y = 0. */
import type { At, Shape } from '../drawing.ts'
import { labelled, ofDiameter } from '../figure.ts'
import { rectangle } from './rectangle.ts'
import type { Across } from './soil-profile.ts'

export interface SuctionCaisson {
  readonly diameter: number
  readonly length: number
  readonly wall: number
}

/** Half the width of the column and the width of the curve, as shares of the depth; diameters that the half is at least. */
const [HALF, CURVE, ROOM] = [0.48, 0.3, 1.3]

/** Where its length is measured, left of its axis, over its diameter. */
const LENGTH_AT = 0.85

/** A column of soil wide enough for the pull beside the caisson, and the curve to its right. */
export function caissonAcross(
  depth: number,
  { diameter }: SuctionCaisson,
): { readonly column: Across; readonly curve: Across } {
  const half = Math.max(HALF * depth, ROOM * diameter)
  const left = half + 0.2 * CURVE * depth
  return { column: { left: -half, right: half }, curve: { left, right: left + CURVE * depth } }
}

/** Its wall, its lid as thick as the wall, and its dimensions. */
export function suctionCaisson({ diameter: D, length: L, wall: t }: SuctionCaisson): readonly Shape[] {
  const side = (x: number): Shape => ({
    kind: 'polygon',
    points: rectangle(x, -L, x + t, 0),
    role: 'steel',
    cut: true,
    is: 'wall',
  })
  const corner = (x: number): At => [x, -L]
  return [
    side(-D / 2),
    side(D / 2 - t),
    { kind: 'polygon', points: rectangle(-D / 2, 0, D / 2, t), role: 'steel', cut: true, is: 'wall' },
    {
      kind: 'dimension',
      from: corner(-D / 2),
      to: corner(D / 2),
      edge: 'below',
      label: ofDiameter(labelled('D', D, 'm')),
    },
    { kind: 'dimension', from: [-LENGTH_AT * D, 0], to: [-LENGTH_AT * D, -L], label: labelled('L', L, 'm') },
    { kind: 'note', at: [-D / 2 + t / 2, -0.9 * L], side: 'left', label: labelled('t', t, 'mm', 'wall') },
  ]
}
