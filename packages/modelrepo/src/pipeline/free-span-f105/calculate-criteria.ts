/** Onset in the operating flow, screening, and the longest span that either allows. */
import { house, type Lookup, type Trace } from '@keelson/equations'
import {
  GAMMA_CF,
  GAMMA_IL,
  requiredCrossFlowFrequency,
  requiredInLineFrequency,
  SCREENING_LENGTH,
  screeningFlowRatio,
} from '@keelson/standards/dnv-rp-f105-2006/screening.ts'
import { onsetFrequency, onsetVelocity } from '@keelson/standards/dnv-rp-f105-2017/flow.ts'
import { CURRENT_SHARE } from '@keelson/standards/dnv-rp-f105-2017/in-line.ts'
import { type NotApplicable, notApplicable, shownRatio } from '@keelson/workflow'
import { type Demand, firstFailing, type Root, shortestLength } from '../_shared/free-span/allowable.ts'
import { arisesInLine, type Response } from './calculate-response.ts'
import { NO_FLOW, type State } from './calculate-state.ts'
import type { Params } from './inputs.ts'

type Maybe = number | NotApplicable

export interface Onset {
  /** Flow at which the span begins to vibrate, m/s. */
  readonly U_IL: number
  readonly U_CF: number
  /** Frequency that the operating flow asks for, Hz. */
  readonly f_IL: Maybe
  readonly f_CF: Maybe
}

/** Directions of vibration, as symbols and titles name them. */
const WAY = { IL: 'in line', CF: 'cross-flow' } as const
type Way = keyof typeof WAY

export function onsetOf(p: Params, state: State, { il, cf }: Response, trace: Trace): Onset {
  trace.section('Onset')
  const { D } = state.section
  const gamma_f = p.safety_factor_natural_frequency
  const velocity = (V: number, f: number, d: Way) =>
    trace.apply(
      onsetVelocity,
      { V, f, gamma_f, D },
      { as: `U_on_${d}`, rename: { V: `V_on_${d}`, f: `f_${d}` }, title: `Onset flow velocity, ${WAY[d]}` },
    )
  const { current_velocity: U_c, wave_velocity: U_w } = p
  const frequency = (V: number, d: Way): Maybe =>
    U_c + U_w === 0
      ? notApplicable(NO_FLOW)
      : d === 'IL' && !arisesInLine(state.alpha)
        ? notApplicable(NOT_IN_LINE)
        : trace.apply(
            onsetFrequency,
            { U_c, U_w, gamma_f, V, D },
            { as: `f_on_${d}`, rename: { V: `V_on_${d}` }, title: `Frequency required to avoid onset, ${WAY[d]}` },
          )
  return {
    U_IL: velocity(il.V_on, state.f_IL, 'IL'),
    U_CF: velocity(cf.V_on, state.span.f_CF, 'CF'),
    f_IL: frequency(il.V_on, 'IL'),
    f_CF: frequency(cf.V_on, 'CF'),
  }
}

const NOT_IN_LINE = `the current velocity is less than ${CURRENT_SHARE.from} times the total flow velocity, so in-line vortex-induced vibration does not occur`

export interface Screening {
  readonly U_c100: number
  readonly U_w1: number
  readonly f_IL: Maybe
  readonly f_CF: Maybe
  /** undefined where there is no flow to screen. */
  readonly alpha_bar: number | undefined
}

const NO_WAVES: Lookup = {
  symbol: 'U_w1',
  title: '1-year significant wave-induced velocity',
  unit: 'm/s',
  source: house,
  clause: 'convention: no waves at the seabed if none are entered',
  value: 0,
  cell: 'not entered',
}

/** undefined without the current of 100 years. */
export function screeningOf(p: Params, state: State, { il, cf }: Response, trace: Trace): Screening | undefined {
  const U_c100 = p.current_velocity_100_year
  if (U_c100 === undefined) return undefined
  const U_w1 = p.wave_velocity_1_year ?? trace.lookup(NO_WAVES)
  const none = notApplicable('there is no flow to screen')
  if (U_c100 + U_w1 === 0) return { U_c100, U_w1, f_IL: none, f_CF: none, alpha_bar: undefined }
  trace.section('Screening')
  const { D } = state.section
  const L = p.span_length
  const alpha_bar = trace.apply(screeningFlowRatio, { U_c100, U_w1 })
  const f_IL =
    L / D < SCREENING_LENGTH.value
      ? trace.apply(requiredInLineFrequency, { gamma_IL: GAMMA_IL, U_c100, V_on_IL: il.V_on, D, L, alpha_bar })
      : notApplicable(
          `the span length of ${shownRatio(L / D)} diameters is not below ${SCREENING_LENGTH.value}, so in-line screening is not valid`,
        )
  const f_CF = trace.apply(requiredCrossFlowFrequency, { gamma_CF: GAMMA_CF, U_c100, U_w1, V_on_CF: cf.V_on, D })
  return { U_c100, U_w1, f_IL, f_CF, alpha_bar }
}

export interface Allowable {
  readonly criterion: string
  /** Hz, at the allowable length or, where there is none, at this one. */
  readonly required: number
  readonly root: Root | undefined
}

/** The longest span that each criterion allows; none where no criterion has a flow. */
export function allowablesOf(
  p: Params,
  state: State,
  { il, cf }: Response,
  screening: Screening | undefined,
): Allowable[] {
  const { section, ends } = state
  const { D } = section
  const flow = { U_c: p.current_velocity, U_w: p.wave_velocity, gamma_f: p.safety_factor_natural_frequency, D }
  const find = (
    criterion: string,
    required: (L: number) => number,
    f: (s: Parameters<Demand>[0]) => number,
  ): Allowable => {
    const demand: Demand = (span) => ({ f: f(span), required: required(span.L) })
    const root = firstFailing(section, ends, demand, shortestLength(section, ends, D), SCREENING_LENGTH.value * D)
    return { criterion, root, required: required(root !== undefined && root.value > 0 ? root.value : p.span_length) }
  }
  const scale = p.in_line_frequency === undefined ? 1 : p.in_line_frequency / state.span.f_IL
  const along = (s: Parameters<Demand>[0]) => s.f_IL * scale
  const across = (s: Parameters<Demand>[0]) => s.f_CF
  const onset =
    flow.U_c + flow.U_w > 0
      ? [
          ...(arisesInLine(state.alpha)
            ? [find('in-line onset', () => onsetFrequency.evaluate({ ...flow, V: il.V_on }), along)]
            : []),
          find('cross-flow onset', () => onsetFrequency.evaluate({ ...flow, V: cf.V_on }), across),
        ]
      : []
  const alpha_bar = screening?.alpha_bar
  if (screening === undefined || alpha_bar === undefined) return onset
  const { U_c100, U_w1 } = screening
  const asked = (L: number) =>
    requiredInLineFrequency.evaluate({ gamma_IL: GAMMA_IL.value, U_c100, V_on_IL: il.V_on, D, L, alpha_bar })
  const crossing = requiredCrossFlowFrequency.evaluate({ gamma_CF: GAMMA_CF.value, U_c100, U_w1, V_on_CF: cf.V_on, D })
  return [...onset, find('in-line screening', asked, along), find('cross-flow screening', () => crossing, across)]
}

/** The criterion that allows least, of those that end a span; or why there is none, or that no length is allowed. */
export function shortestAllowable(
  all: readonly Allowable[],
): { readonly criterion: string; readonly root: Root } | NotApplicable | { readonly none: string } {
  if (all.length === 0) return notApplicable(NO_FLOW)
  const none = all.find((a) => a.root?.value === 0)
  if (none !== undefined) return { none: `no span length meets the ${none.criterion} criterion` }
  const ended = all.flatMap(({ criterion, root }) => (root === undefined ? [] : [{ criterion, root }]))
  const [first, ...rest] = ended
  if (first === undefined)
    return notApplicable(`every span length up to ${SCREENING_LENGTH.value} diameters meets every criterion`)
  return rest.reduce((a, b) => (b.root.value < a.root.value ? b : a), first)
}
