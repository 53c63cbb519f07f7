/** What a specialist would remark on the run. */
import { jumpAtKnee } from '@keelson/physics/fatigue/sn-curve.ts'
import { CURRENT_DOMINATES, LOCK_IN } from '@keelson/standards/dnv-rp-f105-2017/cross-flow.ts'
import { CURRENT_SHARE, TURBULENCE_FLOOR } from '@keelson/standards/dnv-rp-f105-2017/in-line.ts'
import { asSentence, firstOutOf, shownIn, shownPressure, shownRatio, type Warning, warner } from '@keelson/workflow'
import { curveOf } from '../_shared/free-span/fatigue.ts'
import { hasCurve } from '../_shared/free-span/response-models.ts'
import * as family from '../_shared/free-span/warnings.ts'
import type { Judged } from './calculate-checks.ts'
import { arisesInLine, type Response } from './calculate-response.ts'
import { isHeld, type State } from './calculate-state.ts'
import type { Stresses } from './calculate-stresses.ts'
import { spanOfTime } from './detail.ts'
import type { Params } from './inputs.ts'

export const warnings = {
  ...family.warnings,
  axial_force_left_out: 'No axial force or restraint data are entered. Zero axial force is assumed.',
  held_at_limit: 'An input is outside the range used by the response model and is limited to that range.',
  without_effect: 'An entered input has no effect on the results.',
  wave_loads: 'Waves are a significant part of the flow. Direct wave loads are not included.',
  cross_flow_not_assessed: 'The cross-flow response amplitude cannot be calculated from the inputs provided.',
  beyond_lock_in:
    'The flow velocity exceeds the first-mode lock-in range. The response of higher modes is not included.',
  onset_beyond_curve: 'An entered onset reduced velocity puts the corners of the response curve out of order.',
  fatigue_not_checked: 'The span has a finite fatigue life but no design life is entered.',
  shoulder_governs: 'The stress is higher at the span shoulder than at mid-span.',
  sn_lines_apart: 'The two lines of the S-N curve do not meet at the knee.',
} as const
const warn = warner(warnings)

const RIGHT_ANGLE = Math.PI / 2
/** Share by which the lines of an S-N curve may miss each other at the knee. */
const JUMP = 0.1

export function warningsOf(p: Params, judged: Judged, stresses: Stresses): Warning[] {
  const { state, response, left, longTerm } = judged
  const velocities = [...state.V_CF, ...(longTerm?.conditions ?? []).map((c) => c.V_CF)]
  const beyond = firstOutOf(LOCK_IN, velocities)?.reason
  return [
    ...family.leftWarnings(left),
    ...family.floatingWarnings(state.section),
    ...axialWarnings(p),
    ...turbulenceWarnings(p),
    ...flowWarnings(state, response),
    ...(beyond === undefined ? [] : [warn('beyond_lock_in', asSentence(beyond))]),
    ...curveWarnings(response),
    ...stressWarnings(p, stresses),
  ]
}

function axialWarnings(p: Params): Warning[] {
  if (isHeld(p)) return []
  const free =
    'No {effective_axial_force}, {residual_lay_tension}, {internal_pressure_change} or {temperature_change} is entered. Zero axial force is assumed; compression would shorten the allowable span.'
  return [warn('axial_force_left_out', free, '/effective_axial_force')]
}

function turbulenceWarnings({ turbulence_intensity: I_c, flow_angle_relative: theta }: Params): Warning[] {
  const idle = `{flow_angle_relative} ${shownIn(theta, 'deg')} has no effect, because a turbulence intensity up to ${TURBULENCE_FLOOR.value} does not reduce the response.`
  return [
    ...(I_c < TURBULENCE_FLOOR.value
      ? [warn('held_at_limit', family.heldTurbulence(I_c), '/turbulence_intensity')]
      : []),
    ...(I_c <= TURBULENCE_FLOOR.value && theta < RIGHT_ANGLE * (1 - 1e-9)
      ? [warn('without_effect', idle, '/flow_angle_relative')]
      : []),
  ]
}

function flowWarnings({ alpha }: State, { cf }: Response): Warning[] {
  if (alpha === undefined) return []
  const less = !arisesInLine(alpha)
    ? `below ${CURRENT_SHARE.from}. In-line vortex-induced vibration does not occur. Direct wave loads govern and are not included.`
    : `which does not exceed ${CURRENT_DOMINATES.value}. Direct wave loads act in addition to vibration and are not included.`
  const waves = `The current flow velocity ratio is ${shownRatio(alpha)}, ${less}`
  return [
    ...(alpha <= CURRENT_DOMINATES.value ? [warn('wave_loads', waves)] : []),
    ...(hasCurve(cf.curve)
      ? []
      : [
          warn(
            'cross_flow_not_assessed',
            `Cross-flow vibration is not assessed: ${cf.curve.missing}.`,
            '/keulegan_carpenter_number',
          ),
        ]),
  ]
}

/** An onset that was given may lie beyond the corners of the model. */
function curveWarnings({ il, cf }: Response): Warning[] {
  const c = cf.curve
  const said = (V_on: number, [V_1, V_2]: readonly [number, number], way: string, path: string) =>
    warn(
      'onset_beyond_curve',
      `With the entered onset reduced velocity of ${shownRatio(V_on)}, the corners of the ${way} response curve are out of order (first ${shownRatio(V_1)}, second ${shownRatio(V_2)}). The curve is truncated.`,
      path,
    )
  return [
    ...(il.V_1 > il.V_2 ? [said(il.V_on, [il.V_1, il.V_2], 'in-line', '/in_line_onset_reduced_velocity')] : []),
    ...(hasCurve(c) && (c.V_on > c.V_1 || c.V_1 > c.V_2)
      ? [said(c.V_on, [c.V_1, c.V_2], 'cross-flow', '/cross_flow_onset_reduced_velocity')]
      : []),
  ]
}

function stressWarnings(p: Params, { unit, life }: Stresses): Warning[] {
  const jump = jumpAtKnee(curveOf(p))
  const lasts = typeof life === 'number' ? spanOfTime(life) : ''
  const unchecked = `The span vibrates with a fatigue life of ${lasts}. No {design_life} is entered, so fatigue is not checked.`
  const [shoulder, middle] = [shownPressure(unit.A_IL_max), shownPressure(unit.A_IL)]
  const higher = `The in-line unit stress amplitude is ${shoulder} at the shoulder and ${middle} at mid-span. Stress ranges and fatigue life are reported for the shoulder.`
  const apart = `The two S-N lines differ by a factor of ${shownRatio(jump)} in cycles at the knee, where they should meet.`
  return [
    ...(lasts !== '' && p.design_life === undefined ? [warn('fatigue_not_checked', unchecked, '/design_life')] : []),
    ...(unit.shoulderGoverns ? [warn('shoulder_governs', higher)] : []),
    ...(Math.abs(jump - 1) > JUMP ? [warn('sn_lines_apart', apart, '/sn_log_a2')] : []),
  ]
}
