/** Attenuation with a linear leakage, where its three inputs are given. */
import type { Trace } from '@keelson/equations'
import {
  attenuationConstant,
  characteristicResistance,
  drainCurrent,
  endShift,
  leakageConductance,
  longitudinalResistance,
} from '@keelson/physics/cathodic-protection/attenuation.ts'
import type { Params } from './inputs.ts'

export interface Attenuation {
  readonly E_0: number
  readonly L: number
  readonly alpha: number
  readonly R_c: number
  readonly E_L: number
  readonly I_0: number
}

/** undefined where one of the three inputs is missing. */
export function attenuationOf(p: Params, trace: Trace): Attenuation | undefined {
  const { coating_leakage_conductance: g, half_length: L, drain_point_potential_shift: E_0 } = p
  if (g === undefined || L === undefined || E_0 === undefined) return undefined
  trace.section('Attenuation with linear leakage')
  const { outer_diameter: D, wall_thickness: t, steel_resistivity: rho_me } = p
  const R_prime = trace.apply(longitudinalResistance, { rho_me, t, D })
  const G_prime = trace.apply(leakageConductance, { D, g })
  const alpha = trace.apply(attenuationConstant, { R_prime, G_prime })
  const R_c = trace.apply(characteristicResistance, { R_prime, G_prime })
  const rename = { rename: { L: 'L_d' } }
  const E_L = trace.apply(endShift, { E_0, alpha, L }, rename)
  const I_0 = trace.apply(drainCurrent, { E_0, alpha, L, R_c }, rename)
  return { E_0, L, alpha, R_c, E_L, I_0 }
}
