/** The lift stage by stage: each depth, the hook at the surface, slack below, and the sea that is allowed. */
import { met, silent, type Trace } from '@keelson/equations'
import { dnvRpH103 } from '@keelson/standards/dnv-rp-h103-2011/source.ts'
import * as zone from '@keelson/standards/dnv-rp-h103-2011/splash-zone.ts'
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
import type { BodyRun } from './calculate-body.ts'
import type { Params } from './inputs.ts'

export interface LiftRun {
  readonly lowering: Lowering
  readonly stages: readonly Stage[]
  readonly surface: HookForces
  readonly deep: { readonly force: number; readonly slack: number }
  readonly allowable: number | undefined
}
/** Beyond it no sea is looked for, m. */
const HIGHEST_SEA = 20

/** Undefined without a sea, or where volume, area or added mass are not known. */
export function liftRun(p: Params, body: BodyRun, trace: Trace): LiftRun | undefined {
  const lowering = loweringOf(p, body)
  const { significant_wave_height: Hs, zero_crossing_period: Tz } = p
  if (lowering === undefined || Hs === undefined || Tz === undefined) return undefined
  const depths = p.depth_to_structure
  const stageOf = (depth: number) => stageAt(lowering, { Hs, Tz, depth }, silent, unnamed)
  trace.section('Surface stage')
  const first = stageAt(lowering, { Hs, Tz, depth: depths[0] ?? 0 }, trace, depths.length > 1 ? numbered(1) : unnamed)
  const surface = hookForces(lowering, first, trace, unnamed)
  const last = depths.length > 1 ? lastStage(lowering, { Hs, Tz, depth: depths.at(-1) ?? 0 }, first, trace) : first
  trace.section('Submerged slack')
  const force = trace.apply(
    zone.submergedForce,
    { F_D: last.drag, F_M: last.massForce },
    depths.length > 1 ? BELOW : {},
  )
  const deep = { force, slack: trace.apply(zone.slackUtilisation, { F_hyd: force, F_slack: surface.slackLimit }, DEEP) }
  trace.section('Sea')
  trace.apply(shortestPeriod, { c_T: STEEPNESS_SHARE, H_s: Hs, g: p.gravity })
  const allowable = surface.slackLimit > 0 ? allowedAt(lowering, Tz, depths[0] ?? 0) : undefined
  if (allowable) traceAllowable(lowering, { ...allowable, Tz, depth: depths[0] ?? 0 }, trace)
  const stages = depths.map((depth, i) => (i === 0 ? first : i === depths.length - 1 ? last : stageOf(depth)))
  return { lowering, stages, surface, deep, allowable: allowable?.Hs }
}

const numbered = (k: number) => (symbol: string) => (SHARED.includes(symbol) ? symbol : `${symbol}_${k}`)
/** Alike at every depth. */
const SHARED = ['zeta_a', 'F_slam', 'F_rho']
const BELOW = { rename: { F_D: 'F_D_n', F_M: 'F_M_n' } }
const DEEP = { as: 'u_deep', rename: { F_hyd: 'F_deep' } }

/** The lowest stage: the motion of the crane tip and the wave are those of the first. */
function lastStage(
  lowering: Lowering,
  sea: { readonly Hs: number; readonly Tz: number; readonly depth: number },
  first: Stage,
  trace: Trace,
): Stage {
  trace.section('Last depth stage')
  const named = (symbol: string) => (symbol === 'zeta_a' ? symbol : `${symbol}_n`)
  const still = { ...lowering, tip: { ...first.tip, referenceHs: undefined } }
  return stageAt(still, sea, trace, named)
}

function loweringOf(p: Params, { volume, area, addedMass }: BodyRun): Lowering | undefined {
  const { crane_tip_velocity: velocity, crane_tip_acceleration: acceleration } = p
  if (volume === undefined || area === undefined || addedMass === undefined) return undefined
  if (velocity === undefined || acceleration === undefined) return undefined
  return {
    lifted: {
      mass: p.mass_in_air,
      volume,
      addedMass,
      projectedArea: area,
      waterPlaneArea: p.water_plane_area,
      dragCoefficient: p.drag_coefficient,
      slammingCoefficient: p.slamming_coefficient,
    },
    tip: {
      velocity,
      acceleration,
      amplitude: p.crane_tip_amplitude ?? 0,
      referenceHs: p.crane_tip_reference_hs,
    },
    speed: p.lowering_speed,
    rho: p.water_density,
    g: p.gravity,
  }
}

const slackAt = (lowering: Lowering, Hs: number, Tz: number, depth: number): number =>
  hookForces(lowering, stageAt(lowering, { Hs, Tz, depth }, silent, unnamed), silent, unnamed).slack

export const allowedAt = (lowering: Lowering, Tz: number, depth: number): Allowable | undefined =>
  allowableHs((Hs) => slackAt(lowering, Hs, Tz, depth), HIGHEST_SEA)

function traceAllowable(
  lowering: Lowering,
  { Hs, Tz, depth, residual, iterations }: Allowable & { readonly Tz: number; readonly depth: number },
  trace: Trace,
): void {
  trace.solved({
    symbol: 'H_s_all',
    title: 'Allowable significant wave height',
    unit: 'm',
    source: dnvRpH103,
    clause: '4.4.2, the smallest height at the limit of slack',
    value: Hs,
    trial: 0,
    residual: Math.abs(residual),
    iterations,
    method: 'upward search, then Brent between the last two heights',
    meets: [met('Slack sling utilisation at the surface', '-', slackAt(lowering, Hs, Tz, depth), 'Limit', 1)],
  })
}
