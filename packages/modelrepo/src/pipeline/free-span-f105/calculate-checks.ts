/** The checks as made: onset and length where vibration is to be avoided, screening, fatigue, combined loading. */
import { constant, type Trace } from '@keelson/equations'
import { SCREENED_CURRENT } from '@keelson/standards/dnv-rp-f105-2006/screening.ts'
import { LOCK_IN } from '@keelson/standards/dnv-rp-f105-2017/cross-flow.ts'
import { GAMMA_ON_CF, GAMMA_ON_IL } from '@keelson/standards/dnv-rp-f105-2017/safety-factors.ts'
import { dnvRpF105 } from '@keelson/standards/dnv-rp-f105-2017/source.ts'
import { designDamage } from '@keelson/standards/dnv-rp-f105-2017/stress.ts'
import { LOAD_CONTROLLED_LIMIT } from '@keelson/standards/dnv-st-f101-2021/combined-loading.ts'
import {
  against,
  type CheckResult,
  check,
  firstOutOf,
  type Left,
  type NotApplicable,
  type NotChecked,
  notChecked,
  openIf,
  outOf,
  refuse,
  shownIn,
  shownRatio,
} from '@keelson/workflow'
import { asEntered, noteOf } from '../../_shared/pipe/as-entered.ts'
import { hasCurve } from '../_shared/free-span/response-models.ts'
import { doubtOf, type SpanLimit } from '../_shared/free-span/warnings.ts'
import type { Screening } from './calculate-criteria.ts'
import type { LongTerm } from './calculate-long-term.ts'
import { arisesInLine, type Doubt, type Response, unseenIn, wavesIn } from './calculate-response.ts'
import { currentShare, NO_FLOW, type State } from './calculate-state.ts'
import { ONE_CONDITION } from './calculate-stresses.ts'
import type { Uls } from './calculate-uls.ts'
import type { Params } from './inputs.ts'
import { AVOIDED } from './inputs-design.ts'
import { OPERATING_FLOW } from './reach.ts'

type Maybe = number | NotApplicable

type Made = CheckResult | NotChecked

/** What a run has found that its checks judge. */
export interface Judged {
  readonly state: State
  readonly response: Response
  /** Limits of the method that the span has left. */
  readonly left: readonly SpanLimit[]
  readonly screening: Screening | undefined
  /** m; why there is none, or that not the shortest span is allowed. */
  readonly longest: Maybe | { readonly none: string }
  /** The least of the allowable lengths, m, and the criterion that sets it. */
  readonly shortest: { readonly length: number; readonly criterion: string } | undefined
  readonly longTerm: LongTerm | undefined
  /** s. */
  readonly life: Maybe
  readonly uls: Uls | NotChecked | undefined
}

const STILL = `${NO_FLOW}: {current_velocity} and {wave_velocity} are 0`

export const isStill = (p: Params): boolean =>
  p.reduced_velocity === undefined && p.current_velocity + p.wave_velocity === 0

export function checksOf(p: Params, judged: Judged, trace: Trace) {
  const { uls } = judged
  return {
    ...(p.vibration === AVOIDED && avoidance(p, judged, trace)),
    ...(p.design_life !== undefined && { fatigue: fatigue(p, p.design_life, judged, trace) }),
    ...(uls !== undefined && { combined_loading: combinedLoading(uls, judged) }),
  }
}

/** The first doubt leaves a pass open. */
function doubted(made: Made, ...doubts: readonly (Doubt | undefined)[]): Made {
  const doubt = doubts.find((d) => d !== undefined)
  if (doubt === undefined) return made
  return 'missing' in doubt ? openIf('input_missing', doubt.missing, made) : openIf('out_of_reach', doubt, made)
}

/** Where vibration is to be avoided: onset and length in the operating flow, and screening where it is asked for. */
function avoidance(p: Params, judged: Judged, trace: Trace) {
  const { state, left, screening } = judged
  const waves = wavesIn(alphasOf(p, judged)).doubt
  const along = doubtOf(left, 'in line')
  const across = doubtOf(left, 'cross-flow')
  const screened = (required: Maybe, f: number): Made =>
    typeof required === 'number'
      ? check({ demand: required, capacity: f })
      : notChecked('not_requested', required.notApplicable)
  return {
    onset_in_line: doubted(inLineOnsetCheck(p, judged, waves, trace), along, waves),
    onset_cross_flow: doubted(crossFlowOnsetCheck(p, judged, trace), across),
    allowable_length: doubted(lengthCheck(p, judged.longest), across, strongerFlow(p), waves),
    ...(screening && {
      in_line_screening: doubted(screened(screening.f_IL, state.f_IL), along, directWaves(screening)),
      cross_flow_screening: doubted(screened(screening.f_CF, state.span.f_CF), across),
    }),
  }
}

/** Current over flow: as used, by the velocities, and of each flow condition. */
const alphasOf = ({ current_velocity: U_c, wave_velocity: U_w }: Params, { state, longTerm }: Judged) => [
  state.alpha,
  currentShare(U_c, U_w),
  ...(longTerm?.conditions ?? []).map((c) => c.alpha),
]

/** The in-line screening covers direct wave action only if current dominates. */
function directWaves({ U_c100, U_w1 }: Screening): Left | undefined {
  const ratio = currentShare(U_c100, U_w1)
  if (ratio === undefined) return undefined
  return outOf(
    SCREENED_CURRENT,
    ratio,
    `the 100-year current is ${shownRatio(ratio)} times the total screening flow velocity, below 2/3: ${SCREENED_CURRENT.because} (DNV-RP-F105 (2006) 2.3.5)`,
  )
}

/** A flow condition that is stronger than the operating flow. */
function strongerFlow({ current_velocity: U_c, wave_velocity: U_w, flow_conditions: conditions = [] }: Params) {
  const strongest = Math.max(0, ...conditions.map((c) => c.current_velocity + c.wave_velocity))
  if (strongest <= U_c + U_w) return undefined
  return against(
    OPERATING_FLOW,
    `the velocity of a flow condition, ${shownIn(strongest, 'm/s', 3)}, exceeds the operating flow velocity of ${shownIn(U_c + U_w, 'm/s', 3)}: ${OPERATING_FLOW.because}`,
  )
}

/** The largest reduced velocity of the operating flow and, where they are given, of the flow conditions. */
function largestOf(own: readonly number[], ofRows: readonly number[], symbol: string, trace: Trace): number {
  const operating = Math.max(...own)
  const strongest = Math.max(0, ...ofRows)
  if (strongest <= operating) return operating
  trace.section('Onset in flow conditions')
  return trace.lookup({
    symbol,
    title: 'Maximum reduced velocity, flow conditions',
    unit: '-',
    source: dnvRpF105,
    clause: '4.1',
    value: strongest,
    cell: `flow condition ${ofRows.indexOf(strongest) + 1}`,
  })
}

/** Of the flows in which in-line vibration arises. `waves`: what direct wave loads leave of the check. */
function inLineOnsetCheck(p: Params, judged: Judged, waves: Left | undefined, trace: Trace): Made {
  const { state, response, longTerm } = judged
  const A_Y = p.in_line_response_amplitude ?? 0
  if (isStill(p) && longTerm === undefined && A_Y === 0) return notChecked('not_requested', STILL)
  const own = arisesInLine(state.alpha) ? state.V_IL : []
  const rows = (longTerm?.conditions ?? []).map((c) => (arisesInLine(c.alpha) ? c.V_IL : 0))
  if (waves !== undefined && Math.max(0, ...own, ...rows) === 0 && A_Y === 0) return notChecked('out_of_reach', waves)
  const failure = `an {in_line_response_amplitude} of ${shownRatio(A_Y)} diameters is entered`
  return check({
    demand: largestOf(own.length === 0 ? [0] : own, rows, 'V_R_IL_max', trace),
    capacity: response.il.V_on,
    ...noteOf(onsetEntered(p, 'in_line', response.il.V_on)),
    // It fails by an amplitude, which is no reduced velocity.
    ...(A_Y > 0 && { failure, utilisation: Number.NaN }),
  })
}

/** What a check says of an onset that is above that of the response model with its safety factor. */
function onsetEntered(p: Params, way: 'in_line' | 'cross_flow', V_on: number): string | undefined {
  const own = way === 'in_line' ? GAMMA_ON_IL : GAMMA_ON_CF
  if (p[`${way}_onset_reduced_velocity`] === undefined)
    return asEntered(`safety_factor_onset_${way}`, p[`safety_factor_onset_${way}`], own, 'below')
  return `the onset reduced velocity of ${shownRatio(V_on)} is as entered and replaces the response model value`
}

/** The response model begins below the onset; without a design life nothing judges what it does there. */
function crossFlowOnsetCheck(p: Params, { state, response: { cf, A_Z }, longTerm }: Judged, trace: Trace): Made {
  if (isStill(p) && longTerm === undefined) return notChecked('not_requested', STILL)
  const rows = (longTerm?.conditions ?? []).map((c) => c.V_CF)
  const demand = largestOf(state.V_CF, rows, 'V_R_CF_max', trace)
  const early = demand <= cf.V_on ? Math.max(0, ...(A_Z ?? [])) : 0
  const failure = `the cross-flow response begins below onset, with an amplitude of ${shownRatio(early)} diameters, and no {design_life} is entered to check it`
  const starts = early > 0 && p.design_life === undefined && hasCurve(cf.curve)
  return check({
    demand,
    // It fails by the velocity at which the response curve begins.
    capacity: starts ? cf.curve.V_0 : cf.V_on,
    ...noteOf(outOf(LOCK_IN, demand)?.reason, onsetEntered(p, 'cross_flow', cf.V_on)),
    ...(starts && { failure }),
  })
}

const NO_LENGTH = constant({
  symbol: 'L_allow',
  title: 'Allowable span length, no length allowable',
  value: 0,
  unit: 'm',
  source: dnvRpF105,
  clause: '4.1',
})

function lengthCheck({ span_length: L, reduced_velocity }: Params, longest: Judged['longest']): Made {
  if (reduced_velocity !== undefined)
    return notChecked('other_mode', '{reduced_velocity} is entered and does not vary with the span length')
  if (typeof longest === 'number') return check({ demand: L, capacity: longest })
  if ('none' in longest) return check({ demand: L, capacity: NO_LENGTH, failure: longest.none })
  return notChecked('not_requested', longest.notApplicable)
}

const NO_DAMAGE = constant({
  symbol: 'D_fat',
  title: 'Fatigue damage without vibration',
  value: 0,
  unit: '-',
  source: dnvRpF105,
  clause: '2.4',
})

/** The criterion as damage, so that a span that does not vibrate has a demand of 0. */
function fatigue(p: Params, T_d: number, judged: Judged, trace: Trace): Made {
  const { state, response, left, longTerm, life } = judged
  const capacity = p.utilisation_factor_eta
  const unseen = longTerm
    ? firstOutOf(
        LOCK_IN,
        longTerm.conditions.map((c) => c.V_CF),
      )
    : unseenIn(state, response)
  const waves = longTerm ? wavesIn(longTerm.conditions.map((c) => c.alpha)) : wavesIn([state.alpha])
  const doubts = [waves.doubt, unseen, doubtOf(left, 'cross-flow')]
  if (longTerm === undefined && isStill(p)) return notChecked('not_requested', STILL)
  if (longTerm === undefined && state.V_IL.length !== 1) return notChecked('other_mode', ONE_CONDITION)
  if (typeof life !== 'number')
    return doubted(check({ demand: NO_DAMAGE, capacity, note: life.notApplicable }), ...doubts)
  trace.section('Fatigue over the design life')
  const demand = trace.apply(designDamage, { T_d, T_life: life })
  if (!Number.isFinite(demand)) refuse('/sn_log_a1', 'must allow more cycles; the damage exceeds the numerical range')
  return doubted(check({ demand, capacity, ...waves.note }), ...doubts)
}

function combinedLoading(uls: Uls | NotChecked, { state, response, left }: Judged): Made {
  if ('notChecked' in uls) return uls
  const { doubt, note } = wavesIn([state.alpha])
  const made = check({ demand: uls.u, capacity: LOAD_CONTROLLED_LIMIT, ...note })
  return doubted(made, doubt, unseenIn(state, response), uls.doubt, doubtOf(left, 'cross-flow'))
}
