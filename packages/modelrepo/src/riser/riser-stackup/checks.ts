/** The checks of the run, and the status that they add up to. */
import { type CheckResult, check, shownIn } from '@keelson/workflow'
import type { Found } from './calculate-found.ts'
import type { Tension } from './calculate-tension.ts'
import type { Params } from './params.ts'

export const BUOYANCY_GOVERNS = 'buoyancy carries the string: the lift-off of the lower marine riser package governs'

type Checks = Readonly<Record<string, CheckResult>>

export function checksOf(p: Params, found: Found) {
  const { tension, liftOff, upper, t_req, setting } = found
  const T_set = setting.T_set
  const overall = liftOff?.overall
  return {
    ...(tension && tensionChecks(tension, T_set)),
    ...(overall && { overall_tension: check({ demand: overall.T_all, capacity: T_set, utilisation: overall.u }) }),
    ...(upper && { upper_limit: check({ demand: T_set, capacity: upper.T_max, utilisation: upper.u }) }),
    ...(p.wall_thickness !== undefined && { wall: check({ demand: t_req, capacity: p.wall_thickness }) }),
  }
}

function tensionChecks({ T_SR, T_v, W_worst, failed }: Tension, T_set: number) {
  const floats = T_SR < 0 ? { note: BUOYANCY_GOVERNS } : {}
  return {
    slip_ring: check({ demand: T_SR, capacity: T_v, ...floats }),
    effective_tension: check({ demand: W_worst, capacity: T_v, ...slack(T_v - W_worst) }),
    ...(failed && {
      top_tension: check({ demand: failed.T_min, capacity: T_set, utilisation: failed.u, ...floats }),
      effective_tension_failed: check({ demand: W_worst, capacity: failed.T_vf, ...slack(failed.T_vf - W_worst) }),
    }),
  }
}

/** A string without any tension is at no limit: it has failed. */
const slack = (T_e: number) =>
  T_e > 0 ? {} : { failure: `the effective tension falls to ${shownIn(T_e, 'kN', 4)}: the riser buckles as a whole` }

/** Undefined where no check was made. */
export function statusOf(checks: Checks): 'pass' | 'fail' | undefined {
  const made = Object.values(checks)
  if (made.length === 0) return undefined
  return made.every((c) => c.passes) ? 'pass' : 'fail'
}
