/** A ship seen from above, bow to the right, and the waves that meet her. Proportions of a hull, not of one ship. */
import type { At, Label, Shape } from '../drawing.ts'
import { shipFromAbove } from './ship-plan.ts'

/** Half the length of the hull; its beam. */
const [HALF, BEAM] = [5, 2] as const
/** Arrows of waves point at the middle and end this far from it. */
const CLEAR = 6
const LONGEST = 4
/** How far the line of the mean direction goes on. */
const BEYOND = 2

/** The outline of the hull, its middle at the origin. */
export const hullPlan = (): readonly Shape[] => hullAt([0, 0], 2 * HALF, BEAM)

/** A hull of a length and a beam, in the units of the model, with its middle at a point; bow to the right. */
export const hullAt = ([x0, y0]: At, length: number, beam: number): readonly Shape[] => [
  { kind: 'polygon', points: shipFromAbove({ length, breadth: beam, midship: [x0, y0] }), role: 'steel' },
  {
    kind: 'polyline',
    points: [
      [x0 - length / 2, y0],
      [x0 + length / 2, y0],
    ],
    role: 'axis',
    dashed: true,
  },
]

/** Waves from one direction. */
export interface Waves {
  /** Direction in which they run, rad: 0 follows the ship, pi meets her; positive to port. */
  readonly towards: number
  /** Length of the arrow, a share of the longest. */
  readonly share: number
  readonly label?: Label
}

/** An arrow for each direction, towards the ship; one of no share is left out. */
export const wavesOnHull = (waves: readonly Waves[]): readonly Shape[] =>
  waves.flatMap(({ towards, share, label }): Shape[] => {
    if (share <= 0) return []
    const at = (distance: number): At => [-distance * Math.cos(towards), -distance * Math.sin(towards)]
    const from = CLEAR + LONGEST * share
    return [
      { kind: 'arrow', from: at(from), to: at(CLEAR), role: 'flow' },
      ...(label ? [{ kind: 'text' as const, at: at(from), label, ...outwards(towards) }] : []),
    ]
  })

/** The mean direction, as a line that ends beyond the arrows, and its label. */
export function meanDirection(towards: number, label: Label): readonly Shape[] {
  const at = (distance: number): At => [-distance * Math.cos(towards), -distance * Math.sin(towards)]
  const end = at(CLEAR + LONGEST + BEYOND)
  return [
    { kind: 'polyline', points: [at(0), end], role: 'axis', dashed: true },
    { kind: 'text', at: end, label, ...outwards(towards) },
  ]
}

const SIDES = ['e', 'ne', 'n', 'nw', 'w', 'sw', 's', 'se'] as const
/** The side of the arrow's tail that lies away from the ship. */
function outwards(towards: number) {
  const eighth = Math.round((towards + Math.PI) / (Math.PI / 4))
  return { towards: SIDES[((eighth % 8) + 8) % 8] ?? 'e' }
}

/** The way that she makes, ahead of the bow; none without speed. */
export const wayAhead = (label: Label): Shape => ({
  kind: 'arrow',
  from: [HALF, 0],
  to: [HALF + 2.2, 0],
  role: 'load',
  label,
})
