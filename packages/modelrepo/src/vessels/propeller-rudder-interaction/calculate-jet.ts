/** The propeller, its jet at the rudder, and the rudder area within it. */
import type { Trace } from '@keelson/equations'
import * as jet from '@keelson/physics/propeller/slipstream.ts'
import * as propeller from '@keelson/physics/propeller/thrust.ts'
import { given } from '@keelson/workflow'
import type { Params } from './inputs.ts'

interface Propeller {
  readonly D: number
  readonly V_A: number
  readonly J?: number
  readonly K_T?: number
  readonly T: number
  /** Where the ship makes way. */
  readonly C_Th?: number
}
export interface Jet extends Propeller {
  readonly r_0: number
  readonly V_inf: number
  readonly r_inf: number
  readonly x: number
  readonly r: number
  readonly V_x: number
  readonly Delta_r: number
  readonly V_c: number
}

export function jetOf(p: Params, trace: Trace): Jet {
  trace.section('Propeller')
  const found = propellerOf(p, trace)
  const { V_A, C_Th, T, D } = found
  trace.section('Slipstream')
  const { propeller_to_rudder_distance: x } = given(p, 'propeller_to_rudder_distance')
  const r_0 = trace.apply(jet.propellerRadius, { D })
  const V_inf =
    C_Th === undefined
      ? trace.apply(jet.speedFarBehindAtRest, { V_A, T, rho: p.water_density, r_0 })
      : trace.apply(jet.speedFarBehind, { V_A, C_Th })
  const r_inf = trace.apply(jet.radiusFarBehind, { r_0, V_A, V_inf })
  const r = trace.apply(jet.radiusAtRudder, { r_0, r_inf, x })
  const V_x = trace.apply(jet.speedAtRudder, { V_inf, r_inf, r })
  const Delta_r = trace.apply(jet.mixing, { x, V_x, V_A })
  const V_c = trace.apply(jet.mixedSpeed, { V_x, V_A, r, Delta_r })
  return { ...found, r_0, V_inf, r_inf, x, r, V_x, Delta_r, V_c }
}

function propellerOf(p: Params, trace: Trace): Propeller {
  const { propeller_diameter: D } = given(p, 'propeller_diameter')
  const rho = p.water_density
  const V_A =
    p.advance_speed ?? trace.apply(propeller.advanceSpeed, { V: given(p, 'ship_speed').ship_speed, w: p.wake_fraction })
  if (p.thrust_loading_coefficient !== undefined) {
    const C_Th = p.thrust_loading_coefficient
    return { D, V_A, C_Th, T: trace.apply(propeller.thrustOfLoading, { C_Th, rho, V_A, D }) }
  }
  const pushed = p.thrust === undefined ? thrustOf(p, { V_A, D }, trace) : { T: p.thrust }
  const loading = V_A === 0 ? {} : { C_Th: trace.apply(propeller.thrustLoading, { T: pushed.T, rho, V_A, D }) }
  return { D, V_A, ...pushed, ...loading }
}

function thrustOf(p: Params, { V_A, D }: Pick<Propeller, 'V_A' | 'D'>, trace: Trace) {
  const { kt_coefficients: k, shaft_speed: n } = given(p, 'kt_coefficients', 'shaft_speed')
  const J = trace.apply(propeller.advanceRatio, { V_A, n, D })
  const K_T = trace.apply(propeller.thrustCoefficient, { k, J })
  return { J, K_T, T: trace.apply(propeller.thrust, { rho: p.water_density, n, D, K_T }) }
}

export interface InJet {
  readonly h_j: number
  readonly A_in: number
  readonly A_out: number
  /** Where the ship makes way. */
  readonly lambda?: number
}

export function rudderInJet(
  blade: { readonly A: number; readonly b: number; readonly c: number },
  found: Jet,
  trace: Trace,
): InJet {
  const { A, b, c } = blade
  const { r, Delta_r, V_A, V_c } = found
  trace.section('Rudder in the jet')
  const h_j = trace.apply(jet.jetHeight, { b, r, Delta_r })
  const A_in = trace.apply(jet.areaInJet, { A, h_j, b })
  const A_out = trace.apply(jet.areaOutside, { A, A_in })
  if (V_A === 0) return { h_j, A_in, A_out }
  const d = trace.apply(jet.jetHalfWidth, { r, Delta_r })
  const f = trace.apply(jet.finiteJetExponent, { d, c })
  return { h_j, A_in, A_out, lambda: trace.apply(jet.finiteJetFactor, { V_A, V_c, f }) }
}
