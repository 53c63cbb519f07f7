/** Wind and current by the user's own coefficients, in the form of OCIMF. SI. */
import type { Trace } from '@keelson/equations'
import * as ocimf from '@keelson/standards/ocimf-1994/loads.ts'
import { ocimf as source } from '@keelson/standards/ocimf-1994/source.ts'
import { given } from '@keelson/workflow'
import {
  type CoefficientRow,
  type Coefficients,
  readCoefficients,
} from '../../_shared/hull-coefficients/coefficients.ts'
import type { Current, Loads, Wind } from './calculate-loads.ts'
import { windSpeedOf } from './calculate-wind-speed.ts'
import type { Params } from './inputs.ts'

type Rows = NonNullable<Params['wind_coefficients']>

export function byTable(p: Params, trace: Trace): Loads {
  trace.section('Wind')
  const speed = windSpeedOf(p, trace)
  const { wind_coefficients } = given(p, 'wind_coefficients')
  const coefficients = speed > 0 ? read(p, 'wind', wind_coefficients, trace) : undefined
  const wind = coefficients ? windOf(p, speed, coefficients, trace) : still('w', 'wind', trace)
  trace.section('Current')
  const { current_coefficients: rows } = p
  const current =
    p.current_speed > 0 && rows !== undefined
      ? currentOf(p, read(p, 'current', rows, trace), trace)
      : still('c', 'current', trace)
  return { method: 'coefficient_table', wind, current, speed, ...(coefficients && { coefficients }) }
}

const rowsOf = (rows: Rows): CoefficientRow[] =>
  rows.map(({ heading, cx, cy, cxy }) => ({ heading, x: cx, y: cy, yaw: cxy }))

const read = (p: Params, of: 'wind' | 'current', rows: Rows, trace: Trace) =>
  readCoefficients(
    rowsOf(rows),
    { of, heading: p[`${of}_direction`], symbol: of === 'wind' ? 'theta_w' : 'theta_c', called: 'direction' },
    trace,
  )

function windOf(p: Params, V: number, C: Coefficients, trace: Trace): Wind {
  const g = given(p, 'transverse_wind_area', 'longitudinal_wind_area', 'vessel_length_lbp')
  const [A_T, A_L, L_BP] = [g.transverse_wind_area, g.longitudinal_wind_area, g.vessel_length_lbp]
  const air = { rho_a: p.air_density, V }
  const own = { V: 'V_w' }
  return {
    x: trace.apply(ocimf.windForceX, { ...air, C_x: C.x, A_T }, { rename: { ...own, C_x: 'C_wx' } }),
    y: trace.apply(ocimf.windForceY, { ...air, C_y: C.y, A_L }, { rename: { ...own, C_y: 'C_wy' } }),
    yaw: trace.apply(ocimf.windMoment, { ...air, C_m: C.yaw, A_L, L_BP }, { rename: { ...own, C_m: 'C_wm' } }),
  }
}

function currentOf(p: Params, C: Coefficients, trace: Trace): Current {
  const { vessel_length_lbp: L_BP, draft: T } = given(p, 'vessel_length_lbp', 'draft')
  const water = { rho_w: p.water_density, V: p.current_speed, L_BP, T }
  const own = { V: 'V_c' }
  return {
    x: trace.apply(ocimf.currentForceX, { ...water, C_x: C.x }, { rename: { ...own, C_x: 'C_cx' } }),
    y: trace.apply(ocimf.currentForceY, { ...water, C_y: C.y }, { rename: { ...own, C_y: 'C_cy' } }),
    yaw: trace.apply(ocimf.currentMoment, { ...water, C_m: C.yaw }, { rename: { ...own, C_m: 'C_cm' } }),
  }
}

function still(k: 'w' | 'c', of: string, trace: Trace) {
  const none = (symbol: string, title: string, unit: string) =>
    trace.lookup({ symbol, title, unit, source, clause: `${of} force and moment`, value: 0, cell: `no ${of}` })
  return {
    x: none(`F_${k}x`, `Force of the ${of} forward`, 'N'),
    y: none(`F_${k}y`, `Force of the ${of} to port`, 'N'),
    yaw: none(`M_${k}`, `Yaw moment of the ${of}`, 'N*m'),
  }
}
