/** Where mud may press hardest against the pores along a profile. Coherent SI. */
import { type Profile, type ProfilePoint, pointAt, pointsAlong } from './seat-search.ts'

/** A place where mud presses against the pores. */
export interface Sticking {
  readonly z: number
  readonly pore: number
  /** Mud weight less pore gradient times depth. */
  readonly excess: number
}

/** Places between two depths at which mud may press hardest, on either side of where the pores have the gradient `edge`. */
export function stickingPoints(
  profile: Profile,
  from: number,
  to: number,
  mudWeight: number,
  edge: number,
): readonly Sticking[] {
  const points = pointsAlong(profile, Math.min(from, to), Math.max(from, to))
  const depths = points.flatMap((upper, i) => {
    const lower = points[i + 1]
    return lower === undefined ? [upper.z] : [upper.z, ...within(upper, lower, mudWeight, edge)]
  })
  return depths.map((z) => {
    const { pore } = pointAt(profile, z)
    return { z, pore, excess: (mudWeight - pore) * z }
  })
}

/** Between two points: where the parabola of the excess has its vertex, and where the pores pass the edge. */
function within(upper: ProfilePoint, lower: ProfilePoint, mudWeight: number, edge: number): readonly number[] {
  const slope = (lower.pore - upper.pore) / (lower.z - upper.z)
  if (slope === 0 || !Number.isFinite(slope)) return []
  const origin = upper.pore - slope * upper.z
  return [(mudWeight - origin) / (2 * slope), (edge - origin) / slope].filter((z) => z > upper.z && z < lower.z)
}
