/** A caisson pulled upwards: three modes, of which the weaker of two governs. SI in and out. */
import type { Constant, Trace } from '@keelson/equations'
import * as axial from '@keelson/physics/soil/caisson-axial.ts'
import { strengthWithGradient } from '@keelson/physics/soil/equations.ts'
import { meanStrengthWithGradient } from '@keelson/physics/soil/linear-strength.ts'
import type { Given, Perhaps } from './inputs.ts'

export const caissonInputs = [
  ...['diameter', 'length', 'wall_thickness', 'submerged_anchor_weight', 'passive_suction', 'alpha'],
  ...['undrained_shear_strength_mudline', 'undrained_strength_gradient', 'soil_submerged_unit_weight'],
] as const
export type CaissonInputs = Given<(typeof caissonInputs)[number]> & Perhaps<'bearing_factor_nc'>

/** What a caisson and its clay are to the vertical modes. */
export interface Caisson {
  readonly D: number
  readonly L: number
  readonly t: number
  readonly s_u0: number
  readonly k: number
  readonly alpha: number
  readonly N_c: number | Constant
  readonly W: number
  readonly gamma_s: number
  readonly suction: boolean
}

export function caissonOf(p: CaissonInputs): Caisson {
  return {
    D: p.diameter,
    L: p.length,
    t: p.wall_thickness,
    s_u0: p.undrained_shear_strength_mudline,
    k: p.undrained_strength_gradient,
    alpha: p.alpha,
    N_c: p.bearing_factor_nc ?? axial.CAISSON_BEARING_FACTOR,
    W: p.submerged_anchor_weight,
    gamma_s: p.soil_submerged_unit_weight,
    suction: p.passive_suction,
  }
}

export const PLUGGED = 'plugged'
export const CORING = 'coring'
export const PLUG_LIFTED = 'plug lifted'

export type Vertical = ReturnType<typeof verticalOf>

export function verticalOf(c: Caisson, trace: Trace) {
  const { D, L, t, s_u0, k, alpha, W } = c
  trace.section('Vertical capacity')
  const D_i = trace.apply(axial.boreDiameter, { D, t })
  const s_av = trace.apply(meanStrengthWithGradient, { s_u0, k, z: L }, { rename: { z: 'L' } })
  const s_tip = trace.apply(strengthWithGradient, { s_u0, k, z: L }, { as: 's_tip', rename: { z: 'L' } })
  const F_o = trace.apply(axial.outerFriction, { alpha, s_av, D, L })
  const F_i = trace.apply(axial.innerFriction, { alpha, s_av, D_i, L })
  const Q_b = trace.apply(axial.reverseEndBearing, { N_c: c.N_c, s_tip, D })
  const W_p = trace.apply(axial.plugWeight, { gamma_s: c.gamma_s, D_i, L })
  const V_p = trace.apply(axial.pluggedCapacity, { W, F_o, Q_b })
  const V_c = trace.apply(axial.coringCapacity, { W, F_o, F_i })
  const V_w = trace.apply(axial.plugWeightCapacity, { W, F_o, W_p })
  const V_u = c.suction
    ? trace.apply(axial.capacityWithSuction, { V_p, V_c })
    : trace.apply(axial.capacityWithoutSuction, { V_c, V_w })
  const other = c.suction ? { name: PLUGGED, V: V_p } : { name: PLUG_LIFTED, V: V_w }
  const mode = V_c <= other.V ? CORING : other.name
  return { F_o, F_i, Q_b, W_p, V_p, V_c, V_w, V_u, mode }
}
