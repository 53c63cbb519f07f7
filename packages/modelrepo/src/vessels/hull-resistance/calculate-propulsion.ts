/** Wake, thrust and the chain of powers at one speed. */
import { type Constant, readConstant, type Trace } from '@keelson/equations'
import * as power from '@keelson/physics/ship-resistance/power.ts'
import * as factors from '@keelson/physics/ship-resistance/propulsion.ts'
import { given } from '@keelson/workflow'
import type { Hull } from './calculate-hull.ts'
import { allowanceName, type Resistance } from './calculate-resistance.ts'
import type { Params } from './inputs.ts'
import { OPEN_STERN, PAPER_1982, TWIN } from './modes.ts'

export interface Propulsion {
  readonly C_V: number
  readonly w: number
  readonly t: number
  /** Where wake and deduction leave the propeller a stream; the rest follows. */
  readonly T_h?: number
  /** Given, or by Keller where its inputs are. */
  readonly a_E?: number
  readonly eta_H?: number
  /** Where the blade area is known, or not needed. */
  readonly eta_R?: number
  readonly eta_D?: number
  readonly P_D?: number
  readonly P_S?: number
}

/** Undefined where no propeller was given. */
export function propulsionAt(p: Params, hull: Hull, at: Resistance, trace: Trace): Propulsion | undefined {
  const D = p.propeller_diameter
  if (D === undefined) return undefined
  trace.section('Propulsion factors')
  const C_V = trace.apply(
    factors.viscousCoefficient,
    { K: hull.surfaces.K, C_F: at.C_F, C_A: hull.C_A },
    allowanceName(p),
  )
  const { w, t } = wakeAndDeduction(p, hull, { D, C_V }, trace)
  if (w >= 1 || t >= 1) return { C_V, w, t }
  const T_h = trace.apply(power.totalThrust, { R: at.R, t })
  const a_E = bladeArea(p, T_h, D, trace)
  const eta_H = trace.apply(power.hullEfficiency, { t, w })
  const eta_R = rotative(p, hull, a_E, trace)
  const rest = eta_R === undefined ? {} : { eta_R, ...powers(p, at.P_E, { eta_H, eta_R }, trace) }
  return { C_V, w, t, T_h, ...(a_E !== undefined && { a_E }), eta_H, ...rest }
}

interface Behind {
  readonly D: number
  readonly C_V: number
}

function wakeAndDeduction(
  p: Params,
  hull: Hull,
  { D, C_V }: Behind,
  trace: Trace,
): { readonly w: number; readonly t: number } {
  const { B, T, C_B } = hull.dimensions
  if (p.propeller_arrangement === TWIN)
    return {
      w: trace.apply(factors.wakeFractionTwin, { C_B, C_V, D, B, T }),
      t: trace.apply(factors.thrustDeductionTwin, { C_B, D, B, T }),
    }
  if (p.propeller_arrangement === OPEN_STERN)
    return { w: trace.apply(factors.wakeFractionOpen, { C_B, C_V }), t: fixed(power.OPEN_STERN_DEDUCTION, trace) }
  return singleScrew(p, hull, { D, C_V }, trace)
}

function singleScrew(
  p: Params,
  hull: Hull,
  { D, C_V }: Behind,
  trace: Trace,
): { readonly w: number; readonly t: number } {
  const { L, B, T, T_A, C_P, C_B, C_M, l_cb } = hull.dimensions
  const C_stern = p.stern_shape_parameter
  const C_P1 = trace.apply(factors.prismaticWithCentre, { C_P, l_cb })
  const c_8 = trace.apply(factors.surfaceCoefficient, { B, T_A, S_t: hull.surfaces.S_t, L, D })
  const c_9 = trace.apply(factors.surfaceCoefficientHeld, { c_8 })
  const c_11 = trace.apply(factors.immersionCoefficient, { T_A, D })
  if (p.method === PAPER_1982) {
    const w = trace.apply(factors.wakeFraction1982, { c_9, C_V, L, T_A, c_11, C_P1, B, C_P, C_B, C_stern })
    const c_10 = trace.apply(factors.breadthTerm, { L, B })
    return { w, t: trace.apply(factors.thrustDeduction1982, { L, B, C_P1, c_10, D, T, C_stern }) }
  }
  const c_20 = trace.apply(factors.sternTerm1984, { C_stern })
  const c_19 = trace.apply(factors.fullnessTerm1984, { C_P, C_B, C_M })
  const w = trace.apply(factors.wakeFraction1984, { c_9, c_20, C_V, L, T_A, c_11, C_P1, B, c_19 })
  return { w, t: trace.apply(factors.thrustDeduction1984, { B, L, T, D, C_P, l_cb, C_stern }) }
}

/** A factor that the paper states for an arrangement. */
const fixed = (factor: Constant, trace: Trace): number => readConstant(factor, 'single screw, open stern', trace)

function bladeArea(p: Params, T_h: number, D: number, trace: Trace): number | undefined {
  if (p.blade_area_ratio !== undefined) return p.blade_area_ratio
  const { number_of_blades: Z, shaft_immersion: h, blade_area_constant: K_a } = p
  if (Z === undefined || h === undefined) return undefined
  trace.section('Blade area')
  const twin = p.propeller_arrangement === TWIN
  const T_1 = twin ? trace.apply(power.thrustOfOne, { T_h, N_p: power.TWO_PROPELLERS }) : T_h
  return trace.apply(
    power.kellerBladeArea,
    { K_a, Z, T_1, D, p_0v: power.PRESSURE_HEAD, rho: p.water_density, g: p.gravity, h },
    twin ? {} : { rename: { T_1: 'T_h' } },
  )
}

function rotative(p: Params, hull: Hull, a_E: number | undefined, trace: Trace): number | undefined {
  const { C_P, l_cb } = hull.dimensions
  if (p.propeller_arrangement === OPEN_STERN) return fixed(power.OPEN_STERN_ROTATIVE, trace)
  if (p.propeller_arrangement === TWIN)
    return trace.apply(factors.rotativeEfficiencyTwin, { C_P, l_cb, p_D: given(p, 'pitch_ratio').pitch_ratio })
  return a_E === undefined ? undefined : trace.apply(factors.rotativeEfficiency, { a_E, C_P, l_cb })
}

interface Efficiencies {
  readonly eta_H: number
  readonly eta_R: number
}

function powers(p: Params, P_E: number, { eta_H, eta_R }: Efficiencies, trace: Trace) {
  const eta_O = p.open_water_efficiency
  if (eta_O === undefined) return {}
  trace.section('Power')
  const eta_D = trace.apply(power.propulsiveEfficiency, { eta_H, eta_R, eta_O })
  const P_D = trace.apply(power.deliveredPower, { P_E, eta_D })
  return { eta_D, P_D, P_S: trace.apply(power.shaftPower, { P_D, eta_S: p.shafting_efficiency }) }
}
