/** Static and dynamic stiffness of a rope under its mean tension, and the length that keeps that tension. */
import type { Trace } from '@keelson/equations'
import {
  dynamicStiffness,
  equivalentLength,
  meanElongation,
  staticStiffness,
} from '@keelson/standards/dnvgl-rp-e305-2015/stiffness.ts'
import { meanLoad } from './calculate-rope.ts'
import type { Params, Rope } from './inputs.ts'

export interface Stiffness {
  readonly EA_s: number | undefined
  readonly EA_d: number | undefined
  readonly lambda: number | undefined
  readonly elongation: number | undefined
}

export function stiffnessOf(p: Params, rope: Rope, trace: Trace): Stiffness {
  const { static_stiffness_coefficient: k_s, dynamic_stiffness_constant: alpha, dynamic_stiffness_slope: beta } = p
  const { MBL_kN: MBL, mean_tension_kN: T_mean } = rope
  const EA_s = k_s === undefined ? undefined : trace.apply(staticStiffness, { k_s, MBL })
  const elongation = EA_s === undefined ? undefined : trace.apply(meanElongation, { T_mean, EA_s })
  const EA_d =
    alpha === undefined ? undefined : trace.apply(dynamicStiffness, { alpha, beta, L_m: meanLoad(rope, trace), MBL })
  const lambda =
    EA_s === undefined || EA_d === undefined ? undefined : trace.apply(equivalentLength, { T_mean, EA_s, EA_d })
  return { EA_s, EA_d, lambda, elongation }
}
