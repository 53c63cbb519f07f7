/** The ship from above with her rudder and what it does to her, and her steady turn. Starboard is below: y of the ship is drawn downwards. */
import { type At, type Drawing, figure, labelled, named, ofDiameter, type Parts } from '@keelson/figures'
import { rudderFromAbove } from '@keelson/figures/things/rudder.ts'
import { shipFromAbove, turnedTo } from '@keelson/figures/things/ship-plan.ts'
import { turningArrow } from '@keelson/figures/things/turning-arrow.ts'
import type { NotApplicable } from '@keelson/workflow'
import type { Params } from './inputs.ts'

/** What a run answers. */
export interface Answered {
  readonly side_force: number
  readonly yaw_moment: number
  readonly steady_yaw_rate?: number | NotApplicable
  readonly steady_turning_diameter?: number | NotApplicable
}

/** A hull that was not given: its half length over the lever of the rudder, and its length over its breadth. */
const [AROUND, SLENDER] = [1.12, 6] as const
/** Chord of the drawn rudder over the length: enlarged, to be seen. */
const DRAWN_CHORD = 0.13
/** Radius of the moment beyond midship, over the length: clear of the bow. */
const TURN = 0.58
/** Length of the arrow of the force, over that of the ship. */
const FORCE_ARROW = 0.16

interface Drawn {
  readonly L: number
  readonly B: number
  /** Midship from the centre of gravity. */
  readonly midship: number
  readonly known: boolean
}

function hullOf({
  hull_length: L,
  hull_breadth: B,
  centre_of_gravity_from_midship: x_G,
  rudder_x_from_cg: x_R,
}: Params): Drawn {
  if (L !== undefined && B !== undefined) return { L, B, midship: -x_G, known: true }
  const length = L ?? Math.max(2 * AROUND * Math.abs(x_R), 1)
  return { L: length, B: B ?? length / SLENDER, midship: L === undefined ? 0 : -x_G, known: false }
}

export function plan(p: Params, answered: Answered): Drawing {
  const hull = hullOf(p)
  const { L, B, midship, known } = hull
  const x_R = p.rudder_x_from_cg
  const outline = shipFromAbove({ length: L, breadth: B, midship: [midship, 0] })
  const [left, right] = [Math.min(midship - L / 2, x_R - 0.1 * L), Math.max(midship + L / 2, x_R + 0.1 * L)]
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [left - 0.12 * L, right + 0.2 * L], y: [-0.36 * L, 0.36 * L] } },
    known ? outlined(outline) : { kind: 'polygon', points: outline, role: 'ghost' },
    axisOf([left - 0.06 * L, 0], [right + 0.06 * L, 0]),
    rudderFromAbove({ chord: DRAWN_CHORD * L, stock: 0.25 * DRAWN_CHORD * L }, p.rudder_angle).map((s) =>
      placed(s, x_R),
    ),
    { kind: 'mark', at: [0, 0], sign: 'cross', role: 'axis', label: named('G') },
    { kind: 'dimension', from: [x_R, 0], to: [0, 0], edge: 'above', label: labelled('x_R', x_R, 'm') },
    known && {
      kind: 'dimension',
      from: [midship - L / 2, 0],
      to: [midship + L / 2, 0],
      edge: 'below',
      label: labelled('L', L, 'm'),
    },
    forces(p, answered, hull),
    { kind: 'note', at: [x_R, 0], side: 'left', label: labelled('delta', p.rudder_angle, 'deg', 'rudder, enlarged') },
    {
      kind: 'arrow',
      from: [left, -0.26 * L],
      to: [left + 0.08 * L, -0.26 * L],
      role: 'axis',
      label: named('x, ahead'),
    },
    {
      kind: 'arrow',
      from: [left, -0.26 * L],
      to: [left, -0.34 * L],
      role: 'axis',
      label: named('y, starboard'),
    },
  )
}

/** A hull that hides nothing behind it. */
const outlined = (points: readonly At[]): Parts => ({
  kind: 'polyline',
  points: [...points, ...points.slice(0, 1)],
  role: 'outline',
})

const axisOf = (from: At, to: At): Parts => ({ kind: 'polyline', points: [from, to], role: 'axis', dashed: true })

type Drawable = ReturnType<typeof rudderFromAbove>[number]
/** A shape of the rudder moved along the ship. */
function placed(shape: Drawable, x: number): Drawable {
  const move = ([a, b]: At): At => [a + x, b]
  if (shape.kind === 'polygon' || shape.kind === 'polyline') return { ...shape, points: shape.points.map(move) }
  return shape.kind === 'mark' ? { ...shape, at: move(shape.at) } : shape
}

/** The side force at the rudder, and the moment as it turns the bow about the centre of gravity. */
function forces(p: Params, { side_force: Y, yaw_moment: N }: Answered, { L, midship }: Drawn): Parts {
  const x_R = p.rudder_x_from_cg
  const reach = FORCE_ARROW * L
  return [
    Y !== 0 && {
      kind: 'arrow',
      from: [x_R, 0],
      to: [x_R, Y > 0 ? -reach : reach],
      role: 'load',
      label: labelled('Y', Y, 'kN'),
    },
    N !== 0 &&
      turningArrow({
        at: [0, 0],
        radius: midship + TURN * L,
        middle: 0,
        anticlockwise: N < 0,
        role: 'answer',
        label: labelled('N', N, 'kN*m'),
      }),
  ]
}

/** Where on the circle the ship is drawn again. */
const PLACES = [0, Math.PI / 2, Math.PI, (3 * Math.PI) / 2]

/** The circle begins at the origin, the ship heading to the right; to starboard it lies below. */
export function turningCircle(
  { hull_length: L = 0, hull_breadth: B = 0 }: Params,
  { steady_yaw_rate: r, steady_turning_diameter: D_0 }: Answered,
): Drawing | NotApplicable | undefined {
  if (typeof r !== 'number') return r
  if (typeof D_0 !== 'number') return D_0
  const R = D_0 / 2
  const side = r > 0 ? -1 : 1
  const outline = shipFromAbove({ length: L, breadth: B })
  const ships = PLACES.map((turned): Parts => {
    const at: At = [R * Math.sin(turned), side * R * (1 - Math.cos(turned))]
    const points = turnedTo(outline, side * turned, at)
    return turned === 0 ? { kind: 'polygon', points, role: 'steel' } : outlined(points)
  })
  const reach = R + L
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [-reach, reach], y: [side * R - reach, side * R + reach] } },
    { kind: 'circle', at: [0, side * R], radius: R, inner: R, role: 'axis', dashed: true },
    ships,
    { kind: 'mark', at: [0, side * R], sign: 'cross', role: 'axis' },
    { kind: 'dimension', from: [-R, side * R], to: [R, side * R], label: ofDiameter(labelled('D_0', D_0, 'm')) },
    { kind: 'note', at: [0, 0], side: 'right', label: labelled('r', r, 'deg/s', 'yaw rate') },
  )
}
