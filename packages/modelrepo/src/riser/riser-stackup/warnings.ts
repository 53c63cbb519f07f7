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
  buoyancy_governs: 'The minimum slip-ring tension is negative: buoyancy carries the string.',
  compression: 'The effective tension is not above zero somewhere along the string.',
  mud_below_water: 'The mud column is lower than the seawater: mud is lost, and collapse is not checked.',
  tolerances_below:
    'A tolerance is less than that of the practice: it needs joints that were weighed, or lift that was measured.',
  little_friction: 'The tensioners lose less than the practice takes off.',
  overpull_met: 'The minimum top tension gives the overpull that is wanted: it asks for no more.',
  no_bore: 'The wall that the simple rule asks for leaves no bore.',
  joints_too_short: 'The joints do not reach from the section considered to still water.',
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
            `{minimum_slip_ring_tension} is ${kN(T_SR)}, below 0: the modules carry more than the string weighs, and the tension is set by the lift-off of the lower marine riser package`,
          ),
        ]
      : []),
    ...(least <= 0
      ? [
          warn(
            'compression',
            `The effective tension falls to ${kN(least)}${T_v - W_worst > 0 ? ' with failed tensioners' : ''}, not above 0: the riser buckles as a whole`,
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
            `{mud_column_height}, ${metres(H_m)}, is below the {seawater_column_height}, ${metres(H_w)}: mud is lost, and the tube stands under external pressure that is not checked here`,
            '/mud_column_height',
          ),
        ]
      : []),
    ...(joints !== undefined && joints.L_s < H_w
      ? [
          warn(
            'joints_too_short',
            `The {joints} are ${metres(joints.L_s)} long and the {seawater_column_height} is ${metres(H_w)}: joints are missing, or the section considered lies below them`,
            '/joints',
          ),
        ]
      : []),
  ]
}

function overpullWarning({ required_connector_overpull: O_req }: Params, { liftOff }: Found): Warning[] {
  const overall = liftOff?.overall
  if (O_req === undefined || overall === undefined || overall.O_min < O_req) return []
  const message = `At the {minimum_top_tension} the connector has ${kN(overall.O_min)} of overpull, no less than the {required_connector_overpull}, ${kN(O_req)}: lift-off asks for no more`
  return [warn('overpull_met', message, '/required_connector_overpull')]
}

function factorWarnings(p: Params): Warning[] {
  const { weight_tolerance_factor: f_wt, buoyancy_tolerance_factor: f_bt, tensioner_reduction_factor: R_f } = p
  return [
    ...(f_wt < WEIGHT_TOLERANCE.value
      ? [
          warn(
            'tolerances_below',
            `{weight_tolerance_factor} is ${shown(f_wt)}, below ${WEIGHT_TOLERANCE.value}: it holds for joints that were accurately weighed`,
            '/weight_tolerance_factor',
          ),
        ]
      : []),
    ...(f_bt > BUOYANCY_TOLERANCE.value
      ? [
          warn(
            'tolerances_below',
            `{buoyancy_tolerance_factor} is ${shown(f_bt)}, above ${BUOYANCY_TOLERANCE.value}: it holds for lift that was measured, losses at depth and with time in it`,
            '/buoyancy_tolerance_factor',
          ),
        ]
      : []),
    ...(R_f > NON_DRILLING_REDUCTION.value
      ? [
          warn(
            'little_friction',
            `{tensioner_reduction_factor} is ${shown(R_f)}, above ${NON_DRILLING_REDUCTION.value}, that of API RP 16Q with drilling stopped: fleet angle and efficiency of the rig must bear it out`,
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
          `{wall_thickness_required} is ${shownIn(t_req, 'mm', 4)}, no less than half the {outer_diameter}: no tube of this steel holds the {design_pressure} by this rule`,
          '/design_pressure',
        ),
      ]
