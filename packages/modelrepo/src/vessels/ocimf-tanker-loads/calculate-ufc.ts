/** Wind on a moored ship by UFC 4-159-03, and the current beside it. SI. */
import type { Trace } from '@keelson/equations'
import { ufcMoorings } from '@keelson/standards/ufc-4-159-03-2005/source.ts'
import * as ufc from '@keelson/standards/ufc-4-159-03-2005/wind.ts'
import { given } from '@keelson/workflow'
import { onEitherSide, sideSymbol } from './calculate-either-side.ts'
import type { Loads } from './calculate-loads.ts'
import { currentByUfc } from './calculate-ufc-current.ts'
import { windSpeedOf } from './calculate-wind-speed.ts'
import type { Params } from './inputs.ts'

const ON_LATERAL = { A_S: 'A_SS', L_WL: 'L_BP' }

export function byUfc(p: Params, trace: Trace): Loads {
  trace.section('Wind')
  const speed = windSpeedOf(p, trace)
  const g = given(p, 'transverse_wind_area', 'longitudinal_wind_area')
  const air = { rho_a: p.air_density, V_w: speed }
  const C_yw = transverseCoefficient(p, g.longitudinal_wind_area, trace)
  const f_yw = trace.apply(ufc.transverseShape, { theta_w: p.wind_direction })
  const y = trace.apply(ufc.transverseForce, { ...air, A_L: g.longitudinal_wind_area, C_yw, f_yw })
  const { C_xw, f_xw } = longitudinal(p, trace)
  const x = trace.apply(ufc.longitudinalForce, { ...air, A_T: g.transverse_wind_area, C_xw, f_xw })
  const directional = (C: number, f: number, k: 'x' | 'y') =>
    trace.apply(ufc.directional, { C, f }, { as: `C_w${k}`, rename: { C: `C_${k}w`, f: `f_${k}w` } })
  const coefficients = { x: directional(C_xw, f_xw, 'x'), y: directional(C_yw, f_yw, 'y') }
  const { current, ...parts } = currentByUfc(p, trace)
  return { method: 'ufc_4_159_03', wind: { x, y }, current, coefficients, speed, ufc: { C_yw, ...parts } }
}

function transverseCoefficient(p: Params, A_L: number, trace: Trace): number {
  const { vessel_length_lbp: L_WL } = given(p, 'vessel_length_lbp')
  const { superstructure_lateral_area: A_S, transverse_wind_constant: C_w } = p
  const A_H = trace.apply(ufc.hullArea, { A_L, A_S }, { rename: ON_LATERAL })
  const h_H = trace.apply(ufc.hullHeight, { A_H, L_WL }, { rename: ON_LATERAL })
  const heights = { C_w, h_H, h_R: ufc.REFERENCE_HEIGHT }
  if (A_S === 0) return trace.apply(ufc.bareTransverseCoefficient, heights)
  const { superstructure_height: h_S } = given(p, 'superstructure_height')
  return trace.apply(ufc.transverseCoefficient, { ...heights, h_S, A_S, A_H, A_L }, { rename: ON_LATERAL })
}

/** The coefficient of the side from which the wind comes, and how much of it acts. */
function longitudinal(p: Params, trace: Trace): { readonly C_xw: number; readonly f_xw: number } {
  const theta_x = p.zero_surge_angle
  const theta_s = onEitherSide(p.wind_direction, 'w', trace)
  const aft = theta_s < theta_x
  const C_xw = trace.lookup({
    symbol: 'C_xw',
    title: 'Longitudinal wind coefficient',
    unit: '-',
    source: ufcMoorings,
    clause: '4-4.2',
    value: aft ? p.wind_coefficient_stern : p.wind_coefficient_bow,
    cell: `wind from ${aft ? 'aft' : 'forward'} of the direction without longitudinal force`,
  })
  return { C_xw, f_xw: shape(p, theta_s, trace) }
}

function shape(p: Params, theta_s: number, trace: Trace): number {
  const args = { theta_s, theta_x: p.zero_surge_angle }
  const rename = { theta_s: sideSymbol(p.wind_direction, 'w') }
  const aft = theta_s < p.zero_surge_angle
  if (p.superstructure_form === 'single')
    return trace.apply(aft ? ufc.singleFromAft : ufc.singleFromForward, args, { rename })
  const gamma_x = trace.apply(aft ? ufc.distributedAngleAft : ufc.distributedAngleForward, args, { rename })
  return trace.apply(ufc.distributedShape, { gamma_x })
}
