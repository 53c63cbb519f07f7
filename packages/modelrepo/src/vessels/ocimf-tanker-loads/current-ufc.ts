/** Current on a moored ship by UFC 4-159-03. SI. */
import type { Trace } from '@keelson/equations'
import * as ufc from '@keelson/standards/ufc-4-159-03-2005/current.ts'
import { ufcMoorings } from '@keelson/standards/ufc-4-159-03-2005/source.ts'
import { gives } from '@keelson/workflow'
import { onEitherSide, sideSymbol } from './either-side.ts'
import type { Moored, Some } from './inputs.ts'
import type { Forces } from './mooring.ts'

export const currentTakes = [
  ...(['hull_breadth', 'water_depth', 'midship_section_area', 'displacement_volume'] as const),
  ...(['shallow_current_coefficient', 'current_depth_exponent', 'propeller_area_ratio'] as const),
  ...(['kinematic_viscosity', 'current_arm_slope'] as const),
] as const
type Current = Moored & Some<(typeof currentTakes)[number], 'current_arm_intercept'>

const drag = (equation: typeof ufc.formDrag | typeof ufc.frictionDrag | typeof ufc.propellerDrag) =>
  gives(equation, 'hull_force', 'Longitudinal current drag, positive forward.', { signed: true })

export const currentValues = {
  transverse_current_coefficient: gives(
    ufc.transverseCoefficient,
    '-',
    'Lateral current coefficient at the entered water depth.',
    { signed: true },
  ),
  deepwater_current_coefficient: gives(
    ufc.deepCoefficient,
    '-',
    'Lateral current coefficient in deep water, from the hull form.',
  ),
  current_form_drag: drag(ufc.formDrag),
  current_friction_drag: drag(ufc.frictionDrag),
  current_propeller_drag: drag(ufc.propellerDrag),
}

const OWN = { L_WL: 'L_BP', V: 'V_d' }

export function currentByUfc(p: Current, trace: Trace): Forces {
  const { vessel_length_lbp: L_WL, draft: T, hull_breadth: B, current_direction: theta_c, current_speed: V_c } = p
  const C_yc = transverseCoefficient(p, trace)
  const stream = { rho_w: p.water_density, V_c, theta_c }
  const y = trace.apply(ufc.transverseForce, { ...stream, L_WL, T, C_yc }, { rename: OWN })
  const F_form = trace.apply(ufc.formDrag, { ...stream, B, T, C_xcb: ufc.FORM_COEFFICIENT })
  const F_fric = frictionOf(p, trace)
  const F_prop = propellerOf(p, trace)
  const x = trace.apply(ufc.longitudinalForce, { F_form, F_fric, F_prop })
  traceMoment(p, y, trace)
  return { x, y }
}

function transverseCoefficient(p: Current, trace: Trace): number {
  const { vessel_length_lbp: L_WL, midship_section_area: A_m, hull_breadth: B, displacement_volume: V } = p
  const chi = trace.apply(ufc.hullFactor, { L_WL, A_m, B, V }, { rename: OWN })
  const C_0 = trace.apply(ufc.deepCoefficient, { k_0: ufc.DEEP_FACTOR, chi })
  const r_T = draughtToDepth(p, trace)
  const { shallow_current_coefficient: C_1, current_depth_exponent: K } = p
  return trace.apply(ufc.transverseCoefficient, { C_0, C_1, r_T, K })
}

function draughtToDepth({ water_depth: d, draft: T }: Current, trace: Trace): number {
  if (d !== 'infinite') return trace.apply(ufc.draughtToDepth, { T, d })
  return trace.lookup({
    symbol: 'r_T',
    title: 'Ratio of draught to water depth',
    unit: '-',
    source: ufcMoorings,
    clause: '4-5, equation 11',
    value: 0,
    cell: 'infinitely deep water',
  })
}

/** Below this Reynolds number along the hull the current is abeam to a hundredth of a degree, and no friction line holds. */
const LEAST_REYNOLDS = 1e5

function frictionOf(p: Current, trace: Trace): number {
  const { vessel_length_lbp: L_WL, current_direction: theta_c, current_speed: V_c, water_density: rho_w } = p
  const Re = trace.apply(ufc.reynoldsNumber, { V_c, L_WL, theta_c, nu: p.kinematic_viscosity }, { rename: OWN })
  if (Re < LEAST_REYNOLDS) return none('F_fric', 'Current friction drag', 'no longitudinal current', trace)
  const S = trace.apply(ufc.wettedSurface, { T: p.draft, L_WL, V: p.displacement_volume }, { as: 'S_w', rename: OWN })
  const C_f = trace.apply(ufc.frictionCoefficient, { Re })
  return trace.apply(ufc.frictionDrag, { rho_w, V_c, S, C_f, theta_c }, { rename: { S: 'S_w' } })
}

function propellerOf(p: Current, trace: Trace): number {
  const { propeller_area_ratio: A_R, vessel_length_lbp: L_WL, hull_breadth: B } = p
  if (A_R === 0) return none('F_prop', 'Locked propeller drag', 'no propeller', trace)
  const A_p = trace.apply(ufc.bladeArea, { L_WL, B, A_R, k_p: ufc.BLADE_FACTOR }, { rename: OWN })
  const stream = { rho_w: p.water_density, V_c: p.current_speed, theta_c: p.current_direction }
  return trace.apply(ufc.propellerDrag, { ...stream, A_p, C_prop: ufc.PROPELLER_COEFFICIENT })
}

const none = (symbol: string, title: string, cell: string, trace: Trace) =>
  trace.lookup({ symbol, title, unit: 'N', source: ufcMoorings, clause: '4-5.2', value: 0, cell })

function traceMoment(p: Current, F_cy: number, trace: Trace): void {
  const { current_arm_intercept: a, current_direction: theta_c, vessel_length_lbp: L_WL } = p
  if (a === undefined) return
  const theta_s = onEitherSide(theta_c, 'c', trace)
  const rename = { theta_s: sideSymbol(theta_c, 'c') }
  const r_c = trace.apply(ufc.momentArm, { a, b: p.current_arm_slope, theta_s }, { rename })
  trace.apply(ufc.yawMoment, { F_cy, L_WL, r_c }, { rename: OWN })
}
