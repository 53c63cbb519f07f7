/** What a mat under its loads can bear and how much of it is used: the chain that charts and tables walk again. */
import type { Trace } from '@keelson/equations'
import { requiredCapacity, safetyUse } from '@keelson/standards/api-rp-2geo-2011/sliding.ts'
import type { Problem } from '@keelson/workflow'
import { type Area, areaOf } from './calculate-area.ts'
import type { Sliding } from './calculate-sliding.ts'
import type { Mat } from './inputs.ts'

/** What the ground gives to a mat. */
export interface Ground<P extends Mat> {
  readonly kind: 'clay' | 'sand'
  readonly bearing: (p: P, area: Area, depthFactors: boolean, trace: Trace) => Bearing
  readonly sliding: (p: P, trace: Trace) => Sliding
  /** What a run refuses. */
  readonly problems: (p: P) => readonly Problem[]
}
interface Bearing {
  /** Horizontal load that leaves no bearing capacity. */
  readonly H_max: number
  /** Undefined where there is none. */
  readonly bearing: { readonly q_u: number; readonly Q: number } | undefined
}

export interface Capacity {
  readonly area: Area
  readonly H_max: number
  /** Undefined where there is none. */
  readonly q_u: number | undefined
  readonly Q: number | undefined
  /** Undefined where there is no capacity, or where it is nothing. */
  readonly bearingUse: number | undefined
  readonly sliding: Sliding
  readonly slidingUse: number
}

/** Whether the soil above the base counts for bearing: not together with its passive resistance, unless told so. */
export const depthFactorsOf = (p: Mat): boolean =>
  p.depth_factor ?? !(p.embedded_section_area > 0 && p.horizontal_load > 0)

export function capacityOf<P extends Mat>(p: P, ground: Ground<P>, trace: Trace): Capacity {
  const area = areaOf(p, trace)
  const { H_max, bearing } = ground.bearing(p, area, depthFactorsOf(p), trace)
  const V_req = required(p.factor_of_safety_bearing, p.vertical_load, 'V', trace)
  const Q = bearing?.Q
  const bearingUse = Q !== undefined && Q > 0 ? use(V_req, Q, 'V', 'Q', trace) : undefined
  const sliding = ground.sliding(p, trace)
  const H_req = required(p.factor_of_safety_sliding, p.horizontal_load, 'H', trace)
  const slidingUse = use(H_req, sliding.H_d, 'H', 'H_d', trace)
  return { area, H_max, q_u: bearing?.q_u, Q, bearingUse, sliding, slidingUse }
}

const required = (FS: number, P: number, of: string, trace: Trace): number =>
  trace.apply(requiredCapacity, { FS, P }, { as: `${of}_req`, rename: { FS: `FS_${of}`, P: of } })

const use = (P_req: number, R: number, of: string, capacity: string, trace: Trace): number =>
  trace.apply(safetyUse, { P_req, R }, { as: `u_${of}`, rename: { P_req: `${of}_req`, R: capacity } })
