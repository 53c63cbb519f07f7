/** Pressures at the point, outside and inside. */
import { house, type Lookup, type Trace } from '@keelson/equations'
import { designPressureAtElevation, waterPressureAtElevation } from '@keelson/physics/hydrostatic-pressure.ts'
import { incidentalPressure, localIncidentalPressure } from '@keelson/standards/dnv-st-f101-2021/pressures.ts'
import type { Point } from './calculate-limit-states.ts'
import type { Params } from './inputs.ts'
import { CODES, F101, runs } from './modes.ts'

export interface Pressures extends Point {
  /** undefined where the local incidental pressure was given, or DNV-ST-F101 is not run. */
  readonly p_inc: number | undefined
}

export function pressuresOf(p: Params, trace: Trace): Pressures {
  trace.section('Pressures at the point')
  const p_e = externalPressure(p, trace)
  return { ...inside(p, p.design_pressure, p.point_elevation, trace), p_e }
}

const NO_WATER: Lookup = {
  symbol: 'p_e',
  title: 'External pressure',
  unit: 'Pa',
  source: house,
  clause: 'convention: no credit for an unknown external pressure',
  value: 0,
  cell: 'neither a pressure nor an elevation is entered',
}

/** As given, or of the water above the point; none where neither is known. */
function externalPressure(p: Params, trace: Trace): number {
  if (p.external_pressure !== undefined) return p.external_pressure
  if (p.point_elevation === undefined) return trace.lookup(NO_WATER)
  return trace.apply(waterPressureAtElevation, { rho_w: p.water_density, g: p.gravity, h_l: p.point_elevation })
}

/** Design and incidental pressure at an elevation, Pa, from a design pressure at the reference elevation. */
export function inside(p: Params, p_d: number, h_l: number | undefined, trace: Trace) {
  const head = headAt(p, h_l)
  const incidental = runs(p, F101) ? incidentalAt(p, p_d, head, trace) : { p_inc: undefined, p_li: undefined }
  const others = CODES.some((code) => code !== F101 && runs(p, code))
  const local = others && head ? trace.apply(designPressureAtElevation, { p_d, ...head }) : p_d
  return { ...incidental, p_d: local }
}

type Head = { readonly rho_cont: number; readonly g: number; readonly h_ref: number; readonly h_l: number } | undefined

/** undefined where the elevation or the contents are not known: no head is added. */
function headAt(p: Params, h_l: number | undefined): Head {
  const { content_density: rho_cont, gravity: g, reference_elevation: h_ref } = p
  return h_l === undefined || rho_cont === undefined ? undefined : { rho_cont, g, h_ref, h_l }
}

/** Whether the pressure inside is that at the reference elevation. */
export const headless = (p: Params): boolean => headAt(p, p.point_elevation) === undefined

function incidentalAt(p: Params, p_d: number, head: Head, trace: Trace) {
  if (p.local_incidental_pressure !== undefined) return { p_inc: undefined, p_li: p.local_incidental_pressure }
  const p_inc = trace.apply(incidentalPressure, { gamma_inc: p.incidental_to_design_ratio, p_d })
  return { p_inc, p_li: head ? trace.apply(localIncidentalPressure, { p_inc, ...head }) : p_inc }
}
