/** The wind from every side, with the current as it is: what a sweep of headings gives. SI. */
import { silent } from '@keelson/equations'
import * as totals from '@keelson/physics/ship-wind/totals.ts'
import { folded } from '@keelson/standards/ocimf-1994/loads.ts'
import { toSI } from '@keelson/units'
import type { Loads } from './calculate-loads.ts'
import { loadsOf } from './calculate-method.ts'
import type { Params } from './inputs.ts'

/** Step of the sweep, deg. */
const STEP = 15

export interface HeadingRow {
  readonly direction: number
  readonly cx: number | null
  readonly cy: number | null
  readonly cn: number | null
  readonly force_x: number
  readonly force_y: number
  readonly moment: number | null
  readonly total: number | null
}

/** Directions that the method covers: off the bow up to 180 degrees of a relative wind, all round of the others. */
export function headingRows(p: Params): HeadingRow[] {
  const relative = p.relative_wind_angle !== undefined
  const count = (relative ? 180 : 360) / STEP
  const angles = Array.from({ length: count + 1 }, (_, i) => toSI(i * STEP, 'deg'))
  return angles.filter((angle) => isCovered(p, angle)).map((angle) => rowAt(p, angle))
}

/** The same request with its wind from another side. */
export const turned = (p: Params, angle: number): Params =>
  p.relative_wind_angle === undefined ? { ...p, wind_direction: angle } : { ...p, relative_wind_angle: angle }

function rowAt(p: Params, direction: number): HeadingRow {
  const loads = loadsOf(turned(p, direction), silent)
  const { wind, coefficients } = loads
  return {
    direction,
    cx: coefficients?.x ?? null,
    cy: coefficients?.y ?? null,
    cn: coefficients?.yaw ?? null,
    force_x: wind.x,
    force_y: wind.y,
    moment: wind.yaw ?? null,
    total: sizeOf(loads),
  }
}

function sizeOf({ wind, current }: Loads): number | null {
  if (current === undefined) return null
  return totals.totalForce.evaluate({ F_x: wind.x + current.x, F_y: wind.y + current.y })
}

/** Whether the user's table has the direction, or no table is read. */
export function isCovered({ method, wind_coefficients: rows }: Params, angle: number): boolean {
  if (method !== 'coefficient_table' || rows === undefined) return true
  const { heading } = folded(angle)
  return heading >= (rows[0]?.heading ?? 0) && heading <= (rows.at(-1)?.heading ?? 0)
}
