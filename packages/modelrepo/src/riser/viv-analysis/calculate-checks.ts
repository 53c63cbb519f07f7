/** What the run judges: whether a mode lies in a range of excitation, and whether enough modes were looked at. */
import * as c205 from '@keelson/standards/dnv-rp-c205-2021/vortex-shedding.ts'
import { type CheckResult, check, type NotChecked, notChecked, openIf, shownRatio } from '@keelson/workflow'
import { fasterProfile, noCurrent, notSlender } from './calculate-doubts.ts'
import type { Answer, Flow } from './calculate-response.ts'
import type { Span } from './calculate-span.ts'
import { MODES_IN_REACH } from './checks.ts'
import type { Params } from './inputs.ts'

export interface Judged {
  readonly first: Answer
  readonly last: Answer
  /** In the ranges. */
  readonly across: readonly Answer[]
  readonly along: readonly Answer[]
  /** The fastest, for its frequency, that is not beyond each range; none where all are. */
  readonly crossFlow: Answer | undefined
  readonly inLine: Answer | undefined
  /** In the cross-flow range, nearest to the shedding frequency. */
  readonly dominant: Answer | undefined
}

export function judgedOf(answers: readonly Answer[]): Judged {
  const [first, last] = [answers[0], answers.at(-1)]
  if (first === undefined || last === undefined) throw new RangeError('a span has modes')
  const across = answers.filter((a) => a.crossFlow !== undefined)
  const notBeyond = (end: { readonly value: number }) => answers.find(({ V_R }) => V_R <= end.value)
  return {
    first,
    last,
    across,
    along: answers.filter((a) => a.inLine !== undefined),
    crossFlow: notBeyond(c205.CROSS_FLOW_END),
    inLine: notBeyond(c205.IN_LINE_END),
    dominant: nearest(across),
  }
}

function nearest(across: readonly Answer[]): Answer | undefined {
  const apart = ({ ratio = Number.POSITIVE_INFINITY }: Answer) => Math.abs(ratio - 1)
  return across.reduce<Answer | undefined>((best, a) => (best && apart(best) <= apart(a) ? best : a), undefined)
}

type Made = CheckResult | NotChecked

/** No vibration shows nothing without a current, beside a faster profile, or in a span that is no slender beam. */
function guardOf(p: Params, span: Span) {
  const speed = (made: Made): Made =>
    openIf('contradiction', fasterProfile(p), openIf('input_missing', noCurrent(p), made))
  const beam = (made: Made): Made => openIf('out_of_reach', notSlender(span), speed(made))
  return { speed, beam }
}

export function checksOf(p: Params, span: Span, flow: Flow, judged: Judged) {
  const { speed, beam } = guardOf(p, span)
  const along = inLineCheck(flow, judged)
  return {
    cross_flow: beam(crossFlowCheck(judged)),
    in_line: flow.suppressed ? along : beam(along),
    modes_looked_at: speed(
      check({
        demand: judged.last.V_R,
        capacity: c205.CROSS_FLOW_END,
        ...(judged.last.V_R > c205.CROSS_FLOW_END.value && {
          failure: `the reduced velocity of the highest calculated mode is ${shownRatio(judged.last.V_R)}, above the upper limit of ${c205.CROSS_FLOW_END.value}, so higher modes may be excited`,
        }),
      }),
    ),
  }
}

const leftAbove = (range: string): NotChecked =>
  notChecked('out_of_reach', {
    reach: MODES_IN_REACH,
    reason: `the reduced velocities of all calculated modes are above the ${range} range`,
  })

function crossFlowCheck({ crossFlow, across }: Judged): CheckResult | NotChecked {
  if (crossFlow === undefined) return leftAbove('cross-flow')
  const failure = `${modesIn(across, 'crossFlow')}; accept the amplitude and fatigue damage, or modify the span`
  return check({ demand: crossFlow.V_R, capacity: c205.CROSS_FLOW_ONSET, ...(across.length > 0 && { failure }) })
}

function inLineCheck({ K_s, suppressed }: Flow, { inLine, along }: Judged): CheckResult | NotChecked {
  if (suppressed && K_s !== undefined)
    return check({
      demand: c205.IN_LINE_STABLE,
      capacity: K_s,
      note: 'damping suppresses in-line vibration at all reduced velocities',
    })
  if (inLine === undefined) return leftAbove('in-line')
  const failure = `${modesIn(along, 'inLine')}; accept the amplitude and fatigue damage, or modify the span`
  return check({ demand: inLine.V_R, capacity: c205.IN_LINE_ONSET, ...(along.length > 0 && { failure }) })
}

/** The two ways in which a span vibrates, in words. */
export const WAYS = { crossFlow: 'cross-flow', inLine: 'in-line' } as const
export const ALL_ABOVE =
  'the reduced velocities of all calculated modes are above the excitation ranges, so higher modes may be excited'

/** 'mode 2 is in the in-line excitation range', 'modes 1 and 2 are in …', 'modes 3 to 8 are in …'. */
export function modesIn(of: readonly Answer[], way: keyof typeof WAYS): string {
  const [from, to] = [of[0]?.mode.n, of.at(-1)?.mode.n]
  const range = `in the ${WAYS[way]} excitation range`
  if (of.length < 2) return `mode ${from} is ${range}`
  return `modes ${from} ${of.length === 2 ? 'and' : 'to'} ${to} are ${range}`
}
