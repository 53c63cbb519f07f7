/** What one point of the data tells: its specific energy, or its d-exponents and the pore pressure by them. */
import type { Trace } from '@keelson/equations'
import * as exponent from '@keelson/physics/drilling-rate/d-exponent.ts'
import * as energy from '@keelson/physics/drilling-rate/specific-energy.ts'
import { at, maybeAt } from './calculate-columns.ts'
import type { Has } from './inputs.ts'

export type EnergyPoint = ReturnType<typeof energyAt>
export function energyAt(p: Has<'bit_diameter' | 'bit_friction_coefficient'>, i: number, trace: Trace) {
  trace.section('Specific energy')
  const { bit_diameter: d_b, bit_friction_coefficient: mu_b, rock_strength: S } = p
  const [W, N, R] = [at(p, 'weight_on_bit', i), at(p, 'rotary_speed', i), at(p, 'rate_of_penetration', i)]
  const A_b = trace.apply(energy.bitArea, { d_b })
  const T = maybeAt(p, 'torque_on_bit', i) ?? trace.apply(energy.bitTorque, { mu_b, d_b, W })
  const MSE = trace.apply(energy.specificEnergy, { W, A_b, N, T, R })
  const eta = S === undefined ? undefined : trace.apply(energy.efficiency, { S, MSE })
  return { depth: maybeAt(p, 'true_vertical_depth', i), W, N, R, T, MSE, eta }
}

/** `G_p`: none without a trend; below 0 it is no pressure. */
export type ExponentPoint = ReturnType<typeof exponentAt>
export function exponentAt(p: Has<'bit_diameter' | 'normal_pore_pressure_gradient'>, i: number, trace: Trace) {
  trace.section('d-exponent')
  const { bit_diameter: d_b, normal_pore_pressure_gradient: G_n } = p
  const [R, N, W] = [at(p, 'rate_of_penetration', i), at(p, 'rotary_speed', i), at(p, 'weight_on_bit', i)]
  const rho_c = at(p, 'equivalent_circulating_density', i)
  const d = trace.apply(exponent.drillingExponent, { R, N, W, d_b })
  const d_c = trace.apply(exponent.correctedExponent, { d, G_n, rho_c })
  const [d_cn, G_ob] = [maybeAt(p, 'normal_d_exponent', i), maybeAt(p, 'overburden_gradient', i)]
  const G_p =
    d_cn === undefined || G_ob === undefined
      ? undefined
      : trace.apply(exponent.eatonPorePressure, { G_ob, G_n, d_c, d_cn, n_E: exponent.EATON_EXPONENT })
  return { depth: maybeAt(p, 'true_vertical_depth', i), R, N, W, rho_c, d, d_c, d_cn, G_p }
}
