/** What the seabed gives: friction, penetration and passive resistance. */
import type { Trace } from '@keelson/equations'
import {
  clayContactParameter,
  clayInitialPenetration,
  clayPassiveResistance,
  clayStrengthParameter,
  contactForce,
  FRICTION,
  sandContactParameter,
  sandInitialPenetration,
  sandPassiveResistance,
} from '@keelson/standards/dnv-rp-f109-2021/soil.ts'
import { dnvRpF109 } from '@keelson/standards/dnv-rp-f109-2021/source.ts'
import { given } from '@keelson/workflow'
import type { Params } from './inputs.ts'

/** The coefficient given, or that of the soil. */
export function frictionOf(p: Params, trace: Trace): number {
  if (p.friction_coefficient !== undefined) return p.friction_coefficient
  const { soil_type: soil } = given(p, 'soil_type')
  return trace.lookup({
    symbol: 'mu',
    title: 'Friction coefficient',
    unit: '-',
    source: dnvRpF109,
    clause: '3.4.6',
    value: FRICTION[soil],
    cell: soil,
  })
}

const NO_PENETRATION = {
  symbol: 'zeta_pi',
  title: 'Initial penetration in diameters',
  unit: '-',
  source: dnvRpF109,
  clause: '3.4.6',
  value: 0,
} as const
const NO_PASSIVE = {
  symbol: 'F_R',
  title: 'Passive soil resistance',
  unit: 'N/m',
  source: dnvRpF109,
  clause: '3.4.6',
  value: 0,
} as const

const clayOf = (p: Params) => given(p, 'undrained_shear_strength', 'soil_dry_unit_weight')

/** Initial penetration in diameters, under the submerged weight without lift; none in rock or of a pipe that floats. */
export function initialPenetration(p: Params, D: number, w_s: number, trace: Trace): number {
  if (w_s <= 0) return trace.lookup({ ...NO_PENETRATION, cell: 'the pipe floats' })
  const initial = { rename: { F_C: 'w_s' }, note: 'contact force without lift' }
  if (p.soil_type === 'sand') {
    const { soil_submerged_unit_weight: gamma_s_prime } = given(p, 'soil_submerged_unit_weight')
    const kappa_s = trace.apply(sandContactParameter, { gamma_s_prime, D, F_C: w_s }, { as: 'kappa_s_i', ...initial })
    return trace.apply(sandInitialPenetration, { kappa_s }, { rename: { kappa_s: 'kappa_s_i' } })
  }
  if (p.soil_type === 'clay') {
    const { undrained_shear_strength: s_u, soil_dry_unit_weight: gamma_s } = clayOf(p)
    const kappa_c = trace.apply(clayContactParameter, { s_u, D, F_C: w_s }, { as: 'kappa_c_i', ...initial })
    const G_c = trace.apply(clayStrengthParameter, { s_u, D, gamma_s })
    return trace.apply(clayInitialPenetration, { G_c, kappa_c }, { rename: { kappa_c: 'kappa_c_i' } })
  }
  return trace.lookup({ ...NO_PENETRATION, cell: 'rock' })
}

/** Passive resistance, N/m, with the contact force under the peak lift; none where the pipe lifts or on rock. */
export function passiveResistance(
  p: Params,
  D: number,
  w_s: number,
  F_Z: number,
  zeta_p: number,
  trace: Trace,
): number {
  const F_C = trace.apply(contactForce, { w_s, F_Z_star: F_Z })
  if (F_C <= 0 || p.soil_type === 'rock')
    return trace.lookup({ ...NO_PASSIVE, cell: F_C <= 0 ? 'the pipe lifts' : 'rock' })
  const penetration = { rename: { zeta_p: 'zeta_pi' } }
  if (p.soil_type === 'sand') {
    const { soil_submerged_unit_weight: gamma_s_prime } = given(p, 'soil_submerged_unit_weight')
    const kappa_s = trace.apply(sandContactParameter, { gamma_s_prime, D, F_C })
    return trace.apply(sandPassiveResistance, { kappa_s, zeta_p, F_C }, penetration)
  }
  const { undrained_shear_strength: s_u, soil_dry_unit_weight: gamma_s } = clayOf(p)
  const kappa_c = trace.apply(clayContactParameter, { s_u, D, F_C })
  const G_c = trace.apply(clayStrengthParameter, { s_u, D, gamma_s })
  return trace.apply(clayPassiveResistance, { kappa_c, G_c, zeta_p, F_C }, penetration)
}
