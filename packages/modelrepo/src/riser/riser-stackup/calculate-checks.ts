/** What a run judges of its stack-up. */
import { LIMIT_FRACTION, STRING_HANGS } from '@keelson/standards/api-rp-16q-2017/top-tension.ts'
import { against, type CheckResult, check, type NotChecked, openIf, shown, shownIn } from '@keelson/workflow'
import type { Found } from './calculate-found.ts'
import type { Tension } from './calculate-tension.ts'
import type { Params } from './inputs.ts'

const BUOYANCY_GOVERNS = 'buoyancy supports the string, so LMRP lift-off governs'

type Made = CheckResult | NotChecked

/** Why a tension that passes shows nothing: a string that floats up, or joints that do not reach the water. */
function guardOf({ string: { W_s, B_n, joints }, tension }: Found) {
  const kN = (force: number) => shownIn(force, 'kN', 4)
  const floats =
    B_n >= W_s
      ? `the net module lift, ${kN(B_n)}, is not less than the submerged weight, ${kN(W_s)}, so ${STRING_HANGS.because}`
      : undefined
  const H_w = tension?.columns.H_w ?? 0
  const short =
    joints !== undefined && joints.L_s < H_w
      ? `the {joints} total ${shownIn(joints.L_s, 'm')}, less than the {seawater_column_height} of ${shownIn(H_w, 'm')}`
      : undefined
  return (made: CheckResult): Made =>
    short === undefined
      ? openIf('out_of_reach', against(STRING_HANGS, floats), made)
      : openIf('contradiction', short, made)
}

export function checksOf(p: Params, found: Found) {
  const { tension, liftOff, upper, t_req, setting } = found
  const T_set = setting.T_set
  const overall = liftOff?.overall
  const guard = guardOf(found)
  return {
    ...(tension &&
      tensionChecks(p, tension, T_set, { guard, lifted: liftedOf(tension, overall !== undefined, guard) })),
    ...(overall && {
      overall_tension: guard(check({ demand: overall.T_all, capacity: T_set, utilisation: overall.u })),
    }),
    ...(upper && {
      upper_limit: check({ demand: T_set, capacity: upper.T_max, utilisation: upper.u, ...ofLimit(p) }),
    }),
    ...(p.wall_thickness !== undefined && { wall: check({ demand: t_req, capacity: p.wall_thickness }) }),
  }
}

function tensionChecks(
  p: Params,
  { T_SR, T_v, W_worst, failed }: Tension,
  T_set: number,
  { guard, lifted }: Readonly<Record<'guard' | 'lifted', (made: CheckResult) => Made>>,
) {
  const floats = T_SR < 0 ? { note: BUOYANCY_GOVERNS } : ofLoss(p)
  return {
    slip_ring: lifted(check({ demand: T_SR, capacity: T_v, ...(T_SR < 0 && floats) })),
    effective_tension: guard(check({ demand: W_worst, capacity: T_v, ...slack(T_v - W_worst) })),
    ...(failed && {
      top_tension: lifted(check({ demand: failed.T_min, capacity: T_set, utilisation: failed.u, ...floats })),
      effective_tension_failed: guard(
        check({ demand: W_worst, capacity: failed.T_vf, ...slack(failed.T_vf - W_worst) }),
      ),
    }),
  }
}

/** Below no slip-ring tension the lift-off governs: without an overpull it is not assessed. */
function liftedOf({ T_SR }: Tension, assessed: boolean, guard: (made: CheckResult) => Made) {
  const missing =
    T_SR < 0 && !assessed ? `${BUOYANCY_GOVERNS}, and {required_connector_overpull} is not provided` : undefined
  return (made: CheckResult): Made => openIf('input_missing', missing, guard(made))
}

/** What is said of a top tension without the loss of a tensioner. */
const ofLoss = ({ tensioners_failed: n }: Params) =>
  n > 0 ? {} : { note: 'no tensioner failure is entered; API RP 16Q requires the sudden failure of one tensioner' }

/** What is said of a limit above that of the practice. */
const ofLimit = ({ tension_limit_fraction: c }: Params) =>
  c <= LIMIT_FRACTION.value * (1 + 1e-9)
    ? {}
    : { note: `fraction ${shown(c)} as entered; the API RP 16Q value is ${shown(LIMIT_FRACTION.value)}` }

/** A string without any tension is at no limit: it has failed. */
const slack = (T_e: number) =>
  T_e > 0
    ? {}
    : { failure: `the minimum effective tension is ${shownIn(T_e, 'kN', 4)}, so the riser may buckle globally` }
