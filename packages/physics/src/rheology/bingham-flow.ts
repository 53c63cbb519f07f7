/** A Bingham plastic, or without yield point a Newtonian fluid, that flows: laminar up to Hedstrom's limit, turbulent from there. */
import { readConstant, type Trace } from '@keelson/equations'
import { bracketedRoot } from '@keelson/numerics/root-finding.ts'
import * as bingham from './bingham.ts'
import { type Flow, fanningOfStress, restingAt, type Stream, wallStress } from './flow.ts'
import { bourgoyne } from './sources.ts'

/** SI: PV > 0, YP >= 0. */
export interface BinghamMud {
  readonly PV: number
  readonly YP: number
}

export function binghamFlow({ PV, YP }: BinghamMud, { passage, v, rho }: Stream, trace: Trace): Flow {
  const pipe = passage.kind === 'pipe'
  const [d, d_e] = [passage.width, passage.width]
  const limit = criticalOf({ PV, YP }, { passage, v, rho }, trace)
  if (v === 0) return { ...restingAt(limit.N_cr), N_He: limit.N_He }
  const N = pipe
    ? trace.apply(bingham.binghamPipeReynolds, { rho, v, d, PV })
    : trace.apply(bingham.binghamAnnulusReynolds, { rho, v, d_e, PV })
  const laminar = N < limit.N_cr
  const G = laminar
    ? pipe
      ? trace.apply(bingham.binghamPipeLaminar, { PV, v, d, YP })
      : trace.apply(bingham.binghamAnnulusLaminar, { PV, v, d_e, YP })
    : pipe
      ? trace.apply(bingham.binghamPipeTurbulent, { rho, v, PV, d })
      : trace.apply(bingham.binghamAnnulusTurbulent, { rho, v, PV, d_e })
  const tau_w = trace.apply(wallStress, { G, w: passage.width }, { rename: { w: pipe ? 'd' : 'd_e' } })
  const f = trace.apply(fanningOfStress, { tau_w, rho, v })
  return { ...limit, N, regime: laminar ? 'laminar' : 'turbulent', f, tau_w, G }
}

function criticalOf({ PV, YP }: BinghamMud, { passage, rho }: Stream, trace: Trace) {
  if (YP === 0) return { N_cr: newtonianLimit(trace), N_He: 0 }
  const N_He =
    passage.kind === 'pipe'
      ? trace.apply(bingham.pipeHedstrom, { rho, YP, d: passage.width, PV })
      : trace.apply(bingham.annulusHedstrom, { rho, YP, d_e: passage.width, PV })
  const x_c = ratioOf(N_He, trace)
  return { N_cr: trace.apply(bingham.binghamCritical, { x_c, N_He }), N_He }
}

const newtonianLimit = (trace: Trace): number =>
  readConstant(bingham.NEWTONIAN_LIMIT, 'no yield point', trace, bingham.binghamCritical)

/** The one root between 0 and 1. */
function ratioOf(N_He: number, trace: Trace): number {
  const target = bingham.yieldRatio.evaluate({ x_c: 0, N_He })
  const { x, residual, iterations } = bracketedRoot((r) => r - target * (1 - r) ** 3, 0, 1, {
    seeking: 'the yield ratio at the limit of laminar flow',
  })
  const x_c = trace.solved({
    symbol: 'x_c',
    title: 'Yield point to wall stress ratio at the laminar limit',
    unit: '-',
    source: bourgoyne,
    clause: 'ch. 4, Hedstrom criterion',
    value: x,
    trial: 1,
    residual,
    iterations,
    method: 'bracketed between 0 and 1',
    shown: { symbol: 'x_c' },
  })
  trace.apply(bingham.yieldRatio, { x_c, N_He })
  return x_c
}
