/** The curve of righting arms, as far as it is known for the hull that was given. */
import { silent, type Trace } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { oddSpline } from '@keelson/numerics/spline.ts'
import { hullBody } from '@keelson/physics/hull/body.ts'
import { boxForm } from '@keelson/physics/hull/boxes.ts'
import { wallSidedArm } from '@keelson/physics/hull/metacentre.ts'
import * as simple from '@keelson/physics/hull/simple-hulls.ts'
import { type Afloat, attitudeAt, attitudesAt } from '@keelson/physics/ship-stability/attitude.ts'
import { type CrossCurve, smoothCrossCurve, tabulatedCrossCurve } from '@keelson/physics/ship-stability/cross-curve.ts'
import { given } from '@keelson/workflow'
import type { Hydrostatics } from './calculate-hull.ts'
import { BOX, GIVEN, OFFSETS, ROUND } from './modes.ts'
import type { Params } from './params.ts'

const RIGHT_ANGLE = Math.PI / 2
/** Pieces of a box's curve up to a right angle, and heels of a hull by offsets: every 2.5 and every 5 degrees. */
const [PIECES, HEELS] = [36, 19]
/** Pieces of the curve of vertical sides. */
const SIDE_PIECES = 12
/** The wall-sided formula has no end at a right angle. */
const STEEPEST = 0.99 * RIGHT_ANGLE

export interface Curve {
  readonly cross: CrossCurve
  /** Heel up to which righting arms are known. */
  readonly last: number
  /** What ends the curve. */
  readonly end: 'right angle' | 'sides' | 'table'
  /** Why areas and limits are not judged; undefined where they are. */
  readonly unjudged: string | undefined
  /** Heel up to which a steady heel can be told. */
  readonly trusted: number
}
export interface Arms {
  readonly curve: Curve | undefined
  /** Heel at which the water leaves the vertical sides. */
  readonly edge: number | undefined
}

export const NO_DEPTH = 'without {depth} the curve of vertical sides grows without end: it is needed'

export function armsOf(p: Params, hydro: Hydrostatics, trace: Trace): Arms {
  if (p.hull_type === GIVEN) return { curve: asGiven(p), edge: undefined }
  if (p.hull_type === OFFSETS) return { curve: ofOffsets(hydro), edge: undefined }
  trace.section('Righting arms')
  const edge = p.depth === undefined ? undefined : edgeOf(p, p.depth, trace)
  if (edge === undefined) return { curve: endless(hydro, edgeOf(p, Number.POSITIVE_INFINITY, silent)), edge }
  return { curve: p.hull_type === BOX ? ofBox(p, hydro, edge) : ofSemi(hydro, edge), edge }
}

/** With a deck out of reach it is the heel at which the bilge, or a pontoon, comes out of the water. */
function edgeOf(p: Params, D: number, trace: Trace): number {
  const { draft: T } = given(p, 'draft')
  if (p.hull_type === BOX) return trace.apply(simple.boxEdge, { T, D, B: given(p, 'hull_breadth').hull_breadth })
  const { pontoon_height: h_p, column_spacing_half_y: y_c } = given(p, 'pontoon_height', 'column_spacing_half_y')
  const y_o =
    p.column_shape === ROUND
      ? trace.apply(simple.roundColumnReach, { y_c, r: given(p, 'column_radius').column_radius })
      : trace.apply(simple.squareColumnReach, { y_c, b_c: given(p, 'column_breadth').column_breadth })
  return trace.apply(simple.semiEdge, { T, h_p, D, y_o })
}

/** Arms about the keel while the sides are vertical. */
const sidesOf =
  ({ KB, BM }: Hydrostatics) =>
  (phi: number): number =>
    wallSidedArm.evaluate({ GM_f: KB + BM, BM, phi })

const endless = (hydro: Hydrostatics, trusted: number): Curve => ({
  cross: smoothCrossCurve(sidesOf(hydro), spaced(0, STEEPEST, SIDE_PIECES + 1)),
  last: STEEPEST,
  end: 'sides',
  unjudged: NO_DEPTH,
  trusted,
})

const ofSemi = (hydro: Hydrostatics, edge: number): Curve => ({
  cross: smoothCrossCurve(sidesOf(hydro), spaced(0, edge, SIDE_PIECES + 1)),
  last: edge,
  end: 'sides',
  unjudged: undefined,
  trusted: edge,
})

/** The exact section at constant displacement: a box does not trim. */
function ofBox(p: Params, hydro: Hydrostatics, edge: number): Curve {
  const { hull_length: L, hull_breadth: B, depth: D } = given(p, 'hull_length', 'hull_breadth', 'depth')
  const box: Afloat = { hull: hullBody(boxForm(L, B, D)), flooded: [], volume: hydro.V, centre: { x: 0, y: 0, z: 0 } }
  const level = spaced(0, RIGHT_ANGLE, PIECES + 1)
  const knots = [...level.filter((k) => k < edge), edge, ...level.filter((k) => k > edge)]
  return upToRightAngle((heel) => attitudeAt(box, heel).arm, knots)
}

/** At constant displacement and free to trim, the centre of gravity over that of buoyancy on even keel. */
function ofOffsets({ form, V, KG_f, x_B }: Hydrostatics): Curve | undefined {
  if (form === undefined) return undefined
  const ship: Afloat = { hull: hullBody(form), flooded: [], volume: V, centre: { x: x_B, y: 0, z: KG_f } }
  const heels = spaced(0, RIGHT_ANGLE, HEELS)
  const arms = attitudesAt(ship, heels).map(({ arm, heel }) => arm + KG_f * Math.sin(heel))
  return upToRightAngle(oddSpline(heels, arms), heels)
}

const upToRightAngle = (kn: (heel: number) => number, knots: readonly number[]): Curve => ({
  cross: smoothCrossCurve(kn, knots),
  last: RIGHT_ANGLE,
  end: 'right angle',
  unjudged: undefined,
  trusted: RIGHT_ANGLE,
})

function asGiven({ cross_curves_kn: kn, heel_angles: heels }: Params): Curve | undefined {
  if (kn === undefined || heels === undefined) return undefined
  const last = heels.at(-1) ?? 0
  return { cross: tabulatedCrossCurve(heels, kn), last, end: 'table', unjudged: undefined, trusted: last }
}
