/** Where only liquid, or only gas, flows: every correlation comes down to this. */
import type { Trace } from '@keelson/equations'
import { fanningFriction, reynoldsNumber } from './friction.ts'
import {
  frictionGradient,
  frictionTerm,
  type Gradient,
  gradientWithoutAcceleration,
  gravityTerm,
  NO_REMARKS,
  type Pipe,
} from './gradient-parts.ts'
import type { InSitu } from './mixture.ts'

export const LIQUID = 'single_phase_liquid'
export const GAS = 'single_phase_gas'

const OF_LIQUID = { rename: { rho: 'rho_l', v: 'v_sl', mu: 'mu_l' } }
const OF_GAS = { rename: { rho: 'rho_g', v: 'v_sg', mu: 'mu_g' } }
export const OF_WATER = { rename: { rho: 'rho_w', v: 'v_sw', mu: 'mu_w' } }

/** Symbols of density, velocity and viscosity of what flows alone. */
export type PhaseNames = typeof OF_LIQUID | typeof OF_GAS | typeof OF_WATER

/**
 * Gradient of liquid alone (no free gas) or of gas alone (no liquid); at rest it is the static column. `names`: under
 * which what flows was recorded.
 */
export function singlePhaseGradient(flow: InSitu, pipe: Pipe, trace: Trace, names?: PhaseNames): Gradient {
  const { d, k_d } = pipe
  const liquid = !(flow.v_sg > 0)
  const [rho, v, mu] = liquid ? [flow.rho_l, flow.v_sl, flow.mu_l] : [flow.rho_g, flow.v_sg, flow.mu_g]
  const { rename } = names ?? (liquid ? OF_LIQUID : OF_GAS)
  const f = fanningFriction(trace.apply(reynoldsNumber, { rho, v, d, mu }, { rename }), k_d, trace)
  const G_g = gravityTerm(rho, pipe, trace, { rename: { rho_s: rename.rho } })
  const G_f = frictionTerm(frictionGradient, { f, rho, v, d }, pipe, trace, { rename })
  const G = trace.apply(gradientWithoutAcceleration, { G_g, G_f })
  const H_L = liquid ? 1 : 0
  const pattern = liquid ? LIQUID : GAS
  return { G, G_g, G_f, G_a: 0, H_L, pattern, v_m: v, rho_n: rho, flow, remarks: NO_REMARKS, numbers: NO_NUMBERS }
}
const NO_NUMBERS = {}
