/** Gauge pressures along a circulating well, down the string and up the annulus; vertical depth in proportion to measured depth. */
import { columnPressure, HYDROSTATIC_FACTOR } from '@keelson/physics/well-planning/mud-column.ts'
import type { Well } from './calculate-well.ts'
import type { Circulation } from './circulation.ts'
import type { StretchFlow } from './flow.ts'

export interface PressureAt {
  /** Measured and vertical depth, m. */
  readonly depth: number
  readonly vertical: number
  readonly pressure: number
  /** Diameters above. */
  readonly outer: number
  readonly inner: number
}

/** Of mud of that weight down to a vertical depth. */
export const columnAt = (G: number, z: number): number =>
  columnPressure.evaluateSI({ c_g: HYDROSTATIC_FACTOR.si, G, z })

/** Pressures at the surface and at the foot of each stretch, surface equipment taken off. */
export function pressuresAlong(rho: number, well: Well, { string, annuli, p_sp, dP_s, rho_e }: Circulation) {
  const slope = well.D_v / well.D_m
  const along = (flows: readonly StretchFlow[], start: number, density: number, sign: 1 | -1): PressureAt[] => {
    const [first] = flows
    if (first === undefined) return []
    const { outer, inner } = first.stretch
    const points: PressureAt[] = [{ depth: 0, vertical: 0, pressure: start, outer, inner }]
    let lost = 0
    for (const { stretch, dP } of flows) {
      lost += dP
      const vertical = stretch.bottom * slope
      const pressure = start + columnAt(density, vertical) + sign * lost
      points.push({ depth: stretch.bottom, vertical, pressure, outer: stretch.outer, inner: stretch.inner })
    }
    return points
  }
  return { inside: along(string, p_sp - dP_s, rho, -1), outside: along(annuli, 0, rho_e, 1) }
}
