/** A member under the pressure of the sea, alone and with its other stresses. API RP 2A-WSD 3.2.5, 3.3.3 to 3.3.5. */
import type { Constant, Trace } from '@keelson/equations'
import { elasticLocalBuckling } from '@keelson/standards/api-rp-2a-wsd-2007/axial.ts'
import * as combined from '@keelson/standards/api-rp-2a-wsd-2007/combined.ts'
import * as hydrostatic from '@keelson/standards/api-rp-2a-wsd-2007/hydrostatic.ts'
import { given } from '@keelson/workflow'
import type { Allowables } from './calculate-allowable.ts'
import type { Member } from './inputs-members.ts'
import { TENSION } from './modes.ts'

export interface Pressed {
  /** Undefined where the pressure was given. */
  readonly head: number | undefined
  readonly M: number
  readonly C_h: number
  readonly F_he: number
  readonly F_hc: number
  /** Allowable. */
  readonly F_h: number
  readonly f_h: number
  readonly ringInertia: number
  /** B: hoop stress over its allowable. */
  readonly use: number
  readonly together: WithPressure
}

interface WithPressure {
  /** Of tension; of compression only where bending pulls. */
  readonly A: number | undefined
  readonly use: number
  /** The elastic form ends where its denominator is nothing: no use can be stated. */
  readonly beyond: boolean
}

export function pressedOf(m: Member, allowable: Allowables, trace: Trace): Pressed | undefined {
  const L = m.ring_spacing
  if (L === undefined) return undefined
  trace.section('Hydrostatic pressure')
  const { outer_diameter: D, wall_thickness: t, yield_strength: F_y, youngs_modulus: E } = m
  const { p, head } = pressureOn(m, trace)
  const f_h = trace.apply(hydrostatic.hoopStress, { p, D, t })
  const M = trace.apply(hydrostatic.geometricParameter, { L, D, t })
  const C_h = trace.apply(hydrostatic.hoopCoefficient, { M, D, t })
  const F_he = trace.apply(hydrostatic.elasticHoopBuckling, { C_h, E, t, D })
  const F_hc = trace.apply(hydrostatic.criticalHoopBuckling, { F_he, F_y })
  const SF_h = factorsOf(m).hoop
  const F_h = trace.apply(hydrostatic.allowableHoop, { F_hc, SF_h })
  const ringInertia = trace.apply(hydrostatic.ringInertia, { F_he, t, L, D, E })
  const B = trace.apply(combined.hoopShare, { f_h, SF_h, F_hc })
  const hoop = { f_h, B, F_he }
  return {
    head,
    M,
    C_h,
    F_he,
    F_hc,
    F_h,
    f_h,
    ringInertia,
    use: B,
    together: m.axial_sense === TENSION ? withTension(m, hoop, trace) : withCompression(m, allowable, hoop, trace),
  }
}

function pressureOn(m: Member, trace: Trace): { readonly p: number; readonly head: number | undefined } {
  if (m.external_pressure !== undefined) return { p: m.external_pressure, head: undefined }
  const H_z = m.design_head ?? headOf(m, trace)
  return { p: trace.apply(hydrostatic.headPressure, { gamma_w: m.seawater_unit_weight, H_z }), head: H_z }
}

function headOf(m: Member, trace: Trace): number {
  const { member_depth: z, wave_height: H_w } = given(m, 'member_depth', 'wave_height')
  if (H_w === 0) return z
  const { wave_length: L_w, water_depth: d } = given(m, 'wave_length', 'water_depth')
  const k = trace.apply(hydrostatic.waveNumber, { L_w })
  return trace.apply(hydrostatic.designHead, { z, H_w, k, d })
}

interface Factors {
  readonly tension: number | Constant
  readonly compression: number | Constant
  readonly hoop: number | Constant
}

function factorsOf(m: Member): Factors {
  const extreme = m.one_third_increase
  return {
    tension: m.safety_factor_axial ?? (extreme ? combined.SF_AXIAL_EXTREME : combined.SF_AXIAL),
    compression:
      m.safety_factor_axial_compression ?? (extreme ? combined.SF_COMPRESSION_EXTREME : combined.SF_COMPRESSION),
    hoop: m.safety_factor_hoop ?? (extreme ? combined.SF_HOOP_EXTREME : combined.SF_HOOP),
  }
}

interface Hoop {
  readonly f_h: number
  readonly B: number
  readonly F_he: number
}

function withTension(m: Member, { f_h, B }: Hoop, trace: Trace): WithPressure {
  trace.section('Tension, bending and pressure')
  const { axial_stress: f_a, bending_stress: f_b, yield_strength: F_y } = m
  const A = trace.apply(combined.tensionShare, { f_a, f_b, f_h, SF_x: factorsOf(m).tension, F_y })
  const use = trace.apply(combined.tensionAndPressure, { A, B, nu: combined.POISSON }, { as: 'u_p' })
  return { A, use, beyond: false }
}

function withCompression(m: Member, { F_xc, F_b }: Allowables, hoop: Hoop, trace: Trace): WithPressure {
  trace.section('Compression, bending and pressure')
  const { axial_stress: f_a, bending_stress: f_b, yield_strength: F_y } = m
  const { f_h, B } = hoop
  const SF_b = trace.apply(combined.bendingSafetyFactor, { F_y, F_b })
  const SF_xc = factorsOf(m).compression
  const u_cp = trace.apply(combined.compressionAndPressure, { f_a, f_h, SF_xc, F_xc, f_b, SF_b, F_y })
  const first = larger(u_cp, B, { u_1: 'u_cp', u_2: 'B', as: 'u_p1' }, trace)
  const elastic = elasticOf(m, hoop, trace)
  const second =
    elastic.use === undefined ? first : larger(first, elastic.use, { u_1: 'u_p1', u_2: 'u_ep', as: 'u_p2' }, trace)
  const before = elastic.use === undefined ? 'u_p1' : 'u_p2'
  if (f_b <= f_a + 0.5 * f_h) return { A: undefined, use: second, beyond: elastic.beyond }
  const A = trace.apply(combined.bendingTensionShare, { f_a, f_b, f_h, SF_x: factorsOf(m).tension, F_y })
  const u_tp = trace.apply(combined.tensionAndPressure, { A, B, nu: combined.POISSON })
  return { A, use: larger(second, u_tp, { u_1: before, u_2: 'u_tp', as: 'u_p' }, trace), beyond: elastic.beyond }
}

function larger(
  u_1: number,
  u_2: number,
  { as, ...rename }: { readonly u_1: string; readonly u_2: string; readonly as: string },
  trace: Trace,
): number {
  return trace.apply(combined.largestUse, { u_1, u_2 }, { as, rename })
}

/** The elastic form, where the longitudinal compression is above half of the elastic hoop buckling stress. */
function elasticOf(
  m: Member,
  { f_h, F_he }: Hoop,
  trace: Trace,
): { readonly use: number | undefined; readonly beyond: boolean } {
  const { axial_stress: f_a, bending_stress: f_b, outer_diameter: D, wall_thickness: t, youngs_modulus: E } = m
  const { compression: SF_xc, hoop: SF_h } = factorsOf(m)
  const f_x = trace.apply(combined.longitudinalCompression, { f_a, f_b, f_h })
  const F_ha = trace.apply(combined.elasticHoopAllowable, { F_he, SF_h })
  if (f_x <= 0.5 * F_ha) return { use: undefined, beyond: false }
  const F_xe = trace.apply(elasticLocalBuckling, { E, t, D })
  const F_aa = trace.apply(combined.elasticAxialAllowable, { F_xe, SF_xc })
  if (F_aa <= 0.5 * F_ha) return { use: undefined, beyond: true }
  return { use: trace.apply(combined.elasticCompressionAndPressure, { f_x, F_aa, F_ha, f_h }), beyond: false }
}
