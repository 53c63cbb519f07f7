/** The whole circulation: down the reel and the tubing, through the tools, and up the annulus. */
import type { Trace } from '@keelson/equations'
import { hydraulicPower } from '@keelson/physics/drilling-hydraulics/bit.ts'
import * as tubing from '@keelson/physics/drilling-hydraulics/coiled-tubing.ts'
import { boreDiameter } from '@keelson/physics/pipe-section.ts'
import * as eccentric from '@keelson/physics/rheology/eccentric.ts'
import { velocityInAnnulus, velocityInPipe } from '@keelson/physics/rheology/newtonian.ts'
import { STANDARD_GRAVITY } from '@keelson/physics/waves/dispersion.ts'
import { traceOfRow } from '../../_shared/rows/trace-of-row.ts'
import { COMMON, liquidOf, named, reduced, type Straight, straightPassing } from './calculate-liquid.ts'
import { type Reel, reelOf } from './calculate-reel.ts'
import { type Flowing, flowing, type Given, type Perhaps } from './inputs.ts'

export const circulated = [
  ...flowing,
  ...['coiled_tubing_outer_diameter', 'coiled_tubing_wall_thickness', 'coiled_tubing_length_in_hole'],
  ...['coiled_tubing_length_on_reel', 'bottomhole_assembly_pressure_loss', 'friction_reduction'],
  ...['hole_diameter', 'true_vertical_depth', 'wellhead_pressure', 'eccentricity'],
] as const
export const perhaps = [
  ...['tubing_fluid_density', 'annulus_fluid_density', 'reel_core_diameter', 'reel_width', 'reel_pressure_loss'],
  ...['maximum_pump_pressure', 'minimum_annular_velocity', 'pore_pressure_gradient', 'fracture_gradient'],
] as const
export type Circulated = Flowing & Given<(typeof circulated)[number]> & Perhaps<(typeof perhaps)[number]>

export interface Circulation {
  readonly d_t: number
  readonly v_t: number
  readonly v_a: number
  readonly inside: Straight
  readonly outside: Straight
  readonly reel: Reel
  readonly dP_t: number
  readonly dP_a: number
  readonly p_p: number
  readonly p_bh: number
  readonly ECD: number
}

export function circulationOf(p: Circulated, trace: Trace): Circulation {
  const { d_t, v_t, v_a, d_e } = velocities(p, trace)
  const { coiled_tubing_length_in_hole: L, true_vertical_depth: D_v } = p
  const [liquid, epsilon] = [liquidOf(p), p.pipe_roughness]
  const rho_t = p.tubing_fluid_density ?? p.fluid_density
  const rho_a = p.annulus_fluid_density ?? p.fluid_density
  const down = { liquid, bore: { d: d_t, epsilon }, v: v_t, rho: rho_t }
  const own = traceOfRow(trace, 'Tubing in hole', 't', COMMON)
  own.section('flow')
  const inside = straightPassing({ ...down, L }, named(own, { L: 'L_h', rho: nameOf(p.tubing_fluid_density, 'rho_t') }))
  const dP_t = lossIn(p, inside, trace)
  const reel = reelOf(p, down, nameOf(p.tubing_fluid_density, 'rho_t'), trace)
  const up = { liquid, bore: { d: d_e, epsilon }, v: v_a, rho: rho_a, L }
  const { outside, dP_a } = annulusLoss(p, up, nameOf(p.annulus_fluid_density, 'rho_a'), trace)
  return {
    ...{ d_t, v_t, v_a, inside, outside, reel, dP_t, dP_a },
    ...pressures(p, { rho_t, rho_a, dP_t, dP_a, dP_r: reel.dP_r, D_v, plain: inside.dP }, trace),
  }
}

const nameOf = (own: number | undefined, symbol: string): string => (own === undefined ? 'rho' : symbol)

function velocities(p: Circulated, trace: Trace) {
  trace.section('Tubing and annulus')
  const { coiled_tubing_outer_diameter: d_o, coiled_tubing_wall_thickness: t, hole_diameter: d_h } = p
  const q = p.flow_rate
  const d_t = trace.apply(boreDiameter, { D_s: d_o, t_s: t }, { as: 'd_t', rename: { D_s: 'd_o', t_s: 't' } })
  return {
    d_t,
    v_t: trace.apply(velocityInPipe, { q, d: d_t }, { as: 'v_t', rename: { d: 'd_t' } }),
    v_a: trace.apply(velocityInAnnulus, { q, d_h, d_p: d_o }, { as: 'v_a', rename: { d_p: 'd_o' } }),
    d_e: trace.apply(tubing.hydraulicDiameter, { d_h, d_o }, { as: 'd_a' }),
  }
}

function lossIn(p: Circulated, { dP, regime }: Straight, trace: Trace): number {
  return reduced(dP, regime === 'laminar', p.friction_reduction, ['dP_t', 'dP_f'], trace)
}

/** Eccentric, a share of the concentric loss. */
function annulusLoss(p: Circulated, up: Parameters<typeof straightPassing>[0], rho: string, trace: Trace) {
  const own = traceOfRow(trace, 'Annulus', 'a', COMMON)
  own.section('flow')
  const outside = straightPassing(up, named(own, { L: 'L_h', rho }))
  const e = p.eccentricity
  if (e === 0 || outside.f === undefined) return { outside, dP_a: outside.dP }
  const { coiled_tubing_outer_diameter: d_p, hole_diameter: d_h } = p
  const k_d = trace.apply(eccentric.diameterRatio, { d_p, d_h }, { rename: { d_p: 'd_o' } })
  const n = p.flow_behaviour_index ?? newtonianIndex(trace)
  const share = outside.regime === 'laminar' ? eccentric.laminarEccentric : eccentric.turbulentEccentric
  const name = p.flow_behaviour_index === undefined ? 'n_N' : 'n'
  const R = trace.apply(share, { e, n, k_d }, { rename: { n: name } })
  return {
    outside,
    dP_a: trace.apply(eccentric.eccentricShare, { R, dP_0: outside.dP }, { as: 'dP_e', rename: { dP_0: 'dP_a' } }),
  }
}

const newtonianIndex = (trace: Trace): number =>
  trace.lookup({
    symbol: 'n_N',
    title: 'Flow behaviour index of Newtonian fluid',
    unit: '-',
    source: eccentric.laminarEccentric.source,
    clause: 'definition',
    value: 1,
    cell: 'Newtonian',
  })

interface Parts {
  readonly rho_t: number
  readonly rho_a: number
  readonly dP_t: number
  readonly dP_a: number
  readonly dP_r: number
  readonly D_v: number
  /** Loss in the tubing without friction reducer. */
  readonly plain: number
}

function pressures(p: Circulated, { rho_t, rho_a, dP_t, dP_a, dP_r, D_v, plain }: Parts, trace: Trace) {
  trace.section('Pressures')
  const g = STANDARD_GRAVITY
  const { wellhead_pressure: p_wh, bottomhole_assembly_pressure_loss: dP_b, flow_rate: q } = p
  const densities = { rho_a: nameOf(p.annulus_fluid_density, 'rho_a'), rho_t: nameOf(p.tubing_fluid_density, 'rho_t') }
  const tubular = p.friction_reduction > 0 && dP_t < plain ? { dP_t: 'dP_f' } : {}
  const annular = { dP_a: p.eccentricity === 0 || p.flow_rate === 0 ? 'dP_a' : 'dP_e' }
  const dP_h = trace.apply(tubing.imbalance, { rho_a, rho_t, g, D_v }, { rename: densities })
  const p_p = trace.apply(
    tubing.pumpPressure,
    { p_wh, dP_a, dP_h, dP_b, dP_t, dP_r },
    { rename: { ...annular, ...tubular } },
  )
  const p_bh = trace.apply(
    tubing.bottomholePressure,
    { p_wh, rho_a, g, D_v, dP_a },
    { rename: { ...annular, rho_a: densities.rho_a } },
  )
  const ECD = trace.apply(tubing.densityOfPressure, { p_bh, g, D_v })
  trace.apply(hydraulicPower, { dP_b: p_p, q }, { as: 'P_p', title: 'Pump power', rename: { dP_b: 'p_p' } })
  return { p_p, p_bh, ECD }
}
