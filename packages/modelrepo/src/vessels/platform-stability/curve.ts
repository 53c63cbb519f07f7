/** The curve of righting levers, as far as it is known for the hull that was given. */
import { silent, type Trace } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { wallSidedArm } from '@keelson/physics/hull/metacentre.ts'
import { type CrossCurve, smoothCrossCurve } from '@keelson/physics/ship-stability/cross-curve.ts'
import type { Hydrostatics } from './hydrostatics.ts'

export const RIGHT_ANGLE = Math.PI / 2
/** Pieces of the curve of vertical sides. */
const SIDE_PIECES = 12
/** The wall-sided formula has no end at a right angle. */
const STEEPEST = 0.99 * RIGHT_ANGLE

export interface Curve {
  readonly cross: CrossCurve
  /** Heel up to which righting levers are known. */
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

export const NO_DEPTH = 'the {depth} is required, because the wall-sided curve is otherwise unlimited'

/** Heel at which the water leaves the vertical sides, under a deck at a height. */
export type EdgeOf = (depth: number, trace: Trace) => number

/** With a deck out of reach the edge is the heel at which the bilge, or a pontoon, comes out of the water. */
export function armsOfSides(
  depth: number | undefined,
  edgeOf: EdgeOf,
  whole: (edge: number) => Curve,
  hydro: Hydrostatics,
  trace: Trace,
): Arms {
  trace.section('Righting levers')
  if (depth === undefined) return { curve: endless(hydro, edgeOf(Number.POSITIVE_INFINITY, silent)), edge: undefined }
  const edge = edgeOf(depth, trace)
  return { curve: whole(edge), edge }
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

export const upToSides = (hydro: Hydrostatics, edge: number): Curve => ({
  cross: smoothCrossCurve(sidesOf(hydro), spaced(0, edge, SIDE_PIECES + 1)),
  last: edge,
  end: 'sides',
  unjudged: undefined,
  trusted: edge,
})

export const upToRightAngle = (kn: (heel: number) => number, knots: readonly number[]): Curve => ({
  cross: smoothCrossCurve(kn, knots),
  last: RIGHT_ANGLE,
  end: 'right angle',
  unjudged: undefined,
  trusted: RIGHT_ANGLE,
})
