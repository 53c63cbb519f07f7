/** What a mat under its loads can bear and how much of it is used: the chain that charts and tables walk again. */
import type { Trace } from '@keelson/equations'
import { requiredCapacity, safetyUse } from '@keelson/standards/api-rp-2geo-2011/sliding.ts'
import { type Area, areaOf } from './calculate-area.ts'
import { type Clay, clayOf } from './calculate-clay.ts'
import { type Sand, sandOf } from './calculate-sand.ts'
import { type Sliding, slidingOf } from './calculate-sliding.ts'
import type { Params } from './inputs.ts'
import { UNDRAINED } from './modes.ts'

export interface Capacity {
  readonly area: Area
  readonly clay: Clay | undefined
  readonly sand: Sand | undefined
  /** Horizontal load that leaves no bearing capacity. */
  readonly H_max: number
  /** Undefined where there is none. */
  readonly q_u: number | undefined
  readonly Q: number | undefined
  /** Undefined where there is no capacity, or where it is nothing. */
  readonly bearingUse: number | undefined
  readonly sliding: Sliding
  readonly slidingUse: number
  readonly V_req: number
  readonly H_req: number
}

/** Whether the soil above the base counts for bearing: not together with its passive resistance, unless told so. */
export const depthFactorsOf = (p: Params): boolean =>
  p.depth_factor ?? !(p.embedded_section_area > 0 && p.horizontal_load > 0)

export function capacityOf(p: Params, trace: Trace): Capacity {
  const area = areaOf(p, trace)
  const depth = depthFactorsOf(p)
  const clay = p.condition === UNDRAINED ? clayOf(p, area, depth, trace) : undefined
  const sand = clay === undefined ? sandOf(p, area, depth, trace) : undefined
  const bearing = clay?.bearing ?? sand?.bearing
  const V_req = required(p.factor_of_safety_bearing, p.vertical_load, 'V', trace)
  const Q = bearing?.Q
  const bearingUse = Q !== undefined && Q > 0 ? use(V_req, Q, 'V', 'Q', trace) : undefined
  const sliding = slidingOf(p, trace)
  const H_req = required(p.factor_of_safety_sliding, p.horizontal_load, 'H', trace)
  return {
    area,
    clay,
    sand,
    H_max: (clay ?? sand)?.H_max as number,
    q_u: bearing?.q_u,
    Q,
    bearingUse,
    sliding,
    slidingUse: use(H_req, sliding.H_d, 'H', 'H_d', trace),
    V_req,
    H_req,
  }
}

const required = (FS: number, P: number, of: string, trace: Trace): number =>
  trace.apply(requiredCapacity, { FS, P }, { as: `${of}_req`, rename: { FS: `FS_${of}`, P: of } })

const use = (P_req: number, R: number, of: string, capacity: string, trace: Trace): number =>
  trace.apply(safetyUse, { P_req, R }, { as: `u_${of}`, rename: { P_req: `${of}_req`, R: capacity } })
