/** What the tensioners must be set to, and the effective tension that their setting leaves along the string. */
import { constant, type Trace } from '@keelson/equations'
import * as stack from '@keelson/physics/riser-stack/stack-up.ts'
import * as api from '@keelson/standards/api-rp-16q-2017/top-tension.ts'
import { given } from '@keelson/workflow'
import { type Columns, columnsOf, type Foot, type RiserString } from './calculate-string.ts'
import type { Params } from './inputs.ts'

const LOWER_END = constant({
  symbol: 'f_b',
  title: 'Depth fraction at the lower end',
  value: 1,
  unit: '-',
  source: stack.sparks,
  clause: 'effective tension and apparent weight',
})

/** The setting, and its symbol in the trace. */
export interface Setting {
  readonly T_set: number
  readonly rename: { readonly T_set?: 'T_top' }
}
export const settingOf = (p: Params, T_top: number): Setting =>
  p.tensioner_setting === undefined
    ? { T_set: T_top, rename: { T_set: 'T_top' } }
    : { T_set: p.tensioner_setting, rename: {} }

export interface Tension {
  readonly columns: Columns
  readonly T_SR: number
  readonly P_f: number
  readonly W_a: number
  readonly T_v: number
  readonly T_b: number
  /** Apparent weight above the section that is worst off. */
  readonly W_worst: number
  readonly failed: Failed | undefined
}
/** After the failure; undefined without a number of tensioners. */
interface Failed {
  readonly T_min: number
  readonly u: number
  readonly T_vf: number
  readonly T_bf: number
}

export function tensionOf(p: Params, string: RiserString, setting: Setting, trace: Trace): Tension | undefined {
  const columns = columnsOf(p)
  if (columns === undefined) return undefined
  const { W_s, B_n } = string
  const { weight_tolerance_factor: f_wt, buoyancy_tolerance_factor: f_bt, tensioner_reduction_factor: R_f } = p
  trace.section('Slip-ring tension')
  const T_SR = trace.apply(api.slipRingTension, { W_s, f_wt, B_n, f_bt, ...columns })
  trace.section('Effective tension')
  const P_f = trace.apply(stack.columnLoad, columns)
  const W_a = trace.apply(stack.apparentWeight, { W_s, B_n, P_f })
  const T_v = trace.apply(api.verticalTension, { R_f, T_set: setting.T_set }, { rename: setting.rename })
  const T_b = trace.apply(
    stack.effectiveTension,
    { T_v, W_a, f: LOWER_END },
    { as: 'T_b', title: 'Lower end effective tension', rename: { f: 'f_b' } },
  )
  const W_worst = worstOf(string, P_f, W_a, trace)
  return { columns, T_SR, P_f, W_a, T_v, T_b, W_worst, failed: failedOf(p, T_SR, W_a, setting, trace) }
}

/** At the foot of a kind of joint the most may hang; without joints at the lower end. */
function worstOf({ joints }: RiserString, P_f: number, W_a: number, trace: Trace): number {
  if (joints === undefined) return W_a
  const { L_s, feet } = joints
  const above = (foot: Foot) => stack.weightAbove.evaluate({ ...foot, P_f, L_s })
  const worst = feet.reduce((a, b) => (above(b) > above(a) ? b : a))
  const read = (symbol: string, title: string, value: number, unit: string) =>
    trace.lookup({
      symbol,
      title,
      unit,
      value,
      source: stack.sparks,
      clause: 'apparent weight, sum over the joints',
      cell: `joints from the slip ring down, lower end of ${worst.name}`,
    })
  const W_j = read('W_j', 'Submerged weight to the governing section', worst.W_j, 'N')
  const B_j = read('B_j', 'Lift to the governing section', worst.B_j, 'N')
  const x = read('x', 'Length to the governing section', worst.x, 'm')
  return trace.apply(stack.weightAbove, { W_j, B_j, P_f, x, L_s })
}

function failedOf(p: Params, T_SR: number, W_a: number, { T_set, rename }: Setting, trace: Trace): Failed | undefined {
  const { number_of_tensioners: N_t, tensioners_failed: n_f, tensioner_reduction_factor: R_f } = p
  if (N_t === undefined) return undefined
  trace.section('Tensioner failure')
  const T_min = trace.apply(api.minimumTopTension, { T_SR, N_t, R_f, n_f })
  const u = trace.apply(api.tensionUtilisation, { T_min, T_set }, { rename })
  const T_vf = trace.apply(api.verticalTensionFailed, { R_f, T_set, N_t, n_f }, { rename })
  const T_bf = trace.apply(
    stack.effectiveTension,
    { T_v: T_vf, W_a, f: LOWER_END },
    { as: 'T_bf', title: 'Lower end effective tension, failed tensioners', rename: { T_v: 'T_vf', f: 'f_b' } },
  )
  return { T_min, u, T_vf, T_bf }
}

export interface LiftOff {
  readonly O_c: number
  /** Undefined where no overpull is asked for. */
  readonly overall: { readonly O_min: number; readonly T_all: number; readonly u: number } | undefined
}

export function liftOffOf(p: Params, tension: Tension, { T_set, rename }: Setting, trace: Trace): LiftOff {
  const { T_b, W_a, failed } = tension
  const { lmrp_submerged_weight: W_L = 0, tensioner_reduction_factor: R_f, recoil_margin: T_rec } = p
  trace.section('Lift-off')
  const own = p.lmrp_submerged_weight === undefined ? { W_L: NO_PACKAGE } : { W_L }
  const O_c = trace.apply(api.connectorOverpull, { T_b, ...own })
  if (p.required_connector_overpull === undefined || failed === undefined) return { O_c, overall: undefined }
  const { required_connector_overpull: O_req } = given(p, 'required_connector_overpull')
  const { T_min } = failed
  const T_vm = trace.apply(
    api.verticalTension,
    { R_f, T_set: T_min },
    { as: 'T_vm', title: 'Vertical tension at minimum top tension', rename: { T_set: 'T_min' } },
  )
  const T_bm = trace.apply(
    stack.effectiveTension,
    { T_v: T_vm, W_a, f: LOWER_END },
    { as: 'T_bm', title: 'Lower end effective tension at minimum top tension', rename: { T_v: 'T_vm', f: 'f_b' } },
  )
  const O_min = trace.apply(
    api.connectorOverpull,
    { T_b: T_bm, W_L },
    { as: 'O_min', title: 'Connector overpull at minimum top tension', rename: { T_b: 'T_bm' } },
  )
  const T_all = trace.apply(api.overallMinimum, { T_min, O_req, O_min, R_f, T_rec })
  const u = trace.apply(
    api.tensionUtilisation,
    { T_min: T_all, T_set },
    {
      as: 'u_all',
      title: 'Overall minimum top tension utilisation',
      rename: { ...rename, T_min: 'T_all' },
      means: { T_min: 'overall minimum top tension' },
    },
  )
  return { O_c, overall: { O_min, T_all, u } }
}

const NO_PACKAGE = constant({
  symbol: 'W_L',
  title: 'LMRP submerged weight (not entered)',
  value: 0,
  unit: 'N',
  source: stack.sparks,
  clause: 'the string above the section considered',
})

export interface Upper {
  readonly T_max: number
  readonly u: number
}
export function upperOf(p: Params, { T_set, rename }: Setting, trace: Trace): Upper | undefined {
  const { dynamic_tension_limit: DTL, tension_limit_fraction: c_DTL } = p
  if (DTL === undefined) return undefined
  trace.section('Tensioner setting upper limit')
  const T_max = trace.apply(api.maximumSetting, { c_DTL, DTL })
  return { T_max, u: trace.apply(api.settingUtilisation, { T_set, T_max }, { rename }) }
}

/** Effective tension at a share of the depth, untraced. */
export const tensionAt = (T_v: number, { W_a }: Tension, f: number): number =>
  stack.effectiveTension.evaluate({ T_v, W_a, f })
