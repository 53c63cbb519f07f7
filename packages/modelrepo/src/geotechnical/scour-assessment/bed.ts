/** The sand and the stress on it: what the grains withstand, what acts, and whether they move. */
import type { Trace } from '@keelson/equations'
import * as bed from '@keelson/physics/scour/bed-shear.ts'
import { criticalShields, grainNumber, mobility, shieldsParameter } from '@keelson/physics/scour/mobility.ts'
import type { Params } from './inputs.ts'
import * as mode from './modes.ts'

interface Grains {
  readonly d: number
  readonly D_star: number
  readonly theta_cr: number
}
export interface Bed {
  readonly grains: Grains | undefined
  /** Pa; undefined where the flow at the bed is not known. */
  readonly tau: number | undefined
  readonly theta: number | undefined
  /** Shields parameter over its threshold. */
  readonly M: number | undefined
}

export function bedOf(p: Params, trace: Trace): Bed {
  const grains = grainsOf(p, trace)
  const tau = grains && shearOf(p, grains.d, trace)
  const theta = p.shields ?? (grains && tau !== undefined ? shieldsOf(p, grains.d, tau, trace) : undefined)
  const M = grains && theta !== undefined ? trace.apply(mobility, { theta, theta_cr: grains.theta_cr }) : undefined
  return { grains, tau, theta, M }
}

function grainsOf(p: Params, trace: Trace): Grains | undefined {
  const { sediment_d50: d, gravity: g, sediment_density_ratio: s, kinematic_viscosity: nu } = p
  if (d === undefined) return undefined
  trace.section('Sand')
  const D_star = trace.apply(grainNumber, { d, g, s, nu })
  return { d, D_star, theta_cr: trace.apply(criticalShields, { D_star }) }
}

function shieldsOf(
  { water_density: rho, gravity: g, sediment_density_ratio: s, ...p }: Params,
  d: number,
  tau: number,
  trace: Trace,
) {
  const symbol =
    p.structure === mode.PIPELINE || p.loading === mode.CURRENT
      ? 'tau_c'
      : p.loading === mode.WAVES
        ? 'tau_w'
        : 'tau_max'
  return trace.apply(shieldsParameter, { tau, rho, g, s, d }, { rename: { tau: symbol } })
}

/** Of the current at a pipe; at a pile of what the loading says. Undefined where the flow at the bed is not given. */
function shearOf(p: Params, d: number, trace: Trace): number | undefined {
  const waves = p.velocity_amplitude !== undefined && p.wave_period !== undefined
  const loading = p.structure === mode.PIPELINE ? mode.CURRENT : p.loading
  if (loading !== mode.CURRENT && !waves) return undefined
  if (loading !== mode.WAVES && (p.current_velocity === undefined || p.water_depth === undefined)) return undefined
  if (p.shields !== undefined) return undefined
  trace.section('Stress on the bed')
  const z_0 = trace.apply(bed.grainRoughness, { d })
  if (loading === mode.CURRENT) return currentShear(p, z_0, trace)
  if (loading === mode.WAVES) return waveShear(p, z_0, trace)
  const [tau_c, tau_w] = [currentShear(p, z_0, trace), waveShear(p, z_0, trace)]
  const tau_m = trace.apply(bed.meanShear, { tau_c, tau_w })
  return trace.apply(bed.largestShear, { tau_m, tau_w, phi_w: bed.ALONG })
}

function currentShear(
  { water_density: rho, current_velocity: U = 0, water_depth: h = 0 }: Params,
  z_0: number,
  trace: Trace,
) {
  const C_D = trace.apply(bed.bedDrag, { h, z_0 })
  return trace.apply(bed.currentShear, { rho, C_D, U })
}

function waveShear(
  { water_density: rho, velocity_amplitude: U_m = 0, wave_period: T_w = 0 }: Params,
  z_0: number,
  trace: Trace,
) {
  const A = trace.apply(bed.orbitalExcursion, { U_m, T_w })
  const f_w = trace.apply(bed.waveFriction, { A, z_0 })
  return trace.apply(bed.waveShear, { rho, f_w, U_m })
}
