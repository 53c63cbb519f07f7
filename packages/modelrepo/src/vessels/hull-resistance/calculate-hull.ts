/** What of the hull does not depend on her speed: coefficients, surfaces, form factor, the factors of the wave resistance. */
import type { Trace } from '@keelson/equations'
import * as bulb from '@keelson/physics/ship-resistance/bulb-and-transom.ts'
import * as correlation from '@keelson/physics/ship-resistance/correlation.ts'
import * as friction from '@keelson/physics/ship-resistance/friction.ts'
import * as form from '@keelson/physics/ship-resistance/hull-form.ts'
import * as wave from '@keelson/physics/ship-resistance/wave.ts'
import type { Params } from './inputs.ts'
import { PAPER_1982 } from './modes.ts'

/** The hull in the symbols of the papers. */
export interface Dimensions {
  readonly L: number
  readonly B: number
  readonly T: number
  readonly T_F: number
  readonly T_A: number
  readonly nabla: number
  readonly l_cb: number
  readonly C_M: number
  readonly C_WP: number
  readonly C_B: number
  readonly C_P: number
  readonly L_R: number
}
interface Surfaces {
  readonly S: number
  readonly S_t: number
  readonly K_1: number
  /** Of 1982. */
  readonly c_12?: number
  readonly K: number
}
interface WaveFactors {
  readonly i_E: number
  readonly c_1: number
  readonly c_2: number
  readonly c_3: number
  readonly c_5: number
  readonly lambda: number
  readonly m_1: number
  readonly c_15: number
}
export interface Hull {
  readonly dimensions: Dimensions
  readonly surfaces: Surfaces
  readonly wave: WaveFactors
  readonly C_A: number
}

export function hullOf(p: Params, trace: Trace): Hull {
  trace.section('Hull')
  const dimensions = dimensionsOf(p, trace)
  const surfaces = surfacesOf(p, dimensions, trace)
  const waveFactors = waveFactorsOf(p, dimensions, trace)
  return { dimensions, surfaces, wave: waveFactors, C_A: allowanceOf(p, dimensions, waveFactors.c_2, trace) }
}

export function dimensionsOf(p: Params, trace: Trace): Dimensions {
  const { length_waterline: L, hull_breadth: B, draft_forward: T_F, displacement_volume: nabla } = p
  const { lcb_percent_forward_of_midship: l_cb, midship_coefficient: C_M, waterplane_coefficient: C_WP } = p
  const T_A = p.draft_aft ?? T_F
  const T = trace.apply(form.meanDraught, { T_F, T_A })
  const C_B = trace.apply(form.blockCoefficient, { nabla, L, B, T })
  const C_P = trace.apply(form.prismaticCoefficient, { C_B, C_M })
  const L_R = trace.apply(form.lengthOfRun, { L, C_P, l_cb })
  return { L, B, T, T_F, T_A, nabla, l_cb, C_M, C_WP, C_B, C_P, L_R }
}

function surfacesOf(p: Params, hull: Dimensions, trace: Trace): Surfaces {
  const { L, T, B, C_M, C_B, C_WP } = hull
  const { bulb_area: A_BT, appendage_area: S_APP, appendage_form_factor_1_plus_k2: K_2 } = p
  const S = p.wetted_surface ?? trace.apply(form.wettedSurface, { L, T, B, C_M, C_B, C_WP, A_BT })
  const { K_1, ...c } = p.method === PAPER_1982 ? formFactor1982(p, hull, trace) : formFactor1984(p, hull, trace)
  const S_t = trace.apply(friction.totalSurface, { S, S_APP })
  return { S, S_t, K_1, ...c, K: trace.apply(friction.totalFormFactor, { K_1, S, K_2, S_APP, S_t }) }
}

function formFactor1982(p: Params, { T, L, B, L_R, C_P, l_cb }: Dimensions, trace: Trace) {
  const c_12 = trace.apply(friction.draughtCoefficient, { T, L })
  const c_13 = trace.apply(friction.sternCoefficient, { C_stern: p.stern_shape_parameter })
  return { c_12, K_1: trace.apply(friction.formFactor1982, { c_13, c_12, B, L_R, C_P, l_cb }) }
}

function formFactor1984(p: Params, { T, L, B, L_R, nabla, C_P }: Dimensions, trace: Trace) {
  const c_14 = trace.apply(friction.sternCoefficient1984, { C_stern: p.stern_shape_parameter })
  return { K_1: trace.apply(friction.formFactor1984, { c_14, B, L, T, L_R, nabla, C_P }) }
}

function waveFactorsOf(p: Params, hull: Dimensions, trace: Trace): WaveFactors {
  const { L, B, T, T_F, nabla, l_cb, C_M, C_WP, C_P, L_R } = hull
  const { bulb_area: A_BT, bulb_centre_height: h_B, transom_area: A_T } = p
  trace.section('Wave resistance, hull')
  const i_E = p.half_angle_of_entrance ?? trace.apply(form.angleOfEntrance, { L, B, C_WP, C_P, l_cb, L_R, nabla })
  const c_7 = trace.apply(wave.breadthCoefficient, { B, L })
  const c_1 = trace.apply(wave.waveCoefficient, { c_7, T, B, i_E })
  const c_3 = trace.apply(bulb.bulbCoefficient, { A_BT, B, T, T_F, h_B })
  const c_2 = trace.apply(bulb.bulbReduction, { c_3 })
  const c_5 = trace.apply(wave.transomCoefficient, { A_T, B, T, C_M })
  const lambda = trace.apply(wave.wavelengthCoefficient, { L, B, C_P })
  const c_16 = trace.apply(wave.prismaticTerm, { C_P })
  const m_1 = trace.apply(wave.steadyExponent, { L, T, nabla, B, c_16 })
  const c_15 = trace.apply(wave.slendernessTerm, { L, nabla })
  return { i_E, c_1, c_2, c_3, c_5, lambda, m_1, c_15 }
}

function allowanceOf(p: Params, { T_F, L, C_B }: Dimensions, c_2: number, trace: Trace): number {
  trace.section('Correlation')
  const c_4 = trace.apply(correlation.forwardDraughtRatio, { T_F, L })
  const C_A = trace.apply(correlation.correlationAllowance, { L, C_B, c_2, c_4 })
  if (p.hull_roughness <= correlation.STANDARD_ROUGHNESS.si) return C_A
  const Delta_C_A = trace.apply(correlation.roughnessAllowance, { k_s: p.hull_roughness, L })
  return trace.apply(correlation.roughAllowance, { C_A, Delta_C_A })
}
