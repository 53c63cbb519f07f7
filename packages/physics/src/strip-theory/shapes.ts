/** Contours of the sections of which everybody publishes coefficients. */
import { spaced } from '@keelson/numerics/spaced.ts'
import type { Contour } from './panels.ts'

/** Enough points that the panels on a round contour lie on it as well as panels can. */
export const ROUND_POINTS = 60

/** Axes of the mapping z = M (zeta + a_1/zeta + a_3/zeta^3), from the keel to the waterline. */
export interface LewisForm {
  readonly breadth: number
  readonly a_1: number
  readonly a_3: number
}

export function lewisContour({ breadth, a_1, a_3 }: LewisForm, points = ROUND_POINTS): Contour {
  const M = breadth / 2 / (1 + a_1 + a_3)
  return spaced(0, Math.PI / 2, points + 1).map((t, i) => ({
    y: M * ((1 + a_1) * Math.sin(t) - a_3 * Math.sin(3 * t)),
    z: i === points ? 0 : -M * ((1 - a_1) * Math.cos(t) + a_3 * Math.cos(3 * t)),
  }))
}

export const semicircle = (radius: number, points = ROUND_POINTS): Contour =>
  lewisContour({ breadth: 2 * radius, a_1: 0, a_3: 0 }, points)

export const rectangle = (breadth: number, draught: number): Contour => [
  { y: 0, z: -draught },
  { y: breadth / 2, z: -draught },
  { y: breadth / 2, z: 0 },
]
