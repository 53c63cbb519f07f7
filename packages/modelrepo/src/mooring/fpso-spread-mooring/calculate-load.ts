/** Mean load of wind, current and waves, each along its heading. SI. */
import type { Trace } from '@keelson/equations'
import type { MeanLoad } from '@keelson/physics/mooring-system/system.ts'
import * as environment from '@keelson/standards/api-rp-2sk-2005/environment.ts'
import { apiRp2sk } from '@keelson/standards/api-rp-2sk-2005/source.ts'
import { given } from '@keelson/workflow'
import { externalLoad, isExternal } from '../_shared/spread/load.ts'
import type { Params } from './inputs.ts'

export interface Environment {
  readonly wind: number
  readonly current: number
  readonly drift: number
}

/** The load, and what of it each part of the environment gives; nothing of the latter where the load is given. */
export function loadOf(p: Params, trace: Trace): { readonly load: MeanLoad; readonly environment?: Environment } {
  if (isExternal(p)) return { load: externalLoad(p, trace) }
  const [wind, current, drift] = [windOf(p, trace), currentOf(p, trace), driftOf(p, trace)]
  trace.section('Mean load')
  const vectors = {
    F_w: wind,
    phi_w: p.wind_heading,
    F_c: current,
    phi_c: p.current_heading,
    F_d: drift,
    phi_d: p.wave_heading,
  }
  const x = trace.apply(environment.totalForceX, vectors)
  const y = trace.apply(environment.totalForceY, vectors)
  const yaw = trace.lookup({ ...NO_YAW, value: 0 })
  return { load: { x, y, yaw }, environment: { wind, current, drift } }
}

const NO_YAW = {
  symbol: 'M_z',
  title: 'Mean yaw moment',
  unit: 'N*m',
  source: apiRp2sk,
  clause: 'environmental forces',
  cell: 'environmental forces act amidships',
}

const none = (trace: Trace, symbol: string, title: string, why: string): number =>
  trace.lookup({ symbol, title, unit: 'N', source: apiRp2sk, clause: 'environmental forces', value: 0, cell: why })

function windOf(p: Params, trace: Trace): number {
  trace.section('Wind')
  if (p.wind_speed === 0) return none(trace, 'F_w', 'Wind force', 'no wind')
  const area = given(p, 'wind_effective_area_frontal', 'wind_effective_area_lateral')
  const on = (A: number, k: 'x' | 'y', side: string) =>
    trace.apply(
      environment.windForce,
      { C_w: environment.WIND_COEFFICIENT, A, V: p.wind_speed },
      { as: `F_w${k}`, title: `${side} wind force`, rename: { A: `A_${k}`, V: 'V_w' } },
    )
  const F_x = on(area.wind_effective_area_frontal, 'x', 'Bow')
  const F_y = on(area.wind_effective_area_lateral, 'y', 'Beam')
  return oblique(F_x, F_y, p.wind_heading, 'w', 'Wind force', trace)
}

function currentOf(p: Params, trace: Trace): number {
  trace.section('Current')
  if (p.current_speed === 0) return none(trace, 'F_c', 'Current force', 'no current')
  const { wetted_surface_area: S } = given(p, 'wetted_surface_area')
  const on = (C_c: typeof environment.BOW_CURRENT_COEFFICIENT, k: 'x' | 'y', side: string) =>
    trace.apply(
      environment.currentForce,
      { C_c, S, V: p.current_speed },
      { as: `F_c${k}`, title: `${side} current force`, rename: { C_c: `C_c${k}`, S: 'S_w', V: 'V_c' } },
    )
  const F_x = on(environment.BOW_CURRENT_COEFFICIENT, 'x', 'Bow')
  const F_y = on(environment.BEAM_CURRENT_COEFFICIENT, 'y', 'Beam')
  return oblique(F_x, F_y, p.current_heading, 'c', 'Current force', trace)
}

function driftOf(p: Params, trace: Trace): number {
  trace.section('Waves')
  const { significant_wave_height: H_s } = p
  if (H_s === 0) return none(trace, 'F_d', 'Mean wave drift force', 'no waves')
  const g = given(p, 'mean_drift_coefficient_head', 'mean_drift_coefficient_beam')
  const on = (C_d: number, k: 'x' | 'y', seas: string) =>
    trace.apply(
      environment.heightDriftForce,
      { C_d, H_s },
      { as: `F_d${k}`, title: `${seas} seas mean drift force`, rename: { C_d: `C_d${k}` } },
    )
  const F_x = on(g.mean_drift_coefficient_head, 'x', 'Head')
  const F_y = on(g.mean_drift_coefficient_beam, 'y', 'Beam')
  return oblique(F_x, F_y, p.wave_heading, 'd', 'Mean wave drift force', trace)
}

const oblique = (F_x: number, F_y: number, phi: number, k: 'w' | 'c' | 'd', title: string, trace: Trace): number =>
  trace.apply(
    environment.obliqueForce,
    { F_x, F_y, phi },
    { as: `F_${k}`, title, rename: { F_x: `F_${k}x`, F_y: `F_${k}y`, phi: `phi_${k}` } },
  )
