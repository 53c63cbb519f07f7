/** What each line adds to the stiffness of the spread at a position of the vessel. SI. */
import * as eq from '@keelson/physics/mooring-system/equations.ts'
import type { Condition } from './conditions.ts'
import type { Spread } from './spread.ts'

export interface LineStiffness {
  /** N/m. */
  readonly surge: number
  readonly sway: number
  /** N m/rad. */
  readonly yaw: number
}

export function lineStiffnesses({ pattern }: Spread, { lines, numbers, pose }: Condition): LineStiffness[] {
  return lines.map((at, place) => {
    const { x: r_x, y: r_y } = pattern.fairleads[numbers[place] ?? 0] ?? { x: 0, y: 0 }
    const [f_x, f_y] = [
      eq.leverX.evaluate({ r_x, r_y, psi: pose.yaw }),
      eq.leverY.evaluate({ r_x, r_y, psi: pose.yaw }),
    ]
    const { horizontalTension: H, horizontalSpan: x, azimuth, stiffness } = at
    const [u_x, u_y] = [Math.cos(azimuth), Math.sin(azimuth)]
    const along = { k: stiffness?.xx ?? Number.NaN, k_t: eq.acrossStiffness.evaluate({ H, x }), u_x, u_y }
    const k_xx = eq.lineXX.evaluate(along)
    const k_xy = eq.lineXY.evaluate(along)
    const k_yy = eq.lineYY.evaluate(along)
    const [F_x, F_y] = [eq.forceX.evaluate({ H, u_x }), eq.forceY.evaluate({ H, u_y })]
    return { surge: k_xx, sway: k_yy, yaw: eq.yawStiffness.evaluate({ k_xx, k_xy, k_yy, f_x, f_y, F_x, F_y }) }
  })
}
