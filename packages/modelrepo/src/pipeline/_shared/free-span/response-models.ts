/** The response models of a span for design: corners of the in-line and the cross-flow curve, and a point on each. */
import { silent, type Trace } from '@keelson/equations'
import {
  CURRENT_DOMINATES,
  crossFlowAmplitude,
  crossFlowAmplitudeCurrent,
  crossFlowAmplitudeWaves,
  crossFlowCorner1,
  crossFlowCorner2,
  crossFlowOnset,
  crossFlowStart,
  dampingReduction,
  seabedProximity,
  trenchCorrection,
} from '@keelson/standards/dnv-rp-f105-2017/cross-flow.ts'
import {
  inLineAmplitude,
  inLineAmplitude1,
  inLineAmplitude2,
  inLineCorner1,
  inLineCorner2,
  inLineEnd,
  inLineOnset,
  TURBULENCE_FLOOR,
  turbulenceReduction1,
  turbulenceReduction2,
} from '@keelson/standards/dnv-rp-f105-2017/in-line.ts'
import { shownRatio } from '@keelson/workflow'

export interface InLineInputs {
  readonly K_sd: number
  readonly gamma_on: number
  /** Given in place of the model's. */
  readonly V_on: number | undefined
  readonly I_c: number
  /** Angle between flow and pipe, rad. */
  readonly theta: number
}
export interface InLineModel {
  readonly V_on: number
  readonly R_1: number
  readonly R_2: number
  readonly A_1: number
  readonly A_2: number
  readonly V_end: number
  readonly V_1: number
  readonly V_2: number
}

export function inLineModel({ K_sd, gamma_on, I_c, theta, ...given }: InLineInputs, trace: Trace): InLineModel {
  trace.section('In-line response model')
  const V_on = given.V_on ?? trace.apply(inLineOnset, { K_sd, gamma_on }, { rename: { gamma_on: 'gamma_on_IL' } })
  const R_1 = trace.apply(turbulenceReduction1, { theta, I_c, I_0: TURBULENCE_FLOOR })
  const R_2 = trace.apply(turbulenceReduction2, { I_c, I_0: TURBULENCE_FLOOR })
  const A_2 = trace.apply(inLineAmplitude2, { K_sd, R_2 }, { rename: { R_2: 'R_Itheta_2' } })
  const A_1 = trace.apply(inLineAmplitude1, { K_sd, R_1, A_2 }, { rename: { R_1: 'R_Itheta_1', A_2: 'A_Y_2' } })
  const V_end = trace.apply(inLineEnd, { K_sd })
  const V_1 = trace.apply(inLineCorner1, { A_1, V_on }, { rename: { A_1: 'A_Y_1', V_on: 'V_on_IL' } })
  const V_2 = trace.apply(inLineCorner2, { V_end, A_2 }, { rename: { V_end: 'V_end_IL', A_2: 'A_Y_2' } })
  return { V_on, R_1, R_2, A_1, A_2, V_end, V_1, V_2 }
}

/** Amplitude over diameter at a reduced velocity. */
export const inLineAmplitudeAt = (
  { V_on, V_1, A_1, V_2, A_2, V_end }: InLineModel,
  V_R: number,
  trace: Trace,
): number => trace.apply(inLineAmplitude, { V_R, V_on, V_1, A_1, V_2, A_2, V_end }, IN_LINE_NAMES)
const IN_LINE_NAMES = {
  rename: {
    V_R: 'V_R_IL',
    V_on: 'V_on_IL',
    V_1: 'V_1_IL',
    A_1: 'A_Y_1',
    V_2: 'V_2_IL',
    A_2: 'A_Y_2',
    V_end: 'V_end_IL',
  },
}

export interface CrossFlowInputs {
  readonly K_sd: number
  readonly gamma_on: number
  /** Given in place of the model's. */
  readonly V_on: number | undefined
  readonly gap_ratio: number
  readonly trench_depth_ratio: number
  /** Current over current and wave; undefined without flow. */
  readonly alpha: number | undefined
  readonly frequency_ratio: number
  readonly KC: number | undefined
}
export interface CrossFlowModel {
  readonly psi_prox: number
  readonly V_on: number
  readonly R_k: number
  /** What the flow decides; or why it cannot. */
  readonly curve: CrossFlowCurve | { readonly missing: string }
}
export interface CrossFlowCurve {
  readonly A_1: number
  readonly V_0: number
  readonly V_on: number
  readonly V_1: number
  readonly V_2: number
}
export const hasCurve = (curve: CrossFlowModel['curve']): curve is CrossFlowCurve => !('missing' in curve)

export function crossFlowModel(c: CrossFlowInputs, trace: Trace): CrossFlowModel {
  trace.section('Cross-flow response model')
  const psi_prox = trace.apply(seabedProximity, { e_D: c.gap_ratio })
  const V_on = c.V_on ?? onsetOf(c, psi_prox, trace)
  const R_k = trace.apply(dampingReduction, { K_sd: c.K_sd })
  return { psi_prox, V_on, R_k, curve: curveOf(c, V_on, trace) }
}

function onsetOf(c: CrossFlowInputs, psi_prox: number, trace: Trace): number {
  const psi_trench = trace.apply(trenchCorrection, { d_D: c.trench_depth_ratio })
  return trace.apply(
    crossFlowOnset,
    { psi_prox, psi_trench, gamma_on: c.gamma_on },
    { rename: { gamma_on: 'gamma_on_CF' } },
  )
}

function curveOf(c: CrossFlowInputs, V_on: number, trace: Trace): CrossFlowModel['curve'] {
  const A_1 = plateauOf(c, trace)
  if (typeof A_1 === 'string') return { missing: A_1 }
  const names = { rename: { V_on: 'V_on_CF', A_1: 'A_Z_1' } }
  const V_0 = trace.apply(crossFlowStart, { V_on }, names)
  const V_1 = trace.apply(crossFlowCorner1, { V_on, A_1 }, names)
  const V_2 = trace.apply(crossFlowCorner2, { A_1 }, names)
  return { A_1, V_0, V_on, V_1, V_2 }
}

function plateauOf({ alpha, frequency_ratio: f_r, KC }: CrossFlowInputs, trace: Trace): number | string {
  if (alpha === undefined) return 'there is no flow'
  if (alpha > CURRENT_DOMINATES.value) return trace.apply(crossFlowAmplitudeCurrent, { f_r })
  if (KC === undefined)
    return `the current flow velocity ratio of ${shownRatio(alpha)} does not exceed ${CURRENT_DOMINATES.value}, so the Keulegan-Carpenter number is required but not entered`
  return trace.apply(crossFlowAmplitudeWaves, { KC })
}

/** Amplitude over diameter at a reduced velocity. */
export const crossFlowAmplitudeAt = (c: CrossFlowCurve, V_R: number, trace: Trace): number =>
  trace.apply(
    crossFlowAmplitude,
    { V_R, V_0: c.V_0, V_on: c.V_on, V_1: c.V_1, A_1: c.A_1, V_2: c.V_2 },
    { rename: { V_R: 'V_R_CF', V_0: 'V_0_CF', V_on: 'V_on_CF', V_1: 'V_1_CF', A_1: 'A_Z_1', V_2: 'V_2_CF' } },
  )

/** The same, without steps. */
export const amplitudesAt = (il: InLineModel, cf: CrossFlowModel['curve'], V_IL: number, V_CF: number) => ({
  A_Y: inLineAmplitudeAt(il, V_IL, silent),
  A_Z: hasCurve(cf) ? crossFlowAmplitudeAt(cf, V_CF, silent) : undefined,
})
