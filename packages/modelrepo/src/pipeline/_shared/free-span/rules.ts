/** What every free span workflow refuses, and what it warns of. */
import { EFFECTIVE_LENGTH_END, EFFECTIVE_LENGTH_FIT } from '@keelson/standards/dnv-rp-f105-2017/boundary.ts'
import { fromSI } from '@keelson/units'
import { refuse, shown, type Warning, warning } from '@keelson/workflow'
import type { Section } from './section.ts'
import { type Ends, type NoSpan, type Span, stands } from './span.ts'

/** Limits of the closed-form response quantities. DNV-RP-F105 (2017) 6.8. */
export const LONGEST = 140
const SHORTEST = 30
const MOST_SAG = 2.5
const MOST_COMPRESSION = -0.5

/** The span, or a refusal at the input at fault. */
export function standing(span: Span | NoSpan, ends: Ends, forceFrom = '/effective_axial_force'): Span {
  if (stands(span)) return span
  if (span.why === 'buckled') {
    return refuse(
      forceFrom,
      `the span buckles: the effective axial force ${shown(fromSI(ends.S_eff, 'kN'))} kN is not above -P_cr = ${shown(fromSI(-span.P_cr, 'kN'))} kN`,
    )
  }
  return refuse(
    span.lateral ? '/lateral_soil_stiffness' : '/vertical_soil_stiffness',
    `log10 of K L^4/((1 + CSF) EI) must be above ${EFFECTIVE_LENGTH_END.low} and below ${EFFECTIVE_LENGTH_END.high}, where the effective length is defined; it is ${shown(span.beta)}`,
  )
}

const outside = (when: boolean, message: string, path?: string) =>
  when ? [warning('outside_validity', message, path)] : []

/** Lengths, m, for which the closed forms do not hold. */
export function slendernessWarnings(L: number, D: number): Warning[] {
  const slenderness = L / D
  return [
    ...outside(
      slenderness > LONGEST,
      `L/D = ${shown(slenderness)} is above ${LONGEST}: more than one mode, and the pipe acts as a cable; the closed forms do not hold`,
      '/span_length',
    ),
    ...outside(
      slenderness < SHORTEST,
      `L/D = ${shown(slenderness)} is below ${SHORTEST}: too short for beam theory; the response is quasi-static`,
      '/span_length',
    ),
  ]
}

/** Limits of the method that this span leaves. */
export function spanWarnings(s: Section, ends: Ends, span: Span): Warning[] {
  const sag = Math.abs(span.delta) / s.D
  const compression = ends.S_eff / Math.min(span.vertical.P_cr, span.lateral.P_cr)
  return [
    ...slendernessWarnings(span.L, s.D),
    ...outside(
      sag > MOST_SAG,
      `sag over diameter ${shown(sag)} is above ${MOST_SAG}: the frequency with sag does not hold`,
    ),
    ...outside(
      compression < MOST_COMPRESSION,
      `S_eff/P_cr = ${shown(compression)} is below ${MOST_COMPRESSION}: close to buckling, the closed forms do not hold`,
    ),
    ...soilWarnings(span),
    ...(s.q <= 0
      ? [warning('floating_pipe', `the submerged weight ${shown(s.q)} N/m is not positive: the pipe floats up`)]
      : []),
  ]
}

function soilWarnings({ vertical, lateral }: Span): Warning[] {
  const { low, high } = EFFECTIVE_LENGTH_FIT
  const betas = lateral === vertical ? [vertical.beta] : [vertical.beta, lateral.beta]
  return betas.flatMap((beta) =>
    beta === undefined || (beta >= low && beta <= high)
      ? []
      : [
          warning(
            'outside_validity',
            `relative soil stiffness beta = ${shown(beta)} is outside ${low} to ${shown(high)}, where the effective length falls with stiffness as it must`,
          ),
        ],
  )
}
