/** What a specialist would remark on the run. */
import { CURRENT_DOMINATES } from '@keelson/standards/dnv-rp-f105-2017/cross-flow.ts'
import { TURBULENCE_FLOOR } from '@keelson/standards/dnv-rp-f105-2017/in-line.ts'
import { fromSI } from '@keelson/units'
import { shown, type Warning, warning } from '@keelson/workflow'
import { curveOf, jumpAtKnee } from '../_shared/free-span/fatigue.ts'
import { hasCurve } from '../_shared/free-span/response-models.ts'
import { spanWarnings } from '../_shared/free-span/rules.ts'
import { beyondLockIn, type Response } from './calculate-response.ts'
import type { State } from './calculate-state.ts'
import type { Stresses } from './calculate-stresses.ts'
import type { Params } from './params.ts'

const RIGHT_ANGLE = Math.PI / 2
/** Share by which the lines of an S-N curve may miss each other at the knee. */
const JUMP = 0.1

export function warningsOf(p: Params, state: State, response: Response, stresses: Stresses): Warning[] {
  return [
    ...spanWarnings(state.section, state.ends, state.span),
    ...turbulenceWarnings(p),
    ...flowWarnings(state, response),
    ...lockInWarnings(state),
    ...curveWarnings(response),
    ...stressWarnings(p, stresses),
  ]
}

function turbulenceWarnings({ turbulence_intensity: I_c, flow_angle_relative: theta }: Params): Warning[] {
  const low = I_c < TURBULENCE_FLOOR.value
  const held = `turbulence intensity ${shown(I_c)} is below ${TURBULENCE_FLOOR.value}: the reduction factors are held at 1`
  const idle = `an angle of ${shown(fromSI(theta, 'deg'))} deg has no part: turbulence up to ${TURBULENCE_FLOOR.value} takes nothing from the response`
  return [
    ...(low ? [warning('held_at_limit', held, '/turbulence_intensity')] : []),
    ...(I_c <= TURBULENCE_FLOOR.value && theta < RIGHT_ANGLE * (1 - 1e-9)
      ? [warning('without_effect', idle, '/flow_angle_relative')]
      : []),
  ]
}

function flowWarnings({ alpha }: State, { cf }: Response): Warning[] {
  const waves =
    alpha !== undefined && alpha <= CURRENT_DOMINATES.value
      ? [
          warning(
            'wave_loads',
            `current over flow is ${shown(alpha)}, ${alpha < 0.5 ? 'below 0.5: in-line vibration does not arise, and' : `up to ${CURRENT_DOMINATES.value}:`} direct wave loads act beside vibration and are not in this run`,
          ),
        ]
      : []
  const unknown =
    alpha !== undefined && !hasCurve(cf.curve)
      ? [
          warning(
            'cross_flow_not_assessed',
            `cross-flow vibration is not assessed: ${cf.curve.missing}`,
            '/keulegan_carpenter_number',
          ),
        ]
      : []
  return [...waves, ...unknown]
}

function lockInWarnings({ V_CF }: State): Warning[] {
  const beyond = beyondLockIn(V_CF)
  return beyond === undefined ? [] : [warning('beyond_lock_in', beyond)]
}

/** An onset that was given may lie beyond the corners of the model. */
function curveWarnings({ il, cf }: Response): Warning[] {
  const c = cf.curve
  const said = (V_on: number, V: number, path: string) =>
    warning(
      'onset_beyond_curve',
      `onset ${shown(V_on)} leaves no room for the corners of the response curve up to ${shown(V)}: the curve is cut off`,
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
  return [
    ...(typeof life === 'number' && p.design_life === undefined
      ? [
          warning(
            'fatigue_not_checked',
            `the span vibrates, with a fatigue life of ${shown(fromSI(life, 'year'))} years, and no design life was given to check it against`,
            '/design_life',
          ),
        ]
      : []),
    ...(unit.shoulderGoverns
      ? [
          warning(
            'shoulder_governs',
            `the stress at the shoulder is the larger: ${shown(fromSI(unit.A_IL_max, 'MPa'))} MPa for an amplitude of one diameter in line, ${shown(fromSI(unit.A_IL, 'MPa'))} MPa at mid-span; stress ranges and life are those of the shoulder`,
          ),
        ]
      : []),
    ...(Math.abs(jump - 1) > JUMP
      ? [
          warning(
            'sn_lines_apart',
            `the two lines of the S-N curve differ by a factor ${shown(jump)} in cycles where they should meet`,
            '/sn_log_a2',
          ),
        ]
      : []),
  ]
}
