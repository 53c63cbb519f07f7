/** A yield power law (Herschel-Bulkley) that flows, in pipe or annulus: one friction factor through all regimes. API RP 13D clause 7. */
import type { Trace } from '@keelson/equations'
import { type Flow, type Regime, restingAt, type Stream } from '@keelson/physics/rheology/flow.ts'
import * as friction from '@keelson/physics/rheology/smooth-friction.ts'
import * as api from './flow.ts'
import { apiRp13d } from './source.ts'

/** 0.1 <= n <= 1.2; yield stress >= 0 and consistency > 0 in dial degrees. */
export interface YieldPowerLawMud {
  readonly n: number
  readonly tau_y: number
  readonly k: number
}

/** Above the critical Reynolds number by which the flow is called turbulent; friction goes on smoothly. */
const TRANSITION = 800

export function yieldPowerLawFlow({ n, tau_y, k }: YieldPowerLawMud, { passage, v, rho }: Stream, trace: Trace): Flow {
  const pipe = passage.kind === 'pipe'
  const N_cr = trace.apply(friction.laminarLimit, { n })
  if (v === 0) return restingAt(N_cr)
  const d_e = passage.width
  const rename = pipe ? { d_e: 'd' } : {}
  const alpha = alphaOf(pipe, trace)
  const G_s = trace.apply(api.geometryFactor, { alpha, n })
  const gamma_w = trace.apply(api.wallShearRate, { G_s, v, d_e }, { rename })
  const tau_f = trace.apply(api.flowStress, { alpha, n, tau_y, k, gamma_w })
  const tau_w = trace.apply(api.wallStress, { tau_f })
  const N_Re = trace.apply(api.generalisedReynolds, { rho, v, tau_w })
  const f = frictionAt(N_Re, N_cr, n, trace)
  const G = trace.apply(api.frictionGradient, { rho, v, f, d_e }, { rename })
  return { N: N_Re, N_cr, regime: regimeAt(N_Re, N_cr), f, tau_w, G }
}

const alphaOf = (pipe: boolean, trace: Trace): number =>
  trace.lookup({
    symbol: 'alpha',
    title: 'Geometry factor (0 for pipe, 1 for annulus)',
    unit: '-',
    source: apiRp13d,
    clause: 'clause 7, shear-rate geometry correction',
    value: pipe ? 0 : 1,
    cell: pipe ? 'pipe' : 'annulus',
  })

function regimeAt(N_Re: number, N_cr: number): Regime {
  if (N_Re <= N_cr) return 'laminar'
  return N_Re > N_cr + TRANSITION ? 'turbulent' : 'transitional'
}

function frictionAt(N_Re: number, N_cr: number, n: number, trace: Trace): number {
  const f_la = trace.apply(friction.laminarFanning, { N_Re }, { as: 'f_la' })
  const f_tr = trace.apply(api.transitionFriction, { N_Re, N_cr })
  const a = trace.apply(friction.turbulentFactor, { n })
  const b = trace.apply(friction.turbulentExponent, { n })
  const f_tu = trace.apply(friction.explicitFriction, { a, N_Re, b }, { as: 'f_tu' })
  const f_in = trace.apply(api.intermediateFriction, { f_tr, f_tu })
  return trace.apply(api.blendedFriction, { f_in, f_la })
}
