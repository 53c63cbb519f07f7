/** The curve of the run, and what thickness and concentration make of a nominal range. */
import { constant, type Trace } from '@keelson/equations'
import { type ClosedCurve, closedCurve, type NamedCurve } from '@keelson/physics/fatigue/named-curve.ts'
import { ENVIRONMENT_NAMES } from '@keelson/standards/dnv-rp-c203-2016/sn-curves.ts'
import { dnvRpC203 } from '@keelson/standards/dnv-rp-c203-2016/source.ts'
import { printedCurve, structuralTable } from '@keelson/standards/dnv-rp-c203-2016/structural-curves.ts'
import * as rule from '@keelson/standards/dnv-rp-c203-2016/thickness.ts'
import type { Params } from './inputs.ts'

export interface RunCurve {
  readonly closed: ClosedCurve
  /** The curve with its constants read. */
  readonly read: NamedCurve
  readonly title: string
  /** Effective range at the knee, Pa; undefined on one line. */
  readonly S_1: number | undefined
}

export function curveOf({ sn_curve, environment }: Params, trace: Trace): RunCurve {
  trace.section('S-N curve')
  const named = printedCurve(sn_curve, environment)
  const closed = closedCurve(named, trace)
  return {
    closed,
    read: { ...named, lines: undefined, knee: undefined },
    title: `curve ${sn_curve}, ${ENVIRONMENT_NAMES[environment]}`,
    S_1: 'S_1' in closed ? closed.S_1 : undefined,
  }
}

/** Weld stresses count by their range alone. */
const NO_MEAN_STRESS = constant({
  symbol: 'f_m',
  title: 'Mean stress factor (none applied)',
  value: 1,
  unit: '-',
  source: dnvRpC203,
  clause: '2.5',
})

/** Thickness factor of a wall, m; undefined where it is not corrected. */
export function thicknessOf(p: Params, t: number, trace: Trace): number | undefined {
  if (!p.thickness_correction) return undefined
  const t_ref = rule.REFERENCE_THICKNESS
  const t_eff = trace.apply(rule.effectiveThickness, { t, t_ref })
  const k = trace.lookup({
    symbol: 'k',
    title: 'Thickness exponent',
    unit: '-',
    source: dnvRpC203,
    clause: structuralTable(p.sn_curve, p.environment),
    value: rule.thicknessExponent(p.sn_curve, p.environment, 1),
    cell: `curve ${p.sn_curve}`,
  })
  return trace.apply(rule.thicknessFactor, { t_eff, t_ref, k })
}

/** Factor on a nominal range; `mark` tells waves from vortices in the trace. */
export function factorOf(SCF: number, f_t: number | undefined, mark: string, trace: Trace): number {
  const names = { as: `F_${mark}`, rename: { SCF: `SCF_${mark}` } }
  return f_t === undefined
    ? trace.apply(rule.plainFactor, { SCF, f_m: NO_MEAN_STRESS }, names)
    : trace.apply(rule.rangeFactor, { SCF, f_m: NO_MEAN_STRESS, f_t }, names)
}
