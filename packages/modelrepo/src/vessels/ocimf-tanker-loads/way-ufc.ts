/** Wind and current on a moored ship by UFC 4-159-03. */
import type { Trace } from '@keelson/equations'
import { ufcMoorings } from '@keelson/standards/ufc-4-159-03-2005/source.ts'
import * as ufc from '@keelson/standards/ufc-4-159-03-2005/wind.ts'
import { given, gives, shownForce } from '@keelson/workflow'
import { currentByUfc, currentTakes, currentValues } from './current-ufc.ts'
import { onEitherSide, sideSymbol } from './either-side.ts'
import { type Moored, moored, type Some, way } from './inputs.ts'
import { depthRatioOf, mooredValues, together, windSpeedOf } from './mooring.ts'
import { areaProblems, depthProblems, superstructureProblems } from './rules.ts'
import { ufcWarnings } from './warnings.ts'
import { sides } from './wind.ts'

const windTakes = [
  ...(['superstructure_lateral_area', 'transverse_wind_constant', 'wind_coefficient_bow'] as const),
  ...(['wind_coefficient_stern', 'zero_surge_angle', 'superstructure_form'] as const),
] as const
type Wind = Moored & Some<(typeof windTakes)[number], 'superstructure_height'>

export const byUfc = way({
  takes: [...moored.takes, ...windTakes, ...currentTakes],
  may: [...moored.may, 'superstructure_height', 'current_arm_intercept'],
  rules: (p) => [...depthProblems(p), ...areaProblems(p), ...superstructureProblems(p)],
  values: {
    ...mooredValues,
    transverse_wind_coefficient: gives(
      ufc.transverseCoefficient,
      '-',
      'Lateral wind coefficient from the hull and superstructure heights.',
    ),
    ...currentValues,
  },
  checks: {},
  calculate: (p, trace) => {
    trace.section('Wind')
    const wind = windOf(p, windSpeedOf(p, trace), trace)
    trace.section('Current')
    const current = currentByUfc(p, trace)
    const total = together(wind, current, trace)
    return {
      values: { depth_draft_ratio: depthRatioOf(p, trace) },
      warnings: ufcWarnings(p),
      detail: `Combined wind and current force ${shownForce(total.size)}: ${sides(total.x, total.y)}`,
    }
  },
})

const ON_LATERAL = { A_S: 'A_SS', L_WL: 'L_BP' }

function windOf(p: Wind, V_w: number, trace: Trace) {
  const { longitudinal_wind_area: A_L, transverse_wind_area: A_T } = p
  const air = { rho_a: p.air_density, V_w }
  const C_yw = transverseCoefficient(p, trace)
  const f_yw = trace.apply(ufc.transverseShape, { theta_w: p.wind_direction })
  const y = trace.apply(ufc.transverseForce, { ...air, A_L, C_yw, f_yw })
  const { C_xw, f_xw } = longitudinal(p, trace)
  const x = trace.apply(ufc.longitudinalForce, { ...air, A_T, C_xw, f_xw })
  const directional = (C: number, f: number, k: 'x' | 'y') =>
    trace.apply(ufc.directional, { C, f }, { as: `C_w${k}`, rename: { C: `C_${k}w`, f: `f_${k}w` } })
  directional(C_xw, f_xw, 'x')
  directional(C_yw, f_yw, 'y')
  return { x, y }
}

function transverseCoefficient(p: Wind, trace: Trace): number {
  const { longitudinal_wind_area: A_L, vessel_length_lbp: L_WL } = p
  const { superstructure_lateral_area: A_S, transverse_wind_constant: C_w } = p
  const A_H = trace.apply(ufc.hullArea, { A_L, A_S }, { rename: ON_LATERAL })
  const h_H = trace.apply(ufc.hullHeight, { A_H, L_WL }, { rename: ON_LATERAL })
  const heights = { C_w, h_H, h_R: ufc.REFERENCE_HEIGHT }
  if (A_S === 0) return trace.apply(ufc.bareTransverseCoefficient, heights)
  const { superstructure_height: h_S } = given(p, 'superstructure_height')
  return trace.apply(ufc.transverseCoefficient, { ...heights, h_S, A_S, A_H, A_L }, { rename: ON_LATERAL })
}

/** The coefficient of the side from which the wind comes, and how much of it acts. */
function longitudinal(p: Wind, trace: Trace): { readonly C_xw: number; readonly f_xw: number } {
  const theta_s = onEitherSide(p.wind_direction, 'w', trace)
  const aft = theta_s < p.zero_surge_angle
  const C_xw = trace.lookup({
    symbol: 'C_xw',
    title: 'Longitudinal wind coefficient',
    unit: '-',
    source: ufcMoorings,
    clause: '4-4.2',
    value: aft ? p.wind_coefficient_stern : p.wind_coefficient_bow,
    cell: `wind from ${aft ? 'aft' : 'forward'} of the zero longitudinal force direction`,
  })
  const args = { theta_s, theta_x: p.zero_surge_angle }
  const rename = { theta_s: sideSymbol(p.wind_direction, 'w') }
  if (p.superstructure_form === 'single')
    return { C_xw, f_xw: trace.apply(aft ? ufc.singleFromAft : ufc.singleFromForward, args, { rename }) }
  const gamma_x = trace.apply(aft ? ufc.distributedAngleAft : ufc.distributedAngleForward, args, { rename })
  return { C_xw, f_xw: trace.apply(ufc.distributedShape, { gamma_x }) }
}
