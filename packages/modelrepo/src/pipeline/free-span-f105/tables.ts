/** The tables of a run: response at the corners of both curves, at a list of reduced velocities, and allowable spans. */

import { silent } from '@keelson/equations'
import { SCREENING_LENGTH } from '@keelson/standards/dnv-rp-f105-2006/screening.ts'
import { CROSS_FLOW_END } from '@keelson/standards/dnv-rp-f105-2017/cross-flow.ts'
import { onsetVelocity } from '@keelson/standards/dnv-rp-f105-2017/flow.ts'
import { allowableLife } from '@keelson/standards/dnv-rp-f105-2017/stress.ts'
import { notApplicable } from '@keelson/workflow'
import { curveOf, cyclesAt } from '../_shared/free-span/fatigue.ts'
import { amplitudesAt, hasCurve } from '../_shared/free-span/response-models.ts'
import type { Allowable } from './calculate-criteria.ts'
import type { ConditionResponse } from './calculate-long-term.ts'
import type { Response } from './calculate-response.ts'
import { isSingle, NO_FLOW, type State } from './calculate-state.ts'
import { finiteCycles, lifeAt, rangesAt, type Stresses } from './calculate-stresses.ts'
import type { Params } from './inputs.ts'

interface Corner {
  readonly direction: 'in-line' | 'cross-flow'
  readonly point: string
  readonly V: number
}

/** Points of the curves at which the response turns. */
export function cornersOf({ il, cf }: Response): Corner[] {
  const along = [
    ['onset', il.V_on],
    ['first corner', il.V_1],
    ['second corner', il.V_2],
    ['end', il.V_end],
  ] as const
  const c = cf.curve
  const across = hasCurve(c)
    ? ([
        ['start', c.V_0],
        ['onset', c.V_on],
        ['plateau start', c.V_1],
        ['plateau end', c.V_2],
        ['end', CROSS_FLOW_END.value],
      ] as const)
    : []
  return [
    ...along.map(([point, V]) => ({ direction: 'in-line' as const, point, V })),
    ...across.map(([point, V]) => ({ direction: 'cross-flow' as const, point, V })),
  ]
}

/** Amplitude, stress and life if the span stayed at each corner, with the share of the time of the operating flow. */
export function responseCurve(p: Params, state: State, response: Response, { unit }: Stresses) {
  return cornersOf(response).map(({ direction, point, V }) => {
    const isAlong = direction === 'in-line'
    const { A_Y, A_Z = 0 } = amplitudesAt(response.il, response.cf.curve, V, V)
    const motion = { alpha: state.alpha, A_Y: isAlong ? A_Y : 0, A_Z: isAlong ? 0 : A_Z }
    const { S_IL, S_CF } = rangesAt(p, response.cf.R_k, unit, motion, silent)
    const given = isAlong ? S_IL : S_CF
    const S = typeof given === 'number' ? given : 0
    const f = isAlong ? state.f_IL : state.span.f_CF
    const life = lifeAt(p, state, S, false, isAlong ? 'IL' : 'CF')
    return {
      direction,
      point,
      reduced_velocity: V,
      flow_velocity: onsetVelocity.evaluate({ V, f, gamma_f: p.safety_factor_natural_frequency, D: state.section.D }),
      amplitude: isAlong ? A_Y : A_Z,
      stress_range: S,
      cycles_to_failure: S > 0 ? (finiteCycles(cyclesAt(curveOf(p), S)) ?? null) : null,
      fatigue_life: life,
      allowable_life: life === null ? null : allowableLife.evaluate({ eta: p.utilisation_factor_eta, T_life: life }),
    }
  })
}

/** Both amplitudes at each reduced velocity of a list. */
export function reducedVelocityTable(state: State, { A_Y, A_Z }: Response) {
  if (isSingle(state)) return notApplicable('only one reduced velocity is used')
  return state.V_IL.map((V, i) => ({
    reduced_velocity: V,
    in_line_amplitude: A_Y[i] ?? null,
    cross_flow_amplitude: A_Z?.[i] ?? null,
  }))
}

export const allowableTable = (allowables: readonly Allowable[]) =>
  allowables.length === 0
    ? notApplicable(NO_FLOW)
    : allowables.map(({ criterion, required, root }) => ({
        criterion,
        required_frequency: required,
        allowable_length: root === undefined || root.value === 0 ? null : root.value,
        answer:
          root === undefined
            ? `met up to ${SCREENING_LENGTH.value} diameters`
            : root.value === 0
              ? 'not met at any length'
              : 'met up to this length',
      }))

/** The share of the time is in the damage. */
export const conditionTable = (conditions: readonly ConditionResponse[]) =>
  conditions.map((c) => ({
    current_velocity: c.U_c,
    wave_velocity: c.U_w,
    probability: c.P,
    reduced_velocity: c.V_IL,
    cross_flow_reduced_velocity: c.V_CF,
    in_line_amplitude: c.A_Y,
    cross_flow_amplitude: c.A_Z,
    in_line_stress_range: c.S_IL,
    cross_flow_stress_range: c.S_CF,
    in_line_damage_rate: c.d_IL,
    cross_flow_damage_rate: c.d_CF,
  }))
