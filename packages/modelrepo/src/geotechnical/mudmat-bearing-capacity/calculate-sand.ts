/** Bearing capacity of sand. */
import type { Trace } from '@keelson/equations'
import { netCapacity, overburden } from '@keelson/standards/api-rp-2geo-2011/capacity.ts'
import * as sand from '@keelson/standards/api-rp-2geo-2011/drained.ts'
import { atLimit } from '@keelson/workflow'
import type { Area } from './calculate-area.ts'
import type { OnSand } from './inputs.ts'

export interface Sand {
  readonly N_q: number
  readonly N_gamma: number
  /** Horizontal load from which on there is no bearing capacity. */
  readonly H_max: number
  /** None from there on. */
  readonly bearing: SandBearing | undefined
}
interface SandBearing {
  readonly i_q: number
  readonly i_gamma: number
  readonly s_gamma: number
  readonly q_u: number
  readonly Q: number
}

export function sandOf(p: OnSand, area: Area, depthFactors: boolean, trace: Trace): Sand {
  trace.section('Bearing')
  const { friction_angle: phi } = p
  const { horizontal_load: H, vertical_load: V } = p
  const c_i = sand.INCLINATION_COEFFICIENT
  const N_q = trace.apply(sand.overburdenFactor, { phi })
  const N_gamma = trace.apply(sand.weightFactor, { N_q, phi })
  const H_max = trace.apply(sand.largestInclinedLoad, { V, c_i })
  if (H >= H_max || atLimit(H, H_max)) return { N_q, N_gamma, H_max, bearing: undefined }
  const { A_prime, B_prime, L_prime } = area
  const i_q = trace.apply(sand.overburdenInclination, { H, V })
  const i_gamma = trace.apply(sand.weightInclination, { c_i, H, V })
  const s_q = trace.apply(sand.overburdenShape, { i_q, B_prime, L_prime, phi })
  const s_gamma = trace.apply(sand.weightShape, { i_gamma, B_prime, L_prime })
  const D = p.embedment_depth
  const d_q = depthFactors ? trace.apply(sand.overburdenDepth, { D, B_prime, phi }) : sand.UNIT_DEPTH_FACTOR
  const gamma_prime = p.soil_submerged_unit_weight
  const p_0 = p.effective_overburden ?? trace.apply(overburden, { gamma_prime, D })
  const terms = { p_0, N_q, s_q, d_q, i_q, gamma_prime, B_prime, N_gamma, s_gamma, i_gamma }
  const q_u = trace.apply(p.skirted ? sand.skirtedPressure : sand.barePressure, terms)
  return { N_q, N_gamma, H_max, bearing: { i_q, i_gamma, s_gamma, q_u, Q: trace.apply(netCapacity, { q_u, A_prime }) } }
}
