/** Two more ways of looking at a neighbour: in the horizontal plane, and in the plane across the well. */

import { highSide, rightSide } from './angles.ts'
import { type Meeting, positionOn } from './arc.ts'
import type { PlacedStation, WellPath } from './minimum-curvature.ts'
import { courseAt, depthsAtVertical, depthsOn } from './path.ts'
import { dot, length, minus, type Vec } from './vector.ts'

/** A point of a neighbour as one scan sees it. */
export interface Sight {
  readonly md: number
  readonly distance: number
  readonly offset: Vec
}

const nearestOf = (from: Vec, path: WellPath, depths: readonly Meeting[]): Sight | undefined =>
  depths
    .map(({ md }): Sight => {
      const offset = minus(positionOn(courseAt(path, md), md), from)
      return { md, distance: length(offset), offset }
    })
    .reduce<Sight | undefined>((best, one) => (best && best.distance <= one.distance ? best : one), undefined)

/** Nearest point of the neighbour at the same true vertical depth; undefined where it has none. */
export const horizontalSight = (from: PlacedStation, path: WellPath): Sight | undefined =>
  nearestOf(from.position, path, depthsAtVertical(path, from.position[2]))

/** Nearest point of the neighbour in the plane across the well: the travelling cylinder. Undefined where it has none. */
export const cylinderSight = (from: PlacedStation, path: WellPath): Sight | undefined =>
  nearestOf(from.position, path, depthsOn(path, from.tangent, dot(from.position, from.tangent)))

/**
 * Direction of a travelling cylinder: angle from the high side plus azimuth, so that it is the plain azimuth in a
 * vertical well, 0 to 360 deg in rad.
 */
export function cylinderAzimuth(from: PlacedStation, offset: Vec): number {
  const { inclination: I, azimuth: A } = from
  const angle = Math.atan2(dot(offset, rightSide(A)), dot(offset, highSide(I, A))) + A
  return angle - 2 * Math.PI * Math.floor(angle / (2 * Math.PI))
}
