/** The allowable length: the frequency that the flow asks for, and the length that has it. */
import type { Trace } from '@keelson/equations'
import { ON_SEABED } from '@keelson/standards/dnv-rp-f105-2017/boundary.ts'
import { onsetFrequency } from '@keelson/standards/dnv-rp-f105-2017/flow.ts'
import { allowableLengthByFrequency } from '@keelson/standards/dnv-rp-f105-2017/response-quantities.ts'
import { dnvRpF105 } from '@keelson/standards/dnv-rp-f105-2017/source.ts'
import { refuse, shownIn } from '@keelson/workflow'
import { firstFailing, type Root, shortestLength } from '../_shared/free-span/allowable.ts'
import type { Section } from '../_shared/free-span/section.ts'
import type { Ends, Span } from '../_shared/free-span/span.ts'
import type { Params } from './inputs.ts'

/** The frequency that the flow asks for at a current, Hz. */
export function requiredFrequency(p: Params, { D }: Section, U_c: number, trace: Trace): number {
  const given = p.governing_onset_reduced_velocity
  const V = given ?? p.in_line_onset_reduced_velocity
  const flow = { U_c, U_w: p.wave_velocity, gamma_f: p.safety_factor_natural_frequency, V, D }
  return trace.apply(onsetFrequency, flow, { rename: { V: given === undefined ? 'V_on' : 'V_on_g' } })
}

/** Lengths searched, in diameters. */
const SHORTEST = 0.01
const LONGEST = 1e5

/** Whether the frequency falls with the square of the length, and the allowable length has a formula. */
const isPlain = ({ boundary, S_eff }: Ends) => S_eff === 0 && boundary !== ON_SEABED

/** m; undefined where every length has the frequency, 0 where none has. */
export function allowableLength(s: Section, ends: Ends, { L, f_IL }: Span, f_req: number): number | undefined {
  if (f_req === 0) return undefined
  if (isPlain(ends)) return allowableLengthByFrequency.evaluate({ L, f: f_IL, f_req })
  return searched(s, ends, f_req)?.value
}

/** The same with its step; refuses a flow in which no length is allowed. */
export function tracedAllowable(
  s: Section,
  ends: Ends,
  { L, f_IL }: Span,
  f_req: number,
  trace: Trace,
): number | undefined {
  trace.section('Allowable span')
  if (f_req === 0) return undefined
  if (isPlain(ends)) return trace.apply(allowableLengthByFrequency, { L, f: f_IL, f_req }, { rename: { f: 'f_IL' } })
  const root = searched(s, ends, f_req)
  if (root === undefined) return undefined
  if (root.value === 0)
    return refuse(
      '/current_velocity',
      `must be low enough for an allowable span to exist; the required frequency, ${shownIn(f_req, 'Hz')}, is not reached at any length`,
    )
  return trace.solved({
    ...root,
    symbol: 'L_allow',
    title: 'Allowable span length',
    unit: 'm',
    source: dnvRpF105,
    clause: '6.8',
    method:
      'first length at which the in-line frequency falls below the required frequency, found by search and bracketed root-finding',
  })
}

const searched = (s: Section, ends: Ends, f_req: number): Root | undefined =>
  firstFailing(
    s,
    ends,
    ({ f_IL }) => ({ f: f_IL, required: f_req }),
    shortestLength(s, ends, SHORTEST * s.D),
    LONGEST * s.D,
  )
