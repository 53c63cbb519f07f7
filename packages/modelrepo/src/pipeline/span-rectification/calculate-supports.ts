/** The supports: how many at equal spacing, what they carry, how high they are, and where the bed lets them stand. */
import { interpolated, type Trace } from '@keelson/equations'
import { linear, locate } from '@keelson/numerics/interpolation.ts'
import {
  bearingPressure,
  equalSpans,
  firstSupportReaction,
  innerSupportReaction,
  rectifiedLength,
  requiredBaseArea,
  supportHeight,
  supportPosition,
  supportsNeeded,
  toleratedLength,
} from '@keelson/physics/span-supports.ts'
import { refuse, shown, shownIn } from '@keelson/workflow'
import type { Params } from './inputs.ts'

const metres = (x: number): string => shownIn(x, 'm')

/** Supports up to which they are listed. */
const MOST_SUPPORTS = 1000

export interface Division {
  readonly n: number
  readonly L_sub: number
  readonly L_tol: number
  readonly positions: readonly number[]
}

/** Equal spans within the allowable length; one span where every length is allowed. */
export function divide(p: Params, L_allow: number | undefined, trace: Trace): Division {
  trace.section('Equally spaced supports')
  const { span_length: L, survey_tolerance: t_ol } = p
  if (L_allow !== undefined && t_ol >= L_allow)
    refuse(
      '/survey_tolerance',
      `must be less than the allowable span length, ${metres(L_allow)} (entered: ${metres(t_ol)})`,
    )
  const n = L_allow === undefined ? 0 : trace.apply(supportsNeeded, { L, L_allow, t_ol })
  if (n > MOST_SUPPORTS)
    refuse(
      '/span_length',
      `must not require more than ${MOST_SUPPORTS} supports (required: ${shown(n)} for ${metres(L)})`,
    )
  const L_sub = trace.apply(rectifiedLength, { L, n })
  const L_tol = trace.apply(toleratedLength, { L_sub, t_ol })
  const positions = Array.from({ length: n }, (_, i) => supportPosition.evaluate({ i: i + 1, L, n }))
  return { n, L_sub, L_tol, positions }
}

export interface Loads {
  readonly R_1: number
  /** undefined where every support stands next to an end. */
  readonly R_i: number | undefined
  readonly pressure: number | undefined
  readonly area: number | undefined
}
export function loadsOf(p: Params, q: number, { n, L_sub }: Division, trace: Trace): Loads {
  trace.section('Support loads')
  const { support_base_area: A_b, allowable_bearing_pressure: p_all } = p
  const R_1 = trace.apply(firstSupportReaction, { q, L_sub })
  const R_i = n < 3 ? undefined : trace.apply(innerSupportReaction, { q, L_sub })
  return {
    R_1,
    R_i,
    pressure: A_b === undefined ? undefined : trace.apply(bearingPressure, { R_1, A_b }),
    area: p_all === undefined ? undefined : trace.apply(requiredBaseArea, { R_1, p_all }),
  }
}

type Profile = NonNullable<Params['gap_profile']>

/** Gap, m, at a position that the profile covers. */
export function gapAt(profile: Profile, x: number): number {
  const xs = profile.map((r) => r.position)
  const [first = 0, last = 0] = [xs[0], xs.at(-1)]
  if (x < first || x > last)
    refuse(
      '/gap_profile',
      `must cover every support (support at ${metres(x)}, profile ${shown(first, 4)} to ${metres(last)})`,
    )
  const gaps = profile.map((r) => r.gap)
  return linear(xs, gaps, x, 'refuse').value
}

export interface Heights {
  readonly gaps: readonly number[]
  readonly heights: readonly number[]
  /** The tallest, as its step. */
  readonly tallest: number | undefined
}
/** Height of each support; undefined without a profile. */
export function heightsOf(p: Params, positions: readonly number[], trace: Trace): Heights | undefined {
  const { gap_profile: profile, scour_allowance: s_c } = p
  if (profile === undefined) return undefined
  trace.section('Support heights')
  const gaps = positions.map((x) => gapAt(profile, x))
  const heights = gaps.map((gap) => supportHeight.evaluate({ gap, s_c }))
  const at = heights.reduce((worst, h, i) => (h > (heights[worst] ?? 0) ? i : worst), 0)
  const gap = gaps[at]
  if (gap === undefined) return { gaps, heights, tallest: undefined }
  const position = positions[at] ?? 0
  const cell = `support ${at + 1}, at ${metres(position)} of the survey`
  const where = { source: equalSpans, clause: 'gap profile', symbol: 'gap', title: 'Gap at tallest support' }
  trace.lookup({ ...where, unit: 'm', value: gap, cell, ...readingAt(profile, position) })
  return { gaps, heights, tallest: trace.apply(supportHeight, { gap, s_c }) }
}

function readingAt(profile: Profile, x: number) {
  const nodes = profile.map((r) => r.position)
  const place = locate(nodes, x, 'clamp')
  const axis = {
    symbol: 'x',
    title: 'Position along the span',
    unit: 'm',
    at: x,
    nodes,
    scale: 'linear',
    place,
  } as const
  return interpolated([axis], ([i = 0]) => profile[i]?.gap ?? Number.NaN)
}

export interface Placed {
  readonly position: number
  readonly span_before: number
  readonly height: number
}
/**
 * Places each support as far along as the reach, m, lets it, where it is no higher than the maximum; so they are as few
 * as can be. A text says where there is no such place.
 */
export function placeByProfile(p: Params, profile: Profile, h_max: number, reach: number): readonly Placed[] | string {
  const L = p.span_length
  const placed: Placed[] = []
  let last = 0
  while (L - last > reach * (1 + 1e-9)) {
    const position = furthestLow(profile, h_max - p.scour_allowance, last, Math.min(last + reach, L))
    if (position === undefined || placed.length >= MOST_SUPPORTS)
      return `no support up to ${metres(h_max)} high can be placed between ${shown(last, 4)} and ${metres(last + reach)}`
    placed.push({ position, span_before: position - last, height: gapAt(profile, position) + p.scour_allowance })
    last = position
  }
  return placed
}

/** The furthest position after `from`, not beyond `to`, at which the gap is at most `most`. */
function furthestLow(profile: Profile, most: number, from: number, to: number): number | undefined {
  for (let i = profile.length - 1; i > 0; i--) {
    const [a, b] = [profile[i - 1], profile[i]]
    if (a === undefined || b === undefined || a.position >= to) continue
    const right = Math.min(b.position, to)
    const left = Math.max(a.position, from)
    if (right <= from) return undefined
    const at = (x: number) => a.gap + ((b.gap - a.gap) * (x - a.position)) / (b.position - a.position)
    if (at(right) <= most) return right
    if (at(left) > most || b.gap === a.gap) continue
    const x = a.position + ((most - a.gap) * (b.position - a.position)) / (b.gap - a.gap)
    if (x > from) return Math.min(x, right)
  }
  return undefined
}
