/** Limits of the closed forms that a span may leave: what is warned of, and which checks may then not pass. */
import { EFFECTIVE_LENGTH_FIT } from '@keelson/standards/dnv-rp-f105-2017/boundary.ts'
import { TURBULENCE_FLOOR } from '@keelson/standards/dnv-rp-f105-2017/in-line.ts'
import {
  LONGEST,
  MOST_COMPRESSION,
  MOST_SAG,
  SHORTEST,
} from '@keelson/standards/dnv-rp-f105-2017/response-quantities.ts'
import { shownIn, shownRatio, type Warning, warner } from '@keelson/workflow'
import type { Section } from './section.ts'
import type { Ends, Span } from './span.ts'

export const warnings = {
  outside_validity: 'The span lies outside the limits within which the closed forms of DNV-RP-F105 hold.',
  floating_pipe: 'The pipe is lighter than the water: it floats up and does not span.',
} as const
const warn = warner(warnings)

/** A limit that a span has left. */
export interface Left {
  readonly message: string
  readonly path?: string
  /** What may no longer be trusted; a span that is too short is stiffer still. */
  readonly doubtful: 'nothing' | 'cross-flow' | 'both'
}

/** Lengths, m, for which the closed forms do not hold. */
export function slendernessLeft(L: number, D: number): Left[] {
  const slenderness = L / D
  const path = '/span_length'
  const long = `The span of ${shownRatio(slenderness)} diameters is longer than ${LONGEST.value}: it has more than one mode and acts as a cable, and the closed forms do not hold`
  const short = `The span of ${shownRatio(slenderness)} diameters is shorter than ${SHORTEST.value}: too short for beam theory; its response is quasi-static`
  if (slenderness > LONGEST.value) return [{ message: long, path, doubtful: 'both' }]
  return slenderness < SHORTEST.value ? [{ message: short, path, doubtful: 'nothing' }] : []
}

/** Limits of the method that this span leaves. */
export function limitsLeft(s: Section, ends: Ends, span: Span): Left[] {
  const sag = Math.abs(span.delta) / s.D
  const compression = -ends.S_eff / Math.min(span.vertical.P_cr, span.lateral.P_cr)
  const sagging = `The sag of ${shownRatio(sag)} diameters is more than ${MOST_SAG.value}: the cross-flow frequency, which it stiffens, does not hold`
  const pressed = `The compression is ${shownRatio(compression)} of the buckling load, more than ${MOST_COMPRESSION.value}: close to buckling the closed forms do not hold`
  return [
    ...slendernessLeft(span.L, s.D),
    ...(sag > MOST_SAG.value ? [{ message: sagging, doubtful: 'cross-flow' as const }] : []),
    ...(compression > MOST_COMPRESSION.value ? [{ message: pressed, doubtful: 'both' as const }] : []),
    ...soilLeft(span),
  ]
}

function soilLeft({ vertical, lateral }: Span): Left[] {
  const { low, high } = EFFECTIVE_LENGTH_FIT
  const betas = lateral === vertical ? [vertical.beta] : [vertical.beta, lateral.beta]
  return betas.flatMap((beta) =>
    beta === undefined || (beta >= low && beta <= high)
      ? []
      : [
          {
            message: `The relative soil stiffness of ${shownRatio(beta)} is outside ${low} to ${shownRatio(high)}, where the effective length falls with stiffness as it must`,
            doubtful: 'both' as const,
          },
        ],
  )
}

/** Why a check of a direction may not pass; undefined where it may. */
export const doubtOf = (left: readonly Left[], direction: 'in line' | 'cross-flow'): string | undefined =>
  left.find(({ doubtful }) => doubtful === 'both' || (doubtful === 'cross-flow' && direction === 'cross-flow'))?.message

export const leftWarnings = (left: readonly Left[]): Warning[] =>
  left.map(({ message, path }) => warn('outside_validity', message, path))

/** A span that is no span: its pipe floats. */
export const floatingWarnings = ({ q }: Section): Warning[] =>
  q > 0
    ? []
    : [warn('floating_pipe', `The submerged weight of ${shownIn(q, 'N/m')} is not positive: the pipe floats up`)]

/** Of a turbulence below the floor. */
export const heldTurbulence = (I_c: number): string =>
  `{turbulence_intensity} is ${shownRatio(I_c)}, below ${TURBULENCE_FLOOR.value}: the reduction factors are held at 1`
