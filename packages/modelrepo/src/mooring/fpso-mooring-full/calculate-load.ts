/** Mean load of wind, current and waves on the hull, in axes of the vessel before it moves. SI. */
import type { Trace } from '@keelson/equations'
import type { MeanLoad } from '@keelson/physics/mooring-system/system.ts'
import * as environment from '@keelson/standards/api-rp-2sk-2005/environment.ts'
import * as ocimf from '@keelson/standards/ocimf-1994/loads.ts'
import { ocimf as source } from '@keelson/standards/ocimf-1994/source.ts'
import { given } from '@keelson/workflow'
import { externalLoad, isExternal } from '../_shared/spread/load.ts'
import { coefficientsOf } from './calculate-coefficients.ts'
import { driftOf } from './calculate-drift.ts'
import type { Params } from './inputs.ts'

/** What wind or current does to the hull: N and N m, and the size of the force. */
export interface Push {
  readonly x: number
  readonly y: number
  readonly moment: number
  readonly force: number
}

export interface Environment {
  readonly wind: Push
  readonly current: Push
  readonly drift: number
}

/** The load, and what of it each part of the environment gives; nothing of the latter where the load is given. */
export function loadOf(p: Params, trace: Trace): { readonly load: MeanLoad; readonly environment?: Environment } {
  if (isExternal(p)) return { load: externalLoad(p, trace) }
  trace.section('Wind')
  const wind = p.wind_speed > 0 ? windOf(p, trace) : still('w', 'no wind', trace)
  trace.section('Current')
  const current = p.current_speed > 0 ? currentOf(p, trace) : still('c', 'no current', trace)
  trace.section('Waves')
  const drift = driftOf(p, trace)
  trace.section('Mean load')
  const along = { F_d: drift, phi_d: p.wave_heading }
  const x = trace.apply(environment.meanForceX, { F_wx: wind.x, F_cx: current.x, ...along })
  const y = trace.apply(environment.meanForceY, { F_wy: wind.y, F_cy: current.y, ...along })
  const yaw = trace.apply(environment.meanMoment, { M_w: wind.moment, M_c: current.moment })
  return { load: { x, y, yaw }, environment: { wind, current, drift } }
}

function windOf(p: Params, trace: Trace): Push {
  const g = given(p, 'wind_area_frontal', 'wind_area_lateral', 'length_between_perpendiculars')
  const [A_T, A_L, L_BP] = [g.wind_area_frontal, g.wind_area_lateral, g.length_between_perpendiculars]
  const C = coefficientsOf(p, 'wind', trace)
  const air = { rho_a: p.air_density, V: p.wind_speed }
  const x = trace.apply(ocimf.windForceX, { ...air, C_x: C.x, A_T }, { rename: { C_x: 'C_wx', V: 'V_w' } })
  const y = trace.apply(ocimf.windForceY, { ...air, C_y: C.y, A_L }, { rename: { C_y: 'C_wy', V: 'V_w' } })
  const moment = trace.apply(ocimf.windMoment, { ...air, C_m: C.yaw, A_L, L_BP }, { rename: { C_m: 'C_wm', V: 'V_w' } })
  return { x, y, moment, force: sized(x, y, 'w', 'Wind force', trace) }
}

function currentOf(p: Params, trace: Trace): Push {
  const { length_between_perpendiculars: L_BP, draft: T } = given(p, 'length_between_perpendiculars', 'draft')
  const C = coefficientsOf(p, 'current', trace)
  const water = { rho_w: p.water_density, V: p.current_speed, L_BP, T }
  const own = { V: 'V_c', T: 'T_d' }
  const x = trace.apply(ocimf.currentForceX, { ...water, C_x: C.x }, { rename: { ...own, C_x: 'C_cx' } })
  const y = trace.apply(ocimf.currentForceY, { ...water, C_y: C.y }, { rename: { ...own, C_y: 'C_cy' } })
  const moment = trace.apply(ocimf.currentMoment, { ...water, C_m: C.yaw }, { rename: { ...own, C_m: 'C_cm' } })
  return { x, y, moment, force: sized(x, y, 'c', 'Current force', trace) }
}

const sized = (F_x: number, F_y: number, k: 'w' | 'c', title: string, trace: Trace): number =>
  trace.apply(environment.forceSize, { F_x, F_y }, { as: `F_${k}`, title, rename: { F_x: `F_${k}x`, F_y: `F_${k}y` } })

function still(k: 'w' | 'c', cell: string, trace: Trace): Push {
  const of = k === 'w' ? 'wind' : 'current'
  const none = (symbol: string, title: string, unit: string) =>
    trace.lookup({ symbol, title, unit, source, clause: `${of} force and moment`, value: 0, cell })
  return {
    x: none(`F_${k}x`, `${of === 'wind' ? 'Wind' : 'Current'} surge force`, 'N'),
    y: none(`F_${k}y`, `${of === 'wind' ? 'Wind' : 'Current'} sway force`, 'N'),
    moment: none(`M_${k}`, `${of === 'wind' ? 'Wind' : 'Current'} yaw moment`, 'N*m'),
    force: 0,
  }
}
