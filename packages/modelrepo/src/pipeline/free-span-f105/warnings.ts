/** What a specialist would remark on the run. */
import { jumpAtKnee } from '@keelson/physics/fatigue/sn-curve.ts'
import { CURRENT_DOMINATES, LOCK_IN } from '@keelson/standards/dnv-rp-f105-2017/cross-flow.ts'
import { CURRENT_SHARE, TURBULENCE_FLOOR } from '@keelson/standards/dnv-rp-f105-2017/in-line.ts'
import { firstOutOf, shownIn, shownPressure, shownRatio, type Warning, warner } from '@keelson/workflow'
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
  axial_force_left_out: 'Nothing was given that says how the pipe is held, and it is taken as free of axial force.',
  held_at_limit: 'An input lies beyond the range in which the response model uses it, and is held at its limit.',
  without_effect: 'An input that was given has no part in the answer.',
  wave_loads: 'Waves are so much of the flow that their direct loads, which are not in the run, matter too.',
  cross_flow_not_assessed: 'The cross-flow amplitude cannot be found from what was given.',
  beyond_lock_in:
    'The flow is faster than the lock-in of the first mode: higher modes, which are not in the run, answer it.',
  onset_beyond_curve: 'An onset that was given lies beyond the corners of its response curve.',
  fatigue_not_checked: 'The span has a fatigue life that no design life was given for.',
  shoulder_governs: 'The pipe is stressed more at the shoulder of the span than at its middle.',
  sn_lines_apart: 'The two lines of the S-N curve do not meet where they should.',
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
    ...(beyond === undefined ? [] : [warn('beyond_lock_in', beyond)]),
    ...curveWarnings(response),
    ...stressWarnings(p, stresses),
  ]
}

function axialWarnings(p: Params): Warning[] {
  if (isHeld(p)) return []
  const free =
    'no {effective_axial_force}, {residual_lay_tension}, {internal_pressure_change} or {temperature_change} is given: the pipe is taken as free of force, and compression would shorten the span it may have'
  return [warn('axial_force_left_out', free, '/effective_axial_force')]
}

function turbulenceWarnings({ turbulence_intensity: I_c, flow_angle_relative: theta }: Params): Warning[] {
  const idle = `{flow_angle_relative} of ${shownIn(theta, 'deg')} has no part: turbulence up to ${TURBULENCE_FLOOR.value} takes nothing from the response`
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
    ? `below ${CURRENT_SHARE.from}: in-line vibration does not arise, and`
    : `up to ${CURRENT_DOMINATES.value}:`
  const waves = `current over flow is ${shownRatio(alpha)}, ${less} direct wave loads act beside vibration and are not in this run`
  return [
    ...(alpha <= CURRENT_DOMINATES.value ? [warn('wave_loads', waves)] : []),
    ...(hasCurve(cf.curve)
      ? []
      : [
          warn(
            'cross_flow_not_assessed',
            `cross-flow vibration is not assessed: ${cf.curve.missing}`,
            '/keulegan_carpenter_number',
          ),
        ]),
  ]
}

/** An onset that was given may lie beyond the corners of the model. */
function curveWarnings({ il, cf }: Response): Warning[] {
  const c = cf.curve
  const said = (V_on: number, V: number, path: string) =>
    warn(
      'onset_beyond_curve',
      `onset ${shownRatio(V_on)} leaves no room for the corners of the response curve up to ${shownRatio(V)}: the curve is cut off`,
      path,
    )
  return [
    ...(il.V_1 > il.V_2 ? [said(il.V_on, il.V_2, '/in_line_onset_reduced_velocity')] : []),
    ...(hasCurve(c) && (c.V_on > c.V_1 || c.V_1 > c.V_2)
      ? [said(c.V_on, c.V_2, '/cross_flow_onset_reduced_velocity')]
      : []),
  ]
}

function stressWarnings(p: Params, { unit, life }: Stresses): Warning[] {
  const jump = jumpAtKnee(curveOf(p))
  const lasts = typeof life === 'number' ? spanOfTime(life) : ''
  const unchecked = `the span vibrates, with a fatigue life of ${lasts}, and no {design_life} was given to check it against`
  const [shoulder, middle] = [shownPressure(unit.A_IL_max), shownPressure(unit.A_IL)]
  const higher = `the stress at the shoulder is the larger: ${shoulder} for an amplitude of one diameter in line, ${middle} at mid-span; stress ranges and life are those of the shoulder`
  const apart = `the two lines of the S-N curve differ by a factor ${shownRatio(jump)} in cycles where they should meet`
  return [
    ...(lasts !== '' && p.design_life === undefined ? [warn('fatigue_not_checked', unchecked, '/design_life')] : []),
    ...(unit.shoulderGoverns ? [warn('shoulder_governs', higher)] : []),
    ...(Math.abs(jump - 1) > JUMP ? [warn('sn_lines_apart', apart, '/sn_log_a2')] : []),
  ]
}
