/** The heel at which a point of the hull goes under: an opening, the deck edge. Coherent SI. */
import { bracketedRoot } from '@keelson/numerics/root-finding.ts'
import { type Afloat, type Attitude, attitudeAt } from './attitude.ts'

/** y to port. */
export interface HullPoint {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** Height of a point above the water, along the vertical of its section. */
export const heightOver = (
  { heel, level, slope }: Pick<Attitude, 'heel' | 'level' | 'slope'>,
  { x, y, z }: HullPoint,
): number => z * Math.cos(heel) - y * Math.sin(heel) - level - slope * x

/** The first heel at which one of the points is at the water, from attitudes one after the other; none where all stay dry. */
export function immersionHeel(
  ship: Afloat,
  points: readonly HullPoint[],
  attitudes: readonly Attitude[],
): number | undefined {
  const lowest = (attitude: Attitude) => Math.min(...points.map((point) => heightOver(attitude, point)))
  let before: Attitude | undefined
  for (const now of attitudes) {
    if (lowest(now) <= 0) {
      if (before === undefined) return now.heel
      const near = before
      return bracketedRoot((heel) => lowest(attitudeAt(ship, heel, near)), before.heel, now.heel, { xTolerance: 1e-9 })
        .x
    }
    before = now
  }
  return undefined
}
