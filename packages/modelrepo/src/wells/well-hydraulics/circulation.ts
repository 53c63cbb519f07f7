/** The circulation of a whole well at a flow rate: all losses, hole cleaning, and what the annulus weighs at the bit. */
import type { Trace } from '@keelson/equations'
import * as column from '@keelson/physics/drilling-hydraulics/column.ts'
import { gapDiameter, totalLoss } from '@keelson/physics/rheology/flow.ts'
import { annularVelocity } from '@keelson/standards/api-rp-13d-2010/flow.ts'
import { SURFACE_FACTOR, surfaceLoss } from '@keelson/standards/api-rp-13d-2010/surface-equipment.ts'
import { traceOfRow } from '../../_shared/rows/trace-of-row.ts'
import { type Bit, bitOf } from './bit.ts'
import { atBit, type Well } from './calculate-well.ts'
import { type Cleaning, cleaningOf, type Slowest } from './cleaning.ts'
import { annulusFlow, COMMON, flowsOf, type Moving, pipeFlow, type StretchFlow } from './flow.ts'
import type { Some } from './inputs.ts'
import { carryingLaw, type Mud, type PowerLaw, surfaceViscosity } from './mud.ts'

export interface Circulation {
  readonly string: readonly StretchFlow[]
  readonly annuli: readonly StretchFlow[]
  /** Row of the annulus where the mud velocity is lowest. */
  readonly slowest: StretchFlow
  readonly bit: Bit | undefined
  readonly law: PowerLaw
  readonly cleaning: Cleaning
  readonly dP_s: number
  readonly dP_p: number
  readonly dP_a: number
  readonly dP_c: number
  /** Of the mud with its cuttings. */
  readonly rho_e: number
  readonly p_sp: number
  readonly ECD: number
}

/** What a circulation takes beside its well. */
export type Circulated = Mud &
  Parameters<typeof cleaningOf>[0] &
  Some<
    'discharge_coefficient',
    'nozzle_sizes' | 'bit_diameter' | 'surface_equipment_case' | 'surface_equipment_pressure_loss'
  >

export const bitDiameter = (p: Some<never, 'bit_diameter'>, well: Well): number =>
  p.bit_diameter ?? atBit(well.annuli).outer

export function circulate(p: Circulated, moving: Moving, well: Well, q: number, trace: Trace): Circulation {
  const d_b = bitDiameter(p, well)
  const { string, annuli } = stretches(moving, well, q, trace)
  const bit = p.nozzle_sizes && bitOf(p, p.nozzle_sizes, q, d_b, trace)
  const law = carryingLaw(p, moving.model, trace)
  const slowest = annuli.reduce((a, b) => (b.v <= a.v ? b : a))
  const cleaning = cleaningOf(p, law, slowestOf(slowest, annuli, q, trace), q, d_b, trace)
  trace.section('Sums')
  const dP_p = trace.apply(totalLoss, losses(string), { as: 'dP_p', title: 'String pressure loss' })
  const dP_a = trace.apply(totalLoss, losses(annuli), { as: 'dP_a', title: 'Annular pressure loss' })
  const dP_s = surfaceOf(p, moving, q, trace)
  const { rho_e, dP_c } = weightOf(p, cleaning, well.D_v, trace)
  const parts = [dP_s, dP_p, bit?.dP_b, dP_a, dP_c].filter((part) => part !== undefined)
  const p_sp = trace.apply(column.standpipePressure, { dP_i: parts })
  const name = dP_c === undefined ? 'rho' : 'rho_e'
  const ECD = trace.apply(column.circulatingDensity, { rho_e, dP_a, D_v: well.D_v }, { rename: { rho_e: name } })
  return {
    ...{ string, annuli, slowest, bit, law, cleaning, dP_p, dP_a, rho_e, p_sp, ECD },
    dP_s: dP_s ?? noSurface(trace),
    dP_c: dP_c ?? 0,
  }
}

const losses = (flows: readonly StretchFlow[]) => ({ dP_j: flows.map((f) => f.dP) })

/** The rows at the bit are traced, the others stand in the table. */
function stretches(moving: Moving, well: Well, q: number, trace: Trace) {
  const inside = traceOfRow(trace, 'String at the bit', 'i', COMMON)
  inside.section('flow')
  const string = flowsOf(well.string, (row, own) => pipeFlow(moving, row, q, own), atBit(well.string), inside)
  const outside = traceOfRow(trace, 'Annulus at the bit', 'a', COMMON)
  outside.section('flow')
  const annuli = flowsOf(well.annuli, (row, own) => annulusFlow(moving, row, q, own), atBit(well.annuli), outside)
  return { string, annuli }
}

/** Its own steps, where it is not the row at the bit. */
function slowestOf(slowest: StretchFlow, annuli: readonly StretchFlow[], q: number, trace: Trace): Slowest {
  const { outer: d_h, inner: d_p } = slowest.stretch
  const width = gapDiameter.evaluateSI({ d_h, d_p })
  if (slowest === atBit(annuli)) return { v_c: slowest.v, d_ec: width, names: { v_c: 'v_a', d_ec: 'd_e_a' } }
  return slowStretch(q, d_h, d_p, trace)
}

/** The velocity in one annulus. */
export function slowStretch(q: number, d_h: number, d_p: number, trace: Trace): Slowest {
  const own = traceOfRow(trace, 'Annulus with lowest mud velocity', 'c', COMMON)
  own.section('velocity')
  const v_c = own.apply(annularVelocity, { q, d_h, d_p })
  return { v_c, d_ec: own.apply(gapDiameter, { d_h, d_p }), names: { v_c: 'v_c', d_ec: 'd_e_c' } }
}

/** As given, or by the type of the equipment; undefined without either. */
function surfaceOf(p: Circulated, { model, rho }: Moving, q: number, trace: Trace): number | undefined {
  if (p.surface_equipment_pressure_loss !== undefined) return p.surface_equipment_pressure_loss
  const type = p.surface_equipment_case as keyof typeof SURFACE_FACTOR | undefined
  if (type === undefined) return undefined
  const PV = surfaceViscosity(p, model, trace)
  return trace.apply(surfaceLoss, { E_s: SURFACE_FACTOR[type], rho, q, PV })
}

const noSurface = (trace: Trace): number =>
  trace.lookup({
    symbol: surfaceLoss.symbol,
    title: surfaceLoss.title,
    unit: surfaceLoss.unit,
    source: surfaceLoss.source,
    clause: surfaceLoss.clause,
    value: 0,
    cell: 'neither the equipment type nor the pressure loss is entered',
  })

/** Without a rate of penetration, or in a hole that is not cleaned, that of the mud alone. */
function weightOf(p: Circulated, { C_c }: Cleaning, D_v: number, trace: Trace) {
  const { mud_weight: rho, cuttings_density: rho_s } = p
  if (C_c === undefined) return { rho_e: rho, dP_c: undefined }
  const rho_e = trace.apply(column.ladenDensity, { rho, C_c, rho_s })
  return { rho_e, dP_c: trace.apply(column.cuttingsLoad, { D_v, rho_e, rho }) }
}

/** Nothing without a strength of the gel. */
export const gelOf = (p: Some<never, 'gel_strength'>, { annuli }: Well, trace: Trace): number | undefined =>
  p.gel_strength === undefined
    ? undefined
    : trace.apply(column.gelPressure, {
        tau_g: p.gel_strength,
        L_j: annuli.map((a) => a.length),
        d_hj: annuli.map((a) => a.outer),
        d_pj: annuli.map((a) => a.inner),
      })
