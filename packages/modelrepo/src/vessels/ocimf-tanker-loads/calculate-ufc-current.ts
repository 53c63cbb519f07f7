/** Current on a moored ship by UFC 4-159-03. SI. */
import type { Trace } from '@keelson/equations'
import * as ufc from '@keelson/standards/ufc-4-159-03-2005/current.ts'
import { ufcMoorings } from '@keelson/standards/ufc-4-159-03-2005/source.ts'
import { given } from '@keelson/workflow'
import { onEitherSide, sideSymbol } from './calculate-either-side.ts'
import type { Current } from './calculate-loads.ts'
import type { Params } from './inputs.ts'

const OWN = { L_WL: 'L_BP', V: 'V_d' }

export function currentByUfc(p: Params, trace: Trace) {
  trace.section('Current')
  const { C_0, C_yc } = transverseCoefficient(p, trace)
  const stream = { rho_w: p.water_density, V_c: p.current_speed, theta_c: p.current_direction }
  const { vessel_length_lbp: L_WL, draft: T, hull_breadth: B } = given(p, 'vessel_length_lbp', 'draft', 'hull_breadth')
  const y = trace.apply(ufc.transverseForce, { ...stream, L_WL, T, C_yc }, { rename: OWN })
  const form = trace.apply(ufc.formDrag, { ...stream, B, T, C_xcb: ufc.FORM_COEFFICIENT })
  const friction = frictionOf(p, trace)
  const propeller = propellerOf(p, trace)
  const x = trace.apply(ufc.longitudinalForce, { F_form: form, F_fric: friction, F_prop: propeller })
  const current: Current = { x, y, ...momentOf(p, y, trace) }
  return { current, C_0, C_yc, form, friction, propeller }
}

function transverseCoefficient(p: Params, trace: Trace) {
  const g = given(p, 'vessel_length_lbp', 'midship_section_area', 'hull_breadth', 'displacement_volume')
  const hull = { L_WL: g.vessel_length_lbp, A_m: g.midship_section_area, B: g.hull_breadth, V: g.displacement_volume }
  const chi = trace.apply(ufc.hullFactor, hull, { rename: OWN })
  const C_0 = trace.apply(ufc.deepCoefficient, { k_0: ufc.DEEP_FACTOR, chi })
  const C_yc = trace.apply(ufc.transverseCoefficient, {
    C_0,
    C_1: p.shallow_current_coefficient,
    r_T: draughtToDepth(p, trace),
    K: p.current_depth_exponent,
  })
  return { C_0, C_yc }
}

function draughtToDepth(p: Params, trace: Trace): number {
  const { water_depth: d, draft: T } = given(p, 'water_depth', 'draft')
  if (d !== 'infinite') return trace.apply(ufc.draughtToDepth, { T, d })
  return trace.lookup({
    symbol: 'r_T',
    title: 'Draught over water depth',
    unit: '-',
    source: ufcMoorings,
    clause: '4-5, equation 11',
    value: 0,
    cell: 'infinitely deep water',
  })
}

/** Below this Reynolds number along the hull the current is abeam to a hundredth of a degree, and no friction line holds. */
const LEAST_REYNOLDS = 1e5

function frictionOf(p: Params, trace: Trace): number {
  const g = given(p, 'vessel_length_lbp', 'draft', 'displacement_volume')
  const [L_WL, theta_c, V_c] = [g.vessel_length_lbp, p.current_direction, p.current_speed]
  const Re = trace.apply(ufc.reynoldsNumber, { V_c, L_WL, theta_c, nu: p.kinematic_viscosity }, { rename: OWN })
  if (Re < LEAST_REYNOLDS) return none('F_fric', 'Friction drag of the current', 'no stream along the hull', trace)
  const S = trace.apply(ufc.wettedSurface, { T: g.draft, L_WL, V: g.displacement_volume }, { as: 'S_w', rename: OWN })
  const C_f = trace.apply(ufc.frictionCoefficient, { Re })
  return trace.apply(ufc.frictionDrag, { rho_w: p.water_density, V_c, S, C_f, theta_c }, { rename: { S: 'S_w' } })
}

function propellerOf(p: Params, trace: Trace): number {
  const { propeller_area_ratio: A_R } = p
  if (A_R === 0) return none('F_prop', 'Drag of the locked propeller', 'no propeller', trace)
  const { vessel_length_lbp: L_WL, hull_breadth: B } = given(p, 'vessel_length_lbp', 'hull_breadth')
  const A_p = trace.apply(ufc.bladeArea, { L_WL, B, A_R, k_p: ufc.BLADE_FACTOR }, { rename: OWN })
  const stream = { rho_w: p.water_density, V_c: p.current_speed, theta_c: p.current_direction }
  return trace.apply(ufc.propellerDrag, { ...stream, A_p, C_prop: ufc.PROPELLER_COEFFICIENT })
}

const none = (symbol: string, title: string, cell: string, trace: Trace) =>
  trace.lookup({ symbol, title, unit: 'N', source: ufcMoorings, clause: '4-5.2', value: 0, cell })

function momentOf(p: Params, F_cy: number, trace: Trace): { readonly yaw?: number } {
  const { current_arm_intercept: a } = p
  if (a === undefined) return {}
  const { vessel_length_lbp: L_WL } = given(p, 'vessel_length_lbp')
  const theta_s = onEitherSide(p.current_direction, 'c', trace)
  const rename = { theta_s: sideSymbol(p.current_direction, 'c') }
  const r_c = trace.apply(ufc.momentArm, { a, b: p.current_arm_slope, theta_s }, { rename })
  return { yaw: trace.apply(ufc.yawMoment, { F_cy, L_WL, r_c }, { rename: OWN }) }
}
