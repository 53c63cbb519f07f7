/** The corroded wall beside the flaw, common to parts 4 and 5 of API 579-1. */
import type { Trace } from '@keelson/equations'
import * as wall from '@keelson/standards/api-579-1-2021/corroded-wall.ts'
import type { Params } from './params.ts'
import { pressureOfWall } from './pipe.ts'

export interface Corroded {
  readonly FCA: number
  /** Wall away from the flaw after the future corrosion, m. */
  readonly t_c: number
  /** Inside diameter, m. */
  readonly D: number
  /** Limiting thickness, m. */
  readonly t_lim: number
  /** Distance that a discontinuity must keep, m. */
  readonly L_req: number
  /** Pressure of the wall t_c, Pa; undefined without a yield strength. */
  readonly MAWP?: number
}

/** At a future corrosion allowance, which a sweep may vary. */
export function corrodedOf(p: Params, S_a: number | undefined, FCA: number, trace: Trace): Corroded {
  const { wall_thickness: t_nom, uniform_metal_loss: LOSS, outer_diameter: D_o } = p
  const t_c = trace.apply(wall.corrodedWall, { t_nom, LOSS, FCA })
  const D = trace.apply(wall.insideDiameter, { D_o, t_c })
  const t_lim = trace.apply(wall.limitingThickness, { t_nom, t_floor: wall.LEAST_WALL })
  const L_req = trace.apply(wall.discontinuityDistance, { D, t_c })
  const named = { as: 'MAWP', title: 'Allowable pressure of the pipe without the flaw', t: 't_c' }
  const MAWP = S_a === undefined ? undefined : pressureOfWall(p, S_a, t_c, named, trace)
  return { FCA, t_c, D, t_lim, L_req, ...(MAWP !== undefined && { MAWP }) }
}
