/** The stack-up in the order of the method: string, simple rule, slip ring, effective tension, lift-off, wall. */
import type { Trace } from '@keelson/equations'
import { barlowWall, factoredWeight, screenTension } from '@keelson/physics/riser-stack/screen.ts'
import { notApplicable, type Outcome, type RunContext, utilisation } from '@keelson/workflow'
import { type RiserString, stringOf } from './calculate-string.ts'
import {
  type LiftOff,
  liftOffOf,
  type Setting,
  settingOf,
  type Tension,
  tensionAt,
  tensionOf,
  type Upper,
  upperOf,
} from './calculate-tension.ts'
import { chartsOf } from './charts.ts'
import { checksOf, statusOf } from './checks.ts'
import type { contract } from './contract.ts'
import { sentence } from './detail.ts'
import { stackFigure } from './figures.ts'
import type { Params } from './params.ts'
import { profileRows, stackRows } from './tables.ts'
import { warningsOf } from './warnings.ts'

type StackUp = Outcome<typeof contract>

/** All that a run finds. */
export interface Found {
  readonly string: RiserString
  readonly T_top: number
  /** By the simple rule, at the shares of the depth. */
  readonly screen: readonly number[]
  readonly t_req: number
  readonly setting: Setting
  readonly tension: Tension | undefined
  readonly liftOff: LiftOff | undefined
  readonly upper: Upper | undefined
}

export function calculate(p: Params, { trace }: RunContext): StackUp {
  const found = find(p, trace)
  const { string, tension } = found
  const checks = checksOf(p, found)
  return {
    values: {
      submerged_weight_total: string.W_s,
      buoyancy_uplift_total: string.B_n,
      top_tension_required: found.T_top,
      wall_thickness_required: found.t_req,
      effective_tension_profile: found.screen,
      ...tensionValues(p, found),
      ...limitValues(found),
      status: statusOf(checks) ?? notApplicable('no check was made: neither mud and seawater nor a wall is given'),
    },
    checks,
    tables: () => ({
      stack: string.joints ? stackRows(string.joints, tension) : notApplicable('the string is given by its weight'),
      profile: profileRows(p, found),
    }),
    charts: () => chartsOf(p, found),
    figures: () => ({ stack: stackFigure(p, found) }),
    warnings: warningsOf(p, found),
    ...(p.tensioner_setting === undefined && { assumed: { tensioner_setting: found.T_top } }),
    detail: sentence(p, found),
  }
}

export function find(p: Params, trace: Trace): Found {
  const string = stringOf(p, trace)
  const { T_top, t_req } = simpleRules(p, string.W_s, p.design_pressure, trace)
  const screen = p.depth_factors.map((f) => screenTension.evaluate({ T_top, W_s: string.W_s, f }))
  const setting = settingOf(p, T_top)
  const tension = tensionOf(p, string, setting, trace)
  const liftOff = tension && liftOffOf(p, tension, setting, trace)
  return { string, T_top, screen, t_req, setting, tension, liftOff, upper: upperOf(p, setting, trace) }
}

type Tube = Pick<
  Params,
  'dynamic_factor' | 'outer_diameter' | 'barlow_safety_factor' | 'specified_minimum_yield_strength'
>

/** Top tension and wall by the simple rules; a sweep takes them too. */
export function simpleRules(tube: Tube, W_s: number, p: number, trace: Trace) {
  const {
    dynamic_factor: k_d,
    outer_diameter: D,
    barlow_safety_factor: SF,
    specified_minimum_yield_strength: S_y,
  } = tube
  trace.section('Simple rules')
  return {
    T_top: trace.apply(factoredWeight, { W_s, k_d }),
    t_req: trace.apply(barlowWall, { p, D, SF, S_y }),
  }
}

function tensionValues(p: Params, { tension, liftOff }: Found) {
  if (tension === undefined) return {}
  const { failed } = tension
  return {
    minimum_slip_ring_tension: tension.T_SR,
    minimum_top_tension: failed?.T_min,
    utilisation: failed && utilisation(failed.u),
    bottom_effective_tension: tension.T_b,
    bottom_effective_tension_failed: failed?.T_bf,
    effective_tension_profile_fluid: p.depth_factors.map((f) => tensionAt(tension.T_v, tension, f)),
    connector_overpull: liftOff?.O_c,
  }
}

const limitValues = ({ liftOff, upper }: Found) => ({
  overall_minimum_top_tension: liftOff?.overall?.T_all,
  overall_utilisation: liftOff?.overall && utilisation(liftOff.overall.u),
  maximum_tension_setting: upper?.T_max,
  setting_utilisation: upper && utilisation(upper.u),
})
