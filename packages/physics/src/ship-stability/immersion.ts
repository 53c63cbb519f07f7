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

export interface Immersion {
  readonly heel: number
  readonly iterations: number
  /** As the ship floats there. */
  readonly attitude: Attitude
  /** The point that goes under first. */
  readonly point: HullPoint
}

/** The first heel at which one of the points is at the water, from attitudes one after the other; none where all stay dry. */
export const immersionHeel = (...asked: Parameters<typeof immersionOf>): number | undefined =>
  immersionOf(...asked)?.heel

/** The same, with the point and how the ship floats there. */
export function immersionOf(
  ship: Afloat,
  points: readonly HullPoint[],
  attitudes: readonly Attitude[],
): Immersion | undefined {
  const at = (attitude: Attitude, iterations: number): Immersion => ({
    heel: attitude.heel,
    iterations,
    attitude,
    point: points.reduce((a, b) => (heightOver(attitude, b) < heightOver(attitude, a) ? b : a)),
  })
  const lowest = (attitude: Attitude) => Math.min(...points.map((point) => heightOver(attitude, point)))
  let before: Attitude | undefined
  for (const now of attitudes) {
    if (lowest(now) <= 0) {
      if (before === undefined) return at(now, 0)
      const near = before
      const over = (heel: number) => lowest(attitudeAt(ship, heel, near))
      const { x, iterations } = bracketedRoot(over, before.heel, now.heel, { xTolerance: 1e-9 })
      return at(attitudeAt(ship, x, near), iterations)
    }
    before = now
  }
  return undefined
}
