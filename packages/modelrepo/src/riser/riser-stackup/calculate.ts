/** The stack-up of a drilling riser: what a run found, as it is answered. */
import { notApplicable, type Outcome, type RunContext, statusOf, utilisation } from '@keelson/workflow'
import { checksOf } from './calculate-checks.ts'
import { type Found, find } from './calculate-found.ts'
import { tensionAt } from './calculate-tension.ts'
import { chartsOf } from './charts.ts'
import type { contract } from './contract.ts'
import { sentence } from './detail.ts'
import { stackFigure } from './figures.ts'
import type { Params } from './inputs.ts'
import { profileRows, stackRows } from './tables.ts'
import { warningsOf } from './warnings.ts'

type StackUp = Outcome<typeof contract>

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
      status:
        Object.keys(checks).length === 0
          ? notApplicable('no check is assessed because fluids, tensioner limit and wall thickness are not provided')
          : statusOf(checks),
    },
    checks,
    tables: () => ({
      stack: string.joints
        ? stackRows(string.joints, tension)
        : notApplicable('the string is defined by its total weight'),
      profile: profileRows(p, found),
    }),
    charts: () => chartsOf(p, found),
    figures: () => ({ stack: stackFigure(p, found) }),
    warnings: warningsOf(p, found),
    ...(p.tensioner_setting === undefined && { assumed: { tensioner_setting: found.T_top } }),
    detail: sentence(p, found),
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
