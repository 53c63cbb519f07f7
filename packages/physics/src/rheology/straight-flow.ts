/** A Newtonian fluid or a power law in a straight pipe of any roughness, or by its hydraulic diameter in an annulus. SI. */
import type { Trace } from '@keelson/equations'
import { fanningFriction, relativeRoughness } from '../multiphase/friction.ts'
import { NEWTONIAN_LIMIT } from './bingham.ts'
import type { Regime } from './flow.ts'
import { metznerReedReynolds } from './metzner-reed.ts'
import * as newtonian from './newtonian.ts'
import * as friction from './smooth-friction.ts'

/** `mu` of a Newtonian fluid, or `n` and `K` of a power law. */
export type Liquid =
  | { readonly kind: 'newtonian'; readonly mu: number }
  | { readonly kind: 'power_law'; readonly n: number; readonly K: number }

/** Where it flows: inside or hydraulic diameter and roughness, m. */
export interface Bore {
  readonly d: number
  readonly epsilon: number
}

export interface StraightFlow {
  readonly N: number
  readonly N_cr: number
  readonly regime: Regime
  /** Undefined at rest. */
  readonly f: number | undefined
}

export const reynoldsOf = (liquid: Liquid, { d }: Bore, v: number, rho: number, trace: Trace): number =>
  liquid.kind === 'newtonian'
    ? trace.apply(newtonian.newtonianReynolds, { rho, v, d, mu: liquid.mu })
    : trace.apply(metznerReedReynolds, { rho, v, n: liquid.n, d, K: liquid.K })

/** Friction of the straight pipe at a Reynolds number of the liquid, under the symbol `as`. */
export function straightFlow(liquid: Liquid, bore: Bore, N_Re: number, trace: Trace, as = 'f'): StraightFlow {
  const { N_cr, N_tu } = limitsOf(liquid, trace)
  if (N_Re === 0) return { N: 0, N_cr, regime: 'laminar', f: undefined }
  if (N_Re < N_cr) {
    const f = trace.apply(friction.laminarFanning, { N_Re }, { as })
    return { N: N_Re, N_cr, regime: 'laminar', f }
  }
  if (N_Re > N_tu) return { N: N_Re, N_cr, regime: 'turbulent', f: turbulentFriction(liquid, bore, N_Re, trace, as) }
  const newtonianLimits = liquid.kind === 'newtonian'
  const [end, begin] = newtonianLimits ? [NEWTONIAN_LIMIT, newtonian.TURBULENT_BEGIN] : [N_cr, N_tu]
  const f_cr = trace.apply(friction.laminarFanning, { N_Re: end }, { as: 'f_cr', rename: { N_Re: 'N_cr' } })
  const f_tu = turbulentFriction(liquid, bore, begin, trace, 'f_tu', 'N_tu')
  const f = trace.apply(friction.transitionalFanning, { f_cr, f_tu, N_Re, N_cr: end, N_tu: begin }, { as })
  return { N: N_Re, N_cr, regime: 'transitional', f }
}

function limitsOf(liquid: Liquid, trace: Trace): { readonly N_cr: number; readonly N_tu: number } {
  if (liquid.kind === 'newtonian') return { N_cr: NEWTONIAN_LIMIT.value, N_tu: newtonian.TURBULENT_BEGIN.value }
  const { n } = liquid
  return { N_cr: trace.apply(friction.laminarLimit, { n }), N_tu: trace.apply(friction.turbulentLimit, { n }) }
}

type Reynolds = Parameters<typeof fanningFriction>[0]

/** Newtonian by Colebrook with roughness; a power law as in a smooth pipe. */
function turbulentFriction(
  liquid: Liquid,
  { d, epsilon }: Bore,
  N: Reynolds,
  trace: Trace,
  f: string,
  Re = 'N_Re',
): number {
  if (liquid.kind === 'newtonian') {
    const k_d = trace.apply(relativeRoughness, { epsilon, d })
    return fanningFriction(N, k_d, trace, { f, Re })
  }
  const { a, b } = coefficientsOf(liquid.n, trace)
  return trace.apply(friction.explicitFriction, { a, N_Re: N, b }, { as: f, rename: { N_Re: Re } })
}

/** Of the turbulent friction a/N^b of a power law. */
export const coefficientsOf = (n: number, trace: Trace) => ({
  a: trace.apply(friction.turbulentFactor, { n }),
  b: trace.apply(friction.turbulentExponent, { n }),
})
