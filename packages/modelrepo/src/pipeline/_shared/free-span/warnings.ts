/** Limits of the closed forms that a span may leave: what is warned of, and which checks may then not pass. */
import { SOIL_STIFFNESS } from '@keelson/standards/dnv-rp-f105-2017/boundary.ts'
import { TURBULENCE_FLOOR } from '@keelson/standards/dnv-rp-f105-2017/in-line.ts'
import {
  SHORTEST,
  SPAN_COMPRESSION,
  SPAN_SAG,
  SPAN_SLENDERNESS,
} from '@keelson/standards/dnv-rp-f105-2017/response-quantities.ts'
import { asSentence, firstOutOf, type Left, outOf, shownIn, shownRatio, type Warning, warner } from '@keelson/workflow'
import type { Section } from './section.ts'
import type { Ends, Span } from './span.ts'

export const warnings = {
  outside_validity: 'The span is outside the validity limits of the DNV-RP-F105 closed-form expressions.',
  floating_pipe: 'The pipe is lighter than the displaced water, so it floats and does not span.',
} as const
const warn = warner(warnings)

/** Limits on which every answer in line rests, and those that the cross-flow frequency rests on beside them. */
export const IN_LINE_REACH = [SPAN_SLENDERNESS, SPAN_COMPRESSION, SOIL_STIFFNESS] as const
export const CROSS_FLOW_REACH = [...IN_LINE_REACH, SPAN_SAG] as const

/** A limit that a span has left; none of a reach on its safe side. */
export interface SpanLimit {
  readonly message: string
  readonly left?: Left
  readonly path?: string
}

/** Lengths, m, for which the closed forms do not hold; a span that is too short is stiffer still. */
export function slendernessLeft(L: number, D: number): SpanLimit[] {
  const slenderness = L / D
  const path = '/span_length'
  const short = `The span length is ${shownRatio(slenderness)} diameters, below the minimum of ${SHORTEST.value} for beam theory. The response is quasi-static.`
  if (slenderness < SHORTEST.value) return [{ message: short, path }]
  return limitOf(outOf(SPAN_SLENDERNESS, slenderness), path)
}

/** Limits of the method that this span leaves. */
export function limitsLeft(s: Section, ends: Ends, { L, delta, vertical, lateral }: Span): SpanLimit[] {
  const compression = -ends.S_eff / Math.min(vertical.P_cr, lateral.P_cr)
  const betas = [vertical.beta, lateral.beta].filter((beta) => beta !== undefined)
  return [
    ...slendernessLeft(L, s.D),
    ...limitOf(outOf(SPAN_SAG, Math.abs(delta) / s.D)),
    ...limitOf(outOf(SPAN_COMPRESSION, compression)),
    ...limitOf(firstOutOf(SOIL_STIFFNESS, betas)),
  ]
}

const limitOf = (left: Left | undefined, path?: string): SpanLimit[] =>
  left === undefined ? [] : [{ message: asSentence(left.reason), left, ...(path !== undefined && { path }) }]

/** What a check of a direction is outside of; undefined within all of it. */
export function doubtOf(limits: readonly SpanLimit[], direction: 'in line' | 'cross-flow'): Left | undefined {
  const lefts = limits.flatMap(({ left }) => (left === undefined ? [] : [left]))
  return lefts.find(({ reach }) => direction === 'cross-flow' || reach !== SPAN_SAG)
}

export const leftWarnings = (limits: readonly SpanLimit[]): Warning[] =>
  limits.map(({ message, path }) => warn('outside_validity', message, path))

/** A span that is no span: its pipe floats. */
export const floatingWarnings = ({ q }: Section): Warning[] =>
  q > 0
    ? []
    : [warn('floating_pipe', `The submerged weight, ${shownIn(q, 'N/m')}, is not positive, so the pipe floats.`)]

/** Of a turbulence below the floor. */
export const heldTurbulence = (I_c: number): string =>
  `{turbulence_intensity} is ${shownRatio(I_c)}, below ${TURBULENCE_FLOOR.value}. The reduction factors are limited to 1.`
