/** What the detail makes of a nominal stress range: thickness, concentration and mean stress in one factor. */
import type { Constant, Trace } from '@keelson/equations'
import { dnvRpC203 } from '@keelson/standards/dnv-rp-c203-2016/source.ts'
import { type StructuralCurve, structuralTable } from '@keelson/standards/dnv-rp-c203-2016/structural-curves.ts'
import * as rule from '@keelson/standards/dnv-rp-c203-2016/thickness.ts'
import { C203 } from '../../_shared/sn-curves/families.ts'
import type { RunCurve } from './calculate-curve.ts'
import type { Params } from './inputs.ts'

export interface Detail {
  /** Factor on the nominal range. */
  readonly F: number
  /** Thickness that counts, m; undefined where nothing says from which one on. */
  readonly t_eff: number | undefined
  readonly t_ref: number | undefined
  /** Thickness that the attachment length allows, m. */
  readonly t_L: number | undefined
}

export function detailOf(p: Params, curve: RunCurve, trace: Trace): Detail {
  trace.section('Thickness and stress range factors')
  const { stress_concentration_factor: SCF, mean_stress_factor: f_m, thickness } = p
  const t_ref = p.reference_thickness ?? referenceOf(curve)
  const known = numberOf(t_ref)
  if (thickness === undefined || t_ref === undefined || known === undefined) {
    const F = trace.apply(rule.plainFactor, { SCF, f_m })
    return { F, t_eff: thicknessOfReference(t_ref, trace), t_ref: known, t_L: undefined }
  }
  const t_L = attachmentOf(p, thickness, trace)
  const names = t_L === undefined ? {} : { rename: { t: 't_L' } }
  const t_eff = trace.apply(rule.effectiveThickness, { t: t_L ?? thickness, t_ref }, names)
  const k = exponentOf(p, curve, trace)
  if (k === undefined) return { F: trace.apply(rule.plainFactor, { SCF, f_m }), t_eff, t_ref: known, t_L }
  const f_t = trace.apply(rule.thicknessFactor, { t_eff, t_ref, k })
  return { F: trace.apply(rule.rangeFactor, { SCF, f_m, f_t }), t_eff, t_ref: known, t_L }
}

/** Without a thickness that of the reference counts. */
function thicknessOfReference(t_ref: number | Constant | undefined, trace: Trace): number | undefined {
  if (typeof t_ref !== 'object') return t_ref
  const { source, clause = '' } = t_ref
  const [symbol, title, cell] = [
    't_eff',
    'Effective thickness',
    'reference thickness (thickness not provided)',
  ] as const
  return trace.lookup({ symbol, title, unit: 'mm', source, clause, value: t_ref.si, cell })
}

const numberOf = (t: number | Constant | undefined): number | undefined => (typeof t === 'object' ? t.si : t)

/** The curve of DNV-RP-C203 that a run is on; undefined on any other. */
const ofC203 = ({ chosen }: RunCurve) =>
  chosen?.family === C203 ? { name: chosen.name as StructuralCurve, environment: chosen.environment } : undefined

function referenceOf(curve: RunCurve): Constant | undefined {
  const own = ofC203(curve)
  return own === undefined ? undefined : rule.referenceThickness(own.name)
}

function attachmentOf({ weld_attachment_length: L_t }: Params, t: number, trace: Trace): number | undefined {
  if (L_t === undefined) return undefined
  return trace.apply(rule.attachmentThickness, { t_0: rule.ATTACHMENT_BASE, c_L: rule.ATTACHMENT_SHARE, L_t, t })
}

/** Given, or read from the table of the curve; a user curve without one is not corrected. */
function exponentOf(p: Params, curve: RunCurve, trace: Trace): number | undefined {
  if (p.thickness_exponent !== undefined) return p.thickness_exponent
  const own = ofC203(curve)
  if (own === undefined) return undefined
  return trace.lookup({
    symbol: 'k',
    title: 'Thickness exponent',
    unit: '-',
    source: dnvRpC203,
    clause: structuralTable(own.name, own.environment),
    value: rule.thicknessExponent(own.name, own.environment, p.stress_concentration_factor),
    cell: `curve ${own.name}`,
  })
}
