/** What raises the stress range before the curve is read: thickness, concentration and mean stress. DNV-RP-C203 (2016) 2.4. */
import { constant, equation, max, min, reachRule } from '@keelson/equations'
import { COEFFICIENTS, type Environment, FREE_CORROSION } from './sn-curves.ts'
import { dnvRpC203 } from './source.ts'
import type { StructuralCurve } from './structural-curves.ts'

const CLAUSE = { source: dnvRpC203, clause: '2.4.3' } as const

const reference = (value: number) =>
  constant({ ...CLAUSE, symbol: 't_ref', title: 'Reference thickness', value, unit: 'mm' })
export const REFERENCE_THICKNESS = reference(25)
export const TUBULAR_REFERENCE_THICKNESS = reference(16)

/** Thickness exponents that table 2-4 has otherwise than tables 2-1 and 2-2. */
export const FREE_CORROSION_EXPONENTS: Readonly<Partial<Record<StructuralCurve, number>>> = {
  C: 0.15,
  C1: 0.15,
  C2: 0.15,
}
/** Of curve T, up to a stress concentration factor and above it. DNV-RP-C203 (2016) table 2-1. */
export const TUBULAR_EXPONENTS = { upTo: 0.25, above: 0.3, SCF: 10 } as const

/** Thickness exponent k of a curve in an environment. */
export function thicknessExponent(name: StructuralCurve, environment: Environment, SCF: number): number {
  if (name === 'T') return SCF <= TUBULAR_EXPONENTS.SCF ? TUBULAR_EXPONENTS.upTo : TUBULAR_EXPONENTS.above
  const own = environment === FREE_CORROSION ? FREE_CORROSION_EXPONENTS[name] : undefined
  return own ?? COEFFICIENTS[name].k
}

/** Thickness of the curve, its constant with its clause. */
export const referenceThickness = (name: StructuralCurve) =>
  name === 'T' ? TUBULAR_REFERENCE_THICKNESS : REFERENCE_THICKNESS

export const ATTACHMENT_BASE = constant({
  ...CLAUSE,
  symbol: 't_0',
  title: 'Effective thickness at zero attachment length',
  value: 14,
  unit: 'mm',
})
export const ATTACHMENT_SHARE = constant({
  ...CLAUSE,
  symbol: 'c_L',
  title: 'Attachment length fraction',
  value: 0.66,
  unit: '-',
})

/** Transverse attachments, T-joints and cruciform joints: the thickness counts only as far as the attachment is long. */
export const attachmentThickness = equation({
  ...CLAUSE,
  symbol: 't_L',
  title: 'Thickness limit from attachment length',
  unit: 'mm',
  where: {
    t_0: ['effective thickness at zero attachment length', 'mm'],
    c_L: ['attachment length fraction', '-'],
    L_t: ['attachment length', 'mm'],
    t: ['plate thickness', 'mm'],
  },
  evaluate: ({ t_0, c_L, L_t, t }) => min(t_0 + c_L * L_t, t),
})

/** A thinner plate has no benefit. */
export const effectiveThickness = equation({
  ...CLAUSE,
  symbol: 't_eff',
  title: 'Effective thickness',
  unit: 'mm',
  where: { t: ['plate thickness', 'mm'], t_ref: ['reference thickness', 'mm'] },
  evaluate: ({ t, t_ref }) => max(t, t_ref),
})

export const thicknessFactor = equation({
  ...CLAUSE,
  symbol: 'f_t',
  title: 'Thickness factor',
  unit: '-',
  where: {
    t_eff: ['effective thickness', 'mm'],
    t_ref: ['reference thickness', 'mm'],
    k: ['thickness exponent', '-'],
  },
  evaluate: ({ t_eff, t_ref, k }) => (t_eff / t_ref) ** k,
})

export const meanStressOfBaseMetal = reachRule({
  source: dnvRpC203,
  clause: '2.5',
  title: 'The mean stress reduction applies to base metal only',
  because: 'welds contain residual tensile stress, so compressive stress counts in full',
})

/** On the nominal range: concentration, mean stress of base metal (2.5) and thickness. */
export const rangeFactor = equation({
  ...CLAUSE,
  symbol: 'F',
  title: 'Nominal stress range factor',
  unit: '-',
  where: {
    SCF: ['stress concentration factor', '-'],
    f_m: ['mean stress factor', '-'],
    f_t: ['thickness factor', '-'],
  },
  evaluate: ({ SCF, f_m, f_t }) => SCF * f_m * f_t,
})

/** The same where no thickness is given. */
export const plainFactor = equation({
  ...CLAUSE,
  symbol: 'F',
  title: 'Nominal stress range factor, excluding thickness',
  unit: '-',
  where: { SCF: ['stress concentration factor', '-'], f_m: ['mean stress factor', '-'] },
  evaluate: ({ SCF, f_m }) => SCF * f_m,
})

export const effectiveRange = equation({
  ...CLAUSE,
  symbol: 'S',
  title: 'Effective stress range',
  unit: 'MPa',
  where: { F: ['nominal stress range factor', '-'], S_n: ['nominal stress range', 'MPa'] },
  evaluate: ({ F, S_n }) => F * S_n,
})

/** The same factor on the scale of a distribution. */
export const effectiveScale = equation({
  ...CLAUSE,
  symbol: 'q',
  title: 'Weibull scale, effective stress range',
  unit: 'MPa',
  where: { F: ['nominal stress range factor', '-'], q_0: ['Weibull scale, nominal stress range', 'MPa'] },
  evaluate: ({ F, q_0 }) => F * q_0,
})

/** The nominal range of an effective one. */
export const nominalExtreme = equation({
  ...CLAUSE,
  symbol: 'dS_n',
  title: 'Nominal stress range exceeded once',
  unit: 'MPa',
  where: { dS_0: ['effective stress range exceeded once', 'MPa'], F: ['nominal stress range factor', '-'] },
  evaluate: ({ dS_0, F }) => dS_0 / F,
})
