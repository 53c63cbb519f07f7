/** Wigley's parabolic hulls, on which strip theory is measured. */
import { gaussLegendre } from '@keelson/numerics/gauss-legendre.ts'
import { spaced } from '@keelson/numerics/spaced.ts'
import type { Strip } from './hull.ts'
import type { Contour } from './panels.ts'

export interface Dimensions {
  readonly length: number
  readonly breadth: number
  readonly draught: number
}

/** Half breadth of hull III of Journee (1992): (B/2)(1 - (z/T)^2)(1 - xi^2)(1 + 0.2 xi^2), xi = 2x/L. */
export const wigleyHalfBreadth = ({ length, breadth, draught }: Dimensions, x: number, z: number): number => {
  const xi = (2 * x) / length
  return (breadth / 2) * (1 - (z / draught) ** 2) * (1 - xi ** 2) * (1 + FULLNESS * xi ** 2)
}

const FULLNESS = 0.2
/** Enough for four digits: sections change smoothly along the hull. */
const STATIONS = 24
const POINTS = 31

export const wigleyStrips = (hull: Dimensions): Strip[] =>
  alongHull(hull.length, (x) => spaced(-hull.draught, 0, POINTS).map((z) => ({ y: wigleyHalfBreadth(hull, x, z), z })))

/** Strips at Gauss's points of a length, forward of amidships. */
export const alongHull = (length: number, contour: (x: number) => Contour): Strip[] =>
  gaussLegendre(STATIONS).map(({ x, weight }) => ({
    x: (x * length) / 2,
    width: (weight * length) / 2,
    contour: contour((x * length) / 2),
  }))
