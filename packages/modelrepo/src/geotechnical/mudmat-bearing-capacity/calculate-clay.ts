/** Bearing capacity of clay that does not drain, of even strength or of one that increases with depth. */
import { type Constant, readConstant, type Trace } from '@keelson/equations'
import { bareCapacity, netCapacity, overburden } from '@keelson/standards/api-rp-2geo-2011/capacity.ts'
import * as clay from '@keelson/standards/api-rp-2geo-2011/undrained.ts'
import type { Area } from './calculate-area.ts'
import type { OnClay } from './inputs.ts'

export interface Clay {
  /** Largest horizontal load that leaves a bearing capacity. */
  readonly H_max: number
  /** None where the horizontal load is above that. */
  readonly bearing: ClayBearing | undefined
}
interface ClayBearing {
  readonly i_c: number
  readonly s_c: number
  readonly d_c: number
  readonly K_c: number
  /** Of strength that increases with depth. */
  readonly F: number | undefined
  readonly q_u: number
  readonly Q: number
}

/** What stands for the soil below, and the shape of the failure: 'of' says by which symbol it is known. */
interface Strength {
  readonly s_cv: number | Constant
  readonly s_u2: number
  readonly of: 's_u0' | 's_u2'
  readonly F?: number
}

export function clayOf(p: OnClay, area: Area, depthFactors: boolean, trace: Trace): Clay {
  trace.section('Bearing')
  const { undrained_shear_strength: s_u0 } = p
  const { A_prime, B_prime, L_prime } = area
  const H = p.horizontal_load
  const H_max = trace.apply(clay.baseShear, { A_prime, s_u0 })
  if (H > H_max) return { H_max, bearing: undefined }
  const i_c = trace.apply(clay.inclinationFactor, { H, H_max })
  const strength = strengthOf(p, s_u0, B_prime, trace)
  const { s_cv, F } = strength
  const s_c = trace.apply(clay.shapeFactor, { s_cv, i_c, B_prime, L_prime })
  const d_c = depthFactors ? depthOf(p, s_u0, strength, B_prime, trace) : noDepth(trace)
  const K_c = trace.apply(clay.correctionFactor, { s_c, d_c, i_c })
  const N_c = clay.BEARING_FACTOR
  const k = p.undrained_strength_gradient
  const q_u =
    F === undefined
      ? trace.apply(clay.netPressure, { N_c, s_u0, K_c })
      : trace.apply(clay.increasingNetPressure, { F, N_c, s_u0, k, B_prime, K_c })
  return { H_max, bearing: { i_c, s_c, d_c, K_c, F, q_u, Q: capacityOf(p, q_u, A_prime, trace) } }
}

function strengthOf(p: OnClay, s_u0: number, B_prime: number, trace: Trace): Strength {
  const { undrained_strength_gradient: k, roughness: r } = p
  if (k === 0) return { s_cv: clay.SHAPE_COEFFICIENT, s_u2: s_u0, of: 's_u0' }
  const x = trace.apply(clay.strengthIncrease, { k, B_prime, s_u0 })
  const F_smooth = trace.apply(clay.smoothFactor, { x })
  const F_rough = trace.apply(clay.roughFactor, { x })
  const F = trace.apply(clay.increaseFactor, { F_smooth, F_rough, r })
  return {
    s_cv: trace.apply(clay.shapeCoefficient, { x }),
    s_u2: trace.apply(clay.representativeStrength, { F, N_c: clay.BEARING_FACTOR, s_u0, k, B_prime }),
    of: 's_u2',
    F,
  }
}

function depthOf(p: OnClay, s_u0: number, { s_u2, of }: Strength, B_prime: number, trace: Trace): number {
  const above = p.strength_above_base
  return trace.apply(
    clay.depthFactor,
    { s_u1: above ?? s_u0, s_u2, D: p.embedment_depth, B_prime },
    { rename: { s_u2: of, ...(above === undefined && { s_u1: 's_u0' }) } },
  )
}

const noDepth = (trace: Trace): number =>
  readConstant(clay.NO_DEPTH, 'soil above base level not considered', trace, {
    title: clay.depthFactor.title,
  })

function capacityOf(p: OnClay, q_u: number, A_prime: number, trace: Trace): number {
  if (p.skirted) return trace.apply(netCapacity, { q_u, A_prime })
  const p_0 = trace.apply(overburden, { gamma_prime: p.soil_submerged_unit_weight, D: p.embedment_depth })
  return trace.apply(bareCapacity, { q_u, p_0, A_prime })
}
