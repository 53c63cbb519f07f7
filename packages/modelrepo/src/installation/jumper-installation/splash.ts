/** A jumper through the wave zone: forces in each sea, the sea that governs, and the seas that are allowed. */
import { met, silent, type Trace } from '@keelson/equations'
import { dnvRpH103 } from '@keelson/standards/dnv-rp-h103-2011/source.ts'
import { craneUtilisation, totalForce } from '@keelson/standards/dnv-rp-h103-2011/splash-zone.ts'
import { STEEPNESS_SHARE, shortestPeriod } from '@keelson/standards/dnv-rp-h103-2011/waves.ts'
import { type Allowable, allowableHs } from '../_shared/splash-zone/allowable.ts'
import {
  type HookForces,
  hookForces,
  type Lowering,
  type Stage,
  stageAt,
  unnamed,
} from '../_shared/splash-zone/stage.ts'
import type { Given, Perhaps } from './inputs.ts'

export const lowered = [
  ...['jumper_mass', 'submerged_volume', 'added_mass', 'projected_area', 'water_plane_area', 'drag_coefficient'],
  ...['slamming_coefficient', 'water_density', 'gravity', 'submergence_depth', 'lowering_speed'],
  ...['crane_tip_velocity', 'crane_tip_acceleration', 'crane_tip_amplitude'],
  ...['significant_wave_height', 'zero_crossing_period'],
] as const
export const perhaps = ['operability_periods', 'crane_tip_reference_hs', 'crane_capacity'] as const
export type Splash = Given<(typeof lowered)[number]> & Perhaps<(typeof perhaps)[number]>

export interface InSea {
  readonly stage: Stage
  readonly forces: HookForces
  readonly total: number
  /** Undefined without a capacity. */
  readonly crane: number | undefined
}
export interface ByPeriod {
  readonly period: number
  /** Undefined where there is none. */
  readonly Hs: number | undefined
  /** No sea of that height is so short. */
  readonly steep: boolean
}
export interface SplashRun {
  readonly seas: readonly InSea[]
  /** The sea of the largest hydrodynamic force. */
  readonly worst: InSea
  readonly allowable: number | undefined
  readonly byPeriod: readonly ByPeriod[] | undefined
}
/** Beyond it no sea is looked for, m. */
const HIGHEST_SEA = 50

export function splashRun(p: Splash, trace: Trace): SplashRun {
  const { significant_wave_height: heights, zero_crossing_period: Tz } = p
  const seas = heights.map((Hs) => inSea(p, { Hs, Tz }, silent))
  const forces = seas.map(({ forces: { hydrodynamic } }) => hydrodynamic)
  const Hs = heights[forces.indexOf(Math.max(...forces))] ?? 0
  trace.section(heights.length === 1 ? 'Forces' : 'Forces in governing sea state')
  const worst = inSea(p, { Hs, Tz }, trace)
  trace.apply(shortestPeriod, { c_T: STEEPNESS_SHARE, H_s: Hs, g: p.gravity })
  const allowable = allowedAt(p, Tz)
  if (allowable) traceAllowable(p, allowable, Tz, trace)
  const byPeriod = p.operability_periods?.map((period) => periodOf(p, period))
  return { seas, worst, allowable: allowable?.Hs, byPeriod }
}

export function inSea(p: Splash, sea: { readonly Hs: number; readonly Tz: number }, trace: Trace): InSea {
  const lowering = loweringOf(p)
  const stage = stageAt(lowering, { ...sea, depth: p.submergence_depth }, trace, unnamed)
  const forces = hookForces(lowering, stage, trace, unnamed)
  const total = trace.apply(totalForce, { F_stat: forces.submergedWeight, F_hyd: forces.hydrodynamic })
  const { crane_capacity: F_cap } = p
  const crane = F_cap === undefined ? undefined : trace.apply(craneUtilisation, { F_hook: forces.hook, F_cap })
  return { stage, forces, total, crane }
}

function loweringOf(p: Splash): Lowering {
  return {
    lifted: {
      mass: p.jumper_mass,
      volume: p.submerged_volume,
      addedMass: p.added_mass,
      projectedArea: p.projected_area,
      waterPlaneArea: p.water_plane_area,
      dragCoefficient: p.drag_coefficient,
      slammingCoefficient: p.slamming_coefficient,
    },
    tip: {
      velocity: p.crane_tip_velocity,
      acceleration: p.crane_tip_acceleration,
      amplitude: p.crane_tip_amplitude,
      referenceHs: p.crane_tip_reference_hs,
    },
    speed: p.lowering_speed,
    rho: p.water_density,
    g: p.gravity,
  }
}

/** The larger of slack and crane. */
function utilisationAt(p: Splash, Hs: number, Tz: number): number {
  const { forces, crane = 0 } = inSea(p, { Hs, Tz }, silent)
  return Math.max(forces.slack, crane)
}

export const allowedAt = (p: Splash, Tz: number): Allowable | undefined =>
  allowableHs((Hs) => utilisationAt(p, Hs, Tz), HIGHEST_SEA)

function periodOf(p: Splash, period: number): ByPeriod {
  const Hs = allowedAt(p, period)?.Hs
  const steep =
    Hs !== undefined && period < shortestPeriod.evaluate({ c_T: STEEPNESS_SHARE.value, H_s: Hs, g: p.gravity })
  return { period, Hs, steep }
}

function traceAllowable(p: Splash, { Hs, residual, iterations }: Allowable, Tz: number, trace: Trace): void {
  trace.section('Allowable sea state')
  trace.solved({
    symbol: 'H_s_all',
    title: 'Allowable significant wave height',
    unit: 'm',
    source: dnvRpH103,
    clause: '4.4.2 and 4.3.2, the smallest height at a limit',
    value: Hs,
    trial: 0,
    residual: Math.abs(residual),
    iterations,
    method: 'upward search, then Brent between the last two heights',
    meets: [met('Larger of slack and crane utilisation', '-', utilisationAt(p, Hs, Tz), 'Limit', 1)],
  })
}
