/** What resists sliding: the base, and where it is counted on the soil before the embedded part. */
import type { Trace } from '@keelson/equations'
import * as sliding from '@keelson/standards/api-rp-2geo-2011/sliding.ts'
import type { OnClay, OnSand } from './inputs.ts'

export interface Sliding {
  readonly H_b: number
  readonly H_p: number
  readonly H_d: number
}

export function slidingOnClay(p: OnClay, trace: Trace): Sliding {
  trace.section('Sliding')
  return together(clayBase(p, trace), clayPassive(p, trace), trace)
}

export function slidingOnSand(p: OnSand, trace: Trace): Sliding {
  trace.section('Sliding')
  return together(sandBase(p, trace), sandPassive(p, trace), trace)
}

const together = (H_b: number, H_p: number, trace: Trace): Sliding => ({
  H_b,
  H_p,
  H_d: trace.apply(sliding.slidingCapacity, { H_b, H_p }),
})

function clayBase(p: OnClay, trace: Trace): number {
  const { undrained_shear_strength: s_u0 } = p
  return trace.apply(sliding.undrainedBase, { s_u0, B: p.width, L: p.length })
}

function clayPassive(p: OnClay, trace: Trace): number {
  const { undrained_shear_strength: s_u0 } = p
  const above = p.strength_above_base
  return trace.apply(
    sliding.undrainedPassive,
    { K_ru: p.soil_reaction_coefficient, s_u1: above ?? s_u0, A_h: p.embedded_section_area },
    { rename: { ...(above === undefined && { s_u1: 's_u0' }) } },
  )
}

function sandBase(p: OnSand, trace: Trace): number {
  const V = p.vertical_load
  const { friction_angle: phi } = p
  const own = p.interface_friction_angle
  if (own !== undefined) return trace.apply(sliding.drainedBase, { V, delta: own })
  if (p.skirted) return trace.apply(sliding.drainedBase, { V, delta: phi }, { rename: { delta: 'phi' } })
  const delta = trace.apply(sliding.interfaceAngle, { phi, Delta_phi: sliding.INTERFACE_REDUCTION })
  return trace.apply(sliding.drainedBase, { V, delta })
}

function sandPassive(p: OnSand, trace: Trace): number {
  const { friction_angle: phi } = p
  const K_p = trace.apply(sliding.passiveCoefficient, { phi })
  const K_rd = trace.apply(sliding.reactionCoefficient, { K_p })
  return trace.apply(sliding.drainedPassive, {
    K_rd,
    gamma_prime: p.soil_submerged_unit_weight,
    D: p.embedment_depth,
    A_h: p.embedded_section_area,
  })
}
