/** A power-law mud that flows: by the equations of the field in pipe or annulus, by Metzner and Reed in a pipe on its own. */
import type { Trace } from '@keelson/equations'
import { bracketedRoot } from '@keelson/numerics/root-finding.ts'
import { type Flow, type Regime, restingAt, type Stream, wallStress } from './flow.ts'
import * as exact from './metzner-reed.ts'
import * as field from './power-law.ts'
import * as friction from './smooth-friction.ts'
import { dodgeMetzner } from './sources.ts'

/** SI: 0.1 <= n <= 1.2, K > 0. */
export interface PowerLawMud {
  readonly n: number
  readonly K: number
  /** Turbulent friction. */
  readonly turbulent: 'dodge_metzner' | 'blasius'
}

/** Pipe or annulus, in the units of the field. */
export function powerLawFlow(mud: PowerLawMud, { passage, v, rho }: Stream, trace: Trace): Flow {
  const { n, K } = mud
  const pipe = passage.kind === 'pipe'
  const [d, d_e] = [passage.width, passage.width]
  if (v === 0) return restingAt(trace.apply(friction.laminarLimit, { n }))
  const N = pipe
    ? trace.apply(field.powerLawPipeReynolds, { rho, v, n, K, d })
    : trace.apply(field.powerLawAnnulusReynolds, { rho, v, n, K, d_e })
  const { f, ...found } = fanningAt(N, mud, trace)
  const G = pipe
    ? trace.apply(field.fanningPipeGradient, { f, rho, v, d })
    : trace.apply(field.fanningAnnulusGradient, { f, rho, v, d_e })
  const tau_w = trace.apply(wallStress, { G, w: passage.width }, { rename: { w: pipe ? 'd' : 'd_e' } })
  return { ...found, N, f, tau_w, G }
}

/** A pipe, exact in laminar flow. */
export function powerLawPipe(mud: PowerLawMud, { passage, v, rho }: Stream, trace: Trace): Flow {
  const { n, K } = mud
  const d = passage.width
  if (v === 0) return restingAt(trace.apply(friction.laminarLimit, { n }))
  const N = trace.apply(exact.metznerReedReynolds, { rho, v, n, d, K })
  const { f, ...found } = fanningAt(N, mud, trace)
  if (found.regime === 'laminar') {
    const tau_w = trace.apply(exact.powerLawWallStress, { K, n, v, d })
    return { ...found, N, f, tau_w, G: trace.apply(exact.stressGradient, { tau_w, d }) }
  }
  const G = trace.apply(exact.fanningGradient, { f, rho, v, d })
  return { ...found, N, f, tau_w: trace.apply(wallStress, { G, w: d }, { rename: { w: 'd' } }), G }
}

interface Friction {
  readonly N_cr: number
  readonly regime: Regime
  readonly f: number
}

/** From 16/N at the end of laminar flow in a straight line to the turbulent friction where that begins. */
function fanningAt(N_Re: number, mud: PowerLawMud, trace: Trace): Friction {
  const { n } = mud
  const N_cr = trace.apply(friction.laminarLimit, { n })
  if (N_Re <= N_cr) return { N_cr, regime: 'laminar', f: trace.apply(friction.laminarFanning, { N_Re }) }
  const N_tu = trace.apply(friction.turbulentLimit, { n })
  if (N_Re >= N_tu) return { N_cr, regime: 'turbulent', f: turbulentFanning(N_Re, mud, USUAL, trace) }
  const f_cr = trace.apply(friction.laminarFanning, { N_Re: N_cr }, { as: 'f_cr', rename: { N_Re: 'N_cr' } })
  const f_tu = turbulentFanning(N_tu, mud, AT_LIMIT, trace)
  const f = trace.apply(friction.transitionalFanning, { f_cr, f_tu, N_Re, N_cr, N_tu })
  return { N_cr, regime: 'transitional', f }
}

interface Names {
  readonly f: string
  readonly N_Re: string
}
const USUAL: Names = { f: 'f', N_Re: 'N_Re' }
const AT_LIMIT: Names = { f: 'f_tu', N_Re: 'N_tu' }

/** 1/sqrt(f) of any turbulent flow lies between these. */
const SOUGHT = { lower: 0.1, upper: 1000 } as const

function turbulentFanning(N_Re: number, { n, turbulent }: PowerLawMud, { f: as, ...rename }: Names, trace: Trace) {
  if (turbulent === 'blasius') return trace.apply(friction.blasiusFriction, { N_Re }, { as, rename })
  const excess = (x: number) => x - friction.dodgeMetznerFriction.evaluate({ f: 1 / x ** 2, n, N_Re })
  const { x, residual, iterations } = bracketedRoot(excess, SOUGHT.lower, SOUGHT.upper, {
    seeking: 'the Fanning friction factor',
  })
  const f = trace.solved({
    symbol: as,
    title: 'Turbulent Fanning friction factor',
    unit: '-',
    source: dodgeMetzner,
    clause: 'turbulent flow in smooth pipes',
    value: 1 / x ** 2,
    trial: 1 / SOUGHT.upper ** 2,
    residual,
    iterations,
    method: 'bracketed root in 1/√f',
    shown: { symbol: as },
  })
  trace.apply(friction.dodgeMetznerFriction, { f, n, N_Re }, { as, rename: { f: as, ...rename } })
  return f
}
