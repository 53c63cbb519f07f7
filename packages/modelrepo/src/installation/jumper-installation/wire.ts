/** What the wire does: a snap after slack, and the resonance of a deep lowering. */
import type { Trace } from '@keelson/equations'
import * as lowering from '@keelson/standards/dnv-rp-h103-2011/lowering.ts'
import { snapForce } from '@keelson/standards/dnv-rp-h103-2011/splash-zone.ts'
import type { Given, Perhaps } from './inputs.ts'

export const snapping = ['snap_velocity', 'crane_wire_stiffness', 'jumper_mass', 'added_mass'] as const
export const hanging = [
  ...['jumper_mass', 'submerged_volume', 'added_mass', 'wire_length', 'axial_stiffness', 'wire_mass_per_length'],
  ...['wire_cross_sectional_area', 'water_density', 'gravity'],
] as const
export type Hanging = Given<(typeof hanging)[number]> & Perhaps<'crane_tip_period'>

export function snapRun(p: Given<(typeof snapping)[number]>, trace: Trace): number {
  trace.section('Snap')
  return trace.apply(snapForce, {
    v_snap: p.snap_velocity,
    K: p.crane_wire_stiffness,
    M: p.jumper_mass,
    A_33: p.added_mass,
  })
}

export interface WireRun {
  readonly K: number
  readonly period: number
  readonly tension: number
  readonly stretch: number
  /** Undefined without a period of the crane tip. */
  readonly ratio: number | undefined
  /** Undefined at resonance too. */
  readonly amplification: number | undefined
}
/** Distance of the ratio from 1 within which an undamped amplification says nothing. */
const AT_RESONANCE = 1e-3

export function wireRun(p: Hanging, trace: Trace): WireRun {
  trace.section('Wire')
  const { jumper_mass: M, submerged_volume: V, added_mass: A_33, wire_length: L, axial_stiffness: EA } = p
  const K = trace.apply(lowering.wireStiffness, { EA, L })
  const [m, A_w] = [p.wire_mass_per_length, p.wire_cross_sectional_area]
  const period = trace.apply(lowering.naturalPeriod, { M, A_33, m, L, K })
  const hung = { M, rho: p.water_density, V, g: p.gravity, m, A_w, L }
  const rename = { A_w: 'A_wire' }
  const tension = trace.apply(lowering.topTension, hung, { rename })
  const stretch = trace.apply(lowering.elongation, { ...hung, EA }, { rename })
  return { K, period, tension, stretch, ...againstTip(p, period, trace) }
}

function againstTip(
  p: Perhaps<'crane_tip_period'>,
  T_0: number,
  trace: Trace,
): Pick<WireRun, 'ratio' | 'amplification'> {
  const { crane_tip_period: T_ct } = p
  if (T_ct === undefined) return { ratio: undefined, amplification: undefined }
  trace.section('Resonance')
  const ratio = trace.apply(lowering.periodRatio, { T_ct, T_0 })
  if (Math.abs(ratio - 1) <= AT_RESONANCE) return { ratio, amplification: undefined }
  return { ratio, amplification: trace.apply(lowering.resonantAmplification, { T_0, T_ct }) }
}
