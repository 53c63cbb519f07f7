/** Pressures at the point, outside and inside. */
import { house, type Lookup, type Trace } from '@keelson/equations'
import { waterPressureAtElevation } from '@keelson/physics/hydrostatic-pressure.ts'
import { incidentalPressure, localIncidentalPressure } from '@keelson/standards/dnv-st-f101-2021/pressures.ts'
import type { Point } from './calculate-limit-states.ts'
import { F101, runs } from './modes.ts'
import type { Params } from './params.ts'

export interface Pressures extends Point {
  /** undefined where the local incidental pressure was given, or DNV-ST-F101 is not run. */
  readonly p_inc: number | undefined
}

export function pressuresOf(p: Params, trace: Trace): Pressures {
  trace.section('Pressures at the point')
  const p_e = externalPressure(p, trace)
  const inner = runs(p, F101) ? incidental(p, p.design_pressure, p.point_elevation, trace) : undefined
  return { p_d: p.design_pressure, p_e, p_inc: inner?.p_inc, p_li: inner?.p_li }
}

const NO_WATER: Lookup = {
  symbol: 'p_e',
  title: 'External pressure',
  unit: 'Pa',
  source: house,
  clause: 'no credit for what is not known',
  value: 0,
  cell: 'neither a pressure nor an elevation is given',
}

/** As given, or of the water above the point; none where neither is known. */
function externalPressure(p: Params, trace: Trace): number {
  if (p.external_pressure !== undefined) return p.external_pressure
  if (p.point_elevation === undefined) return trace.lookup(NO_WATER)
  return trace.apply(waterPressureAtElevation, { rho_w: p.water_density, g: p.gravity, h_l: p.point_elevation })
}

/** Incidental pressure at the reference elevation and at a point; the same where the elevation is not known. */
export function incidental(p: Params, p_d: number, h_l: number | undefined, trace: Trace) {
  if (p.local_incidental_pressure !== undefined) return { p_inc: undefined, p_li: p.local_incidental_pressure }
  const p_inc = trace.apply(incidentalPressure, { gamma_inc: p.incidental_to_design_ratio, p_d })
  if (h_l === undefined) return { p_inc, p_li: p_inc }
  const head = { rho_cont: p.content_density, g: p.gravity, h_ref: p.reference_elevation, h_l }
  return { p_inc, p_li: trace.apply(localIncidentalPressure, { p_inc, ...head }) }
}
