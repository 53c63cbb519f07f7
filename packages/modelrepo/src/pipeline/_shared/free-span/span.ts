/** A span of one length: effective length, buckling load, sag, frequencies and stress for an amplitude of one diameter. */
import { silent, type Trace } from '@keelson/equations'
import {
  type BoundaryCondition,
  boundaryCoefficient,
  EFFECTIVE_LENGTH_END,
  effectiveLength,
  effectiveLengthRatio,
  ON_SEABED,
  shoulderStressCoefficient,
  soilStiffnessParameter,
} from '@keelson/standards/dnv-rp-f105-2017/boundary.ts'
import {
  criticalBucklingLoad,
  crossFlowFrequency,
  inLineFrequency,
  staticDeflection,
  unitStressAmplitude,
} from '@keelson/standards/dnv-rp-f105-2017/response-quantities.ts'
import { refuse, shown, shownForce, shownRatio } from '@keelson/workflow'
import type { Section } from './section.ts'

/** What holds a span, SI. */
export interface Ends {
  readonly boundary: BoundaryCondition
  /** Vertical and lateral dynamic soil stiffness, Pa; on the seabed only. */
  readonly K_V: number | undefined
  /** undefined: the vertical one serves both. */
  readonly K_L: number | undefined
  readonly S_eff: number
  readonly CSF: number
}
/** Length as one direction of vibration feels it. */
interface Support {
  readonly beta: number | undefined
  readonly r_L: number | undefined
  readonly L_eff: number
  readonly P_cr: number
}
export interface Span {
  readonly L: number
  readonly vertical: Support
  readonly lateral: Support
  readonly delta: number
  readonly f_IL: number
  readonly f_CF: number
}
/** Why a length has no answer. */
export type NoSpan =
  | { readonly why: 'buckled'; readonly P_cr: number }
  | { readonly why: 'soil'; readonly beta: number; readonly lateral: boolean }

export const stands = (span: Span | NoSpan): span is Span => !('why' in span)

/** The span, or a refusal at the input at fault. */
export function standing(span: Span | NoSpan, { S_eff }: Ends, forceFrom = '/effective_axial_force'): Span {
  if (stands(span)) return span
  if (span.why === 'buckled') {
    const [force, load] = [shownForce(S_eff), shownForce(-span.P_cr)]
    return refuse(forceFrom, `must not buckle the span (effective axial force ${force}, limit ${load})`)
  }
  const { low, high } = EFFECTIVE_LENGTH_END
  return refuse(
    span.lateral ? '/lateral_soil_stiffness' : '/vertical_soil_stiffness',
    `must give a relative soil stiffness above ${shown(low)} and below ${shown(high)}, the range of the effective length formula (calculated: ${shownRatio(span.beta)})`,
  )
}

/**
 * The span of length L, m; or why there is none: buckled, or outside the fit of the effective length. `f_name` prints
 * the in-line frequency where another one is used.
 */
export function spanAt(s: Section, ends: Ends, L: number, trace: Trace, f_name = 'f_IL'): Span | NoSpan {
  trace.section('Span')
  const vertical = supportOf(s, ends, L, ends.K_V, '', trace)
  if ('why' in vertical) return vertical
  const own = ends.boundary === ON_SEABED && ends.K_L !== undefined
  const lateral = own ? supportOf(s, ends, L, ends.K_L, '_IL', trace) : vertical
  if ('why' in lateral) return { ...lateral, ...(lateral.why === 'soil' && { lateral: true }) }
  const { boundary, S_eff, CSF } = ends
  const C_6 = boundaryCoefficient('C_6', boundary, trace)
  const { L_eff, P_cr } = vertical
  const { EI, m_e, q, D } = s
  const delta = trace.apply(staticDeflection, { C_6, q, L_eff, EI, CSF, S_eff, P_cr })
  const C_1 = boundaryCoefficient('C_1', boundary, trace)
  const C_3 = boundaryCoefficient('C_3', boundary, trace)
  const sideways = { C_1, CSF, EI, m_e, L_eff: lateral.L_eff, S_eff, P_cr: lateral.P_cr }
  const f_IL = trace.apply(inLineFrequency, sideways, {
    as: f_name,
    ...(own && { rename: { L_eff: 'L_eff_IL', P_cr: 'P_cr_IL' } }),
  })
  const f_CF = trace.apply(crossFlowFrequency, { C_1, CSF, EI, m_e, L_eff, S_eff, P_cr, C_3, delta, D })
  return { L, vertical, lateral, delta, f_IL, f_CF }
}

/** Effective length and buckling load; symbols of the in-line direction carry `suffix`. */
function supportOf(
  s: Section,
  { boundary, S_eff, CSF }: Ends,
  L: number,
  K: number | undefined,
  suffix: '' | '_IL',
  trace: Trace,
): Support | NoSpan {
  const on = boundary === ON_SEABED && K !== undefined
  const beta = on
    ? trace.apply(
        soilStiffnessParameter,
        { K, L, CSF, EI: s.EI },
        { as: `beta${suffix}`, rename: { K: suffix === '' ? 'K_V' : 'K_L' } },
      )
    : undefined
  if (beta !== undefined && !(beta > EFFECTIVE_LENGTH_END.low && beta < EFFECTIVE_LENGTH_END.high))
    return { why: 'soil', beta, lateral: false }
  const named = { as: `r_L${suffix}`, rename: { beta: `beta${suffix}` } }
  const r_L = beta === undefined ? undefined : trace.apply(effectiveLengthRatio, { beta }, named)
  const L_eff =
    r_L === undefined
      ? L
      : trace.apply(effectiveLength, { r_L, L }, { as: `L_eff${suffix}`, rename: { r_L: `r_L${suffix}` } })
  const C_2 = boundaryCoefficient('C_2', boundary, suffix === '' ? trace : silent)
  const P_cr = trace.apply(
    criticalBucklingLoad,
    { CSF, C_2, EI: s.EI, L_eff },
    { as: `P_cr${suffix}`, rename: { L_eff: lengthName(r_L, suffix) } },
  )
  if (!(1 + S_eff / P_cr > 0)) return { why: 'buckled', P_cr }
  return { beta, r_L, L_eff, P_cr }
}
/** Between pinned or fixed ends the effective length is the length itself. */
const lengthName = (r_L: number | undefined, suffix: string) => (r_L === undefined ? 'L_eff' : `L_eff${suffix}`)

/** Stress for an amplitude of one diameter, in line and across the flow, at mid-span and, on the seabed, at the shoulder. */
export interface UnitStress {
  readonly A_IL: number
  readonly A_CF: number
  /** The largest of mid-span and shoulder. */
  readonly A_IL_max: number
  readonly A_CF_max: number
  readonly shoulderGoverns: boolean
}

/** Unit stress amplitudes of a span, Pa; an in-line one that was given is used as it is, at every place. */
/** Where and in which direction a stress amplitude counts. */
const STRESSED = {
  A_IL: 'in line',
  A_CF: 'cross-flow',
  A_IL_sh: 'in line, at the shoulder',
  A_CF_sh: 'cross-flow, at the shoulder',
} as const

export function unitStressOf(s: Section, ends: Ends, span: Span, given: number | undefined, trace: Trace): UnitStress {
  trace.section('Unit stress amplitudes')
  const C_4 = boundaryCoefficient('C_4', ends.boundary, trace)
  const { CSF } = ends
  const at = (C: number, { L_eff }: Support, as: keyof typeof STRESSED, names: Readonly<Record<string, string>>) =>
    trace.apply(
      unitStressAmplitude,
      { C_4: C, CSF, D: s.D, D_s: s.D, t_s: s.t_s, E: s.E, L_eff },
      { as, rename: { D_s: 'D', ...names }, title: `Unit stress amplitude, ${STRESSED[as]}` },
    )
  const sideways = span.lateral === span.vertical ? 'L_eff' : 'L_eff_IL'
  const A_IL = given ?? at(C_4, span.lateral, 'A_IL', { L_eff: sideways })
  const A_CF = at(C_4, span.vertical, 'A_CF', {})
  const { r_L } = span.vertical
  const r_IL = span.lateral.r_L
  if (r_L === undefined || r_IL === undefined)
    return { A_IL, A_CF, A_IL_max: A_IL, A_CF_max: A_CF, shoulderGoverns: false }
  const own = span.lateral !== span.vertical
  const C_sh = trace.apply(shoulderStressCoefficient, { r_L })
  const C_sh_IL = own
    ? trace.apply(shoulderStressCoefficient, { r_L: r_IL }, { as: 'C_4_sh_IL', rename: { r_L: 'r_L_IL' } })
    : C_sh
  const IL_sh = given ?? at(C_sh_IL, span.lateral, 'A_IL_sh', { C_4: own ? 'C_4_sh_IL' : 'C_4_sh', L_eff: sideways })
  const CF_sh = at(C_sh, span.vertical, 'A_CF_sh', { C_4: 'C_4_sh' })
  return {
    A_IL,
    A_CF,
    A_IL_max: Math.max(A_IL, IL_sh),
    A_CF_max: Math.max(A_CF, CF_sh),
    shoulderGoverns: IL_sh > A_IL || CF_sh > A_CF,
  }
}
