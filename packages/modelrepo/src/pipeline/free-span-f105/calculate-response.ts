/** What the span does in the flow: the curves of both response models, and the amplitudes at the reduced velocities. */
import { leavesReach, type Trace } from '@keelson/equations'
import { CURRENT_DOMINATES, LOCK_IN } from '@keelson/standards/dnv-rp-f105-2017/cross-flow.ts'
import { CURRENT_SHARE } from '@keelson/standards/dnv-rp-f105-2017/in-line.ts'
import { firstOutOf, type Left, outOf } from '@keelson/workflow'
import {
  amplitudesAt,
  type CrossFlowModel,
  crossFlowAmplitudeAt,
  crossFlowModel,
  hasCurve,
  type InLineModel,
  inLineAmplitudeAt,
  inLineModel,
} from '../_shared/free-span/response-models.ts'
import type { State } from './calculate-state.ts'
import type { Params } from './inputs.ts'

export interface Response {
  readonly il: InLineModel
  readonly cf: CrossFlowModel
  /** At each reduced velocity. */
  readonly A_Y: readonly number[]
  /** undefined where the flow does not decide the cross-flow curve. */
  readonly A_Z: readonly number[] | undefined
}

export function responseOf(p: Params, state: State, trace: Trace): Response {
  const { K_sd, alpha } = state
  const il = inLineModel(
    {
      K_sd,
      gamma_on: p.safety_factor_onset_in_line,
      V_on: p.in_line_onset_reduced_velocity,
      I_c: p.turbulence_intensity,
      theta: p.flow_angle_relative,
    },
    trace,
  )
  const cf = crossFlowAt(p, K_sd, alpha, p.keulegan_carpenter_number, trace)
  const all = state.V_IL.map((V, i) => amplitudesAt(il, cf.curve, V, state.V_CF[i] ?? V))
  const A_Y = all.map((a) => p.in_line_response_amplitude ?? a.A_Y)
  const A_Z = hasCurve(cf.curve) ? all.map((a) => a.A_Z ?? 0) : undefined
  traceLargest(p, state, { il, cf, A_Y, A_Z }, trace)
  return { il, cf, A_Y, A_Z }
}

/** The cross-flow model in a flow of its own: a flow condition, or the operating one. */
export const crossFlowAt = (
  p: Params,
  K_sd: number,
  alpha: number | undefined,
  KC: number | undefined,
  trace: Trace,
): CrossFlowModel =>
  crossFlowModel(
    {
      K_sd,
      gamma_on: p.safety_factor_onset_cross_flow,
      V_on: p.cross_flow_onset_reduced_velocity,
      gap_ratio: p.gap_ratio,
      trench_depth_ratio: p.trench_depth_ratio,
      alpha,
      frequency_ratio: p.frequency_ratio,
      KC,
    },
    trace,
  )

/** Why a pass shows nothing: a limit of the method, or an input that decides the response and is not entered. */
export type Doubt = Left | { readonly missing: string }

/** Vibration that the models do not show and that may still be there; undefined if they cover the flow. */
export function unseenIn({ alpha, V_CF }: State, { cf }: Response): Doubt | undefined {
  if (alpha !== undefined && !hasCurve(cf.curve))
    return { missing: `cross-flow vibration is not assessed: ${cf.curve.missing}` }
  return firstOutOf(LOCK_IN, V_CF)
}

/** `alpha`: current over flow; undefined without flow. Below half, in-line vibration does not arise. */
export const arisesInLine = (alpha: number | undefined): boolean =>
  alpha === undefined || leavesReach(CURRENT_SHARE, alpha) === undefined

/** What direct wave loads, which are not in the run, leave of a check in flows of these current ratios. */
export function wavesIn(alphas: readonly (number | undefined)[]): {
  readonly doubt?: Left
  readonly note?: { readonly note: string }
} {
  const least = Math.min(...alphas.map((a) => a ?? 1))
  const doubt = outOf(CURRENT_SHARE, least)
  if (doubt) return { doubt }
  return least <= CURRENT_DOMINATES.value
    ? { note: { note: 'direct wave loads act in addition to vibration and are not included' } }
    : {}
}

const largest = (values: readonly number[]) => values.reduce((at, v, i) => (v > (values[at] ?? 0) ? i : at), 0)

/** One point of each curve step by step: the operating one, or the largest of a list. */
function traceLargest(p: Params, { V_IL, V_CF }: State, { il, cf, A_Y, A_Z }: Response, trace: Trace): void {
  trace.section('Response amplitudes')
  if (p.in_line_response_amplitude === undefined) inLineAmplitudeAt(il, V_IL[largest(A_Y)] ?? 0, trace)
  if (A_Z !== undefined && hasCurve(cf.curve)) crossFlowAmplitudeAt(cf.curve, V_CF[largest(A_Z)] ?? 0, trace)
}
