/** Gas and liquid at one velocity: the homogeneous mixture, a lower bound of holdup. */
import type { Trace } from '@keelson/equations'
import { noSlipViscosity } from './beggs-brill-equations.ts'
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
import { type InSitu, mixtureVelocity, noSlipDensity, noSlipHoldup } from './mixture.ts'

const OF_MIXTURE = { rename: { rho: 'rho_n', v: 'v_m', mu: 'mu_n' } }
const OF_NO_SLIP = { rename: { rho_s: 'rho_n' } }
const NO_NUMBERS = {}

/** Gradient with both phases flowing, in the units of the trace; acceleration neglected. */
export function noSlipGradient(flow: InSitu, pipe: Pipe, trace: Trace): Gradient {
  const { v_sl, v_sg, rho_l, rho_g, mu_l, mu_g } = flow
  const { d, k_d } = pipe
  const v_m = trace.apply(mixtureVelocity, { v_sl, v_sg })
  const lambda_l = trace.apply(noSlipHoldup, { v_sl, v_m })
  const rho_n = trace.apply(noSlipDensity, { rho_l, lambda_l, rho_g })
  const mu_n = trace.apply(noSlipViscosity, { mu_l, lambda_l, mu_g })
  const Re = trace.apply(reynoldsNumber, { rho: rho_n, v: v_m, d, mu: mu_n }, OF_MIXTURE)
  const f = fanningFriction(Re, k_d, trace)
  const G_g = gravityTerm(rho_n, pipe, trace, OF_NO_SLIP)
  const G_f = frictionTerm(frictionGradient, { f, rho: rho_n, v: v_m, d }, pipe, trace, OF_MIXTURE)
  const G = trace.apply(gradientWithoutAcceleration, { G_g, G_f })
  const H_L = lambda_l
  return { G, G_g, G_f, G_a: 0, H_L, pattern: 'no_slip', v_m, rho_n, flow, remarks: NO_REMARKS, numbers: NO_NUMBERS }
}
