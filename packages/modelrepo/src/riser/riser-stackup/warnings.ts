/** What a specialist would remark on the stack-up. */
import {
  BUOYANCY_TOLERANCE,
  NON_DRILLING_REDUCTION,
  WEIGHT_TOLERANCE,
} from '@keelson/standards/api-rp-16q-2017/top-tension.ts'
import { shown, shownIn, type Warning, warner } from '@keelson/workflow'
import { leavesBore } from '../_shared/stack-up/simple-rules.ts'
import type { Found } from './calculate-found.ts'
import type { Params } from './inputs.ts'

export const warnings = {
  buoyancy_governs: 'The minimum slip-ring tension is negative. Buoyancy supports the string.',
  compression: 'The effective tension is not positive along the whole string.',
  mud_below_water: 'The mud column is lower than the seawater column. Mud loss is implied and collapse is not checked.',
  tolerances_below:
    'A tolerance factor is less conservative than standard practice. It requires weighed joints or measured lift.',
  little_friction: 'The tensioner reduction factor is above standard practice.',
  overpull_met: 'The minimum top tension already provides the specified overpull.',
  no_bore: 'The wall thickness required by the simple rule leaves no bore.',
  joints_too_short: 'The joints do not extend from the reference section to still water.',
} as const
const warn = warner(warnings)
const kN = (force: number) => shownIn(force, 'kN', 4)

export const warningsOf = (p: Params, found: Found): Warning[] => [
  ...tensionWarnings(found),
  ...columnWarnings(found),
  ...overpullWarning(p, found),
  ...factorWarnings(p),
  ...boreWarning(p, found),
]

function tensionWarnings({ tension }: Found): Warning[] {
  if (tension === undefined) return []
  const { T_SR, T_v, W_worst, failed } = tension
  const least = Math.min(T_v, failed?.T_vf ?? T_v) - W_worst
  return [
    ...(T_SR < 0
      ? [
          warn(
            'buoyancy_governs',
            `{minimum_slip_ring_tension} is ${kN(T_SR)}. The module lift exceeds the string weight, so LMRP lift-off governs the tension.`,
          ),
        ]
      : []),
    ...(least <= 0
      ? [
          warn(
            'compression',
            `The effective tension falls to ${kN(least)}${T_v - W_worst > 0 ? ' with failed tensioners' : ''}. The riser may buckle globally.`,
          ),
        ]
      : []),
  ]
}

function columnWarnings({ tension, string: { joints } }: Found): Warning[] {
  if (tension === undefined) return []
  const { H_m, H_w } = tension.columns
  const metres = (h: number) => shownIn(h, 'm', 5)
  return [
    ...(H_m < H_w
      ? [
          warn(
            'mud_below_water',
            `{mud_column_height} ${metres(H_m)} is less than the {seawater_column_height}, ${metres(H_w)}. Mud loss is implied, and the tube is under external pressure that is not checked.`,
            '/mud_column_height',
          ),
        ]
      : []),
    ...(joints !== undefined && joints.L_s < H_w
      ? [
          warn(
            'joints_too_short',
            `The {joints} total ${metres(joints.L_s)}, less than the {seawater_column_height} of ${metres(H_w)}. Add the missing joints or raise the reference section.`,
            '/joints',
          ),
        ]
      : []),
  ]
}

function overpullWarning({ required_connector_overpull: O_req }: Params, { liftOff }: Found): Warning[] {
  const overall = liftOff?.overall
  if (O_req === undefined || overall === undefined || overall.O_min < O_req) return []
  const message = `The connector overpull at the {minimum_top_tension} is ${kN(overall.O_min)}, which meets the {required_connector_overpull} of ${kN(O_req)}. Lift-off does not increase the tension.`
  return [warn('overpull_met', message, '/required_connector_overpull')]
}

function factorWarnings(p: Params): Warning[] {
  const { weight_tolerance_factor: f_wt, buoyancy_tolerance_factor: f_bt, tensioner_reduction_factor: R_f } = p
  return [
    ...(f_wt < WEIGHT_TOLERANCE.value
      ? [
          warn(
            'tolerances_below',
            `{weight_tolerance_factor} is ${shown(f_wt)}, below ${WEIGHT_TOLERANCE.value}. This requires accurately weighed joints.`,
            '/weight_tolerance_factor',
          ),
        ]
      : []),
    ...(f_bt > BUOYANCY_TOLERANCE.value
      ? [
          warn(
            'tolerances_below',
            `{buoyancy_tolerance_factor} is ${shown(f_bt)}, above ${BUOYANCY_TOLERANCE.value}. This requires measured lift that includes losses with depth and time.`,
            '/buoyancy_tolerance_factor',
          ),
        ]
      : []),
    ...(R_f > NON_DRILLING_REDUCTION.value
      ? [
          warn(
            'little_friction',
            `{tensioner_reduction_factor} is ${shown(R_f)}, above the API RP 16Q non-drilling value of ${NON_DRILLING_REDUCTION.value}. Justify this value by the rig fleet angle and efficiency.`,
            '/tensioner_reduction_factor',
          ),
        ]
      : []),
  ]
}

const boreWarning = (p: Params, { t_req }: Found): Warning[] =>
  leavesBore(p, t_req)
    ? []
    : [
        warn(
          'no_bore',
          `{wall_thickness_required} is ${shownIn(t_req, 'mm', 4)}, which is at least half the {outer_diameter}. No tube of this steel resists the {design_pressure} by the Barlow formula.`,
          '/design_pressure',
        ),
      ]
