/** A Newtonian fluid or a power law in a coil: laminar to a higher Reynolds number than straight, and with more friction. SI. */
import type { Trace } from '@keelson/equations'
import { fanningFriction, relativeRoughness } from '../multiphase/friction.ts'
import * as coil from './coil.ts'
import { type Bore, coefficientsOf, type Liquid, type StraightFlow, straightFlow } from './straight-flow.ts'

export interface CoilFlow {
  readonly N: number
  readonly N_cr: number
  readonly De: number
  /** Inside diameter over coil diameter. */
  readonly r_c: number
  readonly regime: 'laminar' | 'turbulent'
  /** Undefined at rest. */
  readonly f: number | undefined
  /** The same pipe straight. */
  readonly straight: StraightFlow
}

/** In a coil of diameter D at the centre of the pipe. */
export function coilFlow(liquid: Liquid, bore: Bore, D: number, N_Re: number, trace: Trace): CoilFlow {
  const r_c = trace.apply(coil.curvatureRatio, { d: bore.d, D })
  const N_cr = trace.apply(coil.coilCritical, { r_c })
  const De = trace.apply(coil.deanNumber, { N_Re, r_c })
  const straight = straightFlow(liquid, bore, N_Re, trace, 'f_st')
  const regime = N_Re < N_cr ? 'laminar' : 'turbulent'
  const found = { N: N_Re, N_cr, De, r_c, regime, straight } as const
  if (straight.f === undefined) return { ...found, f: undefined }
  const { f_c, name } =
    regime === 'laminar' ? laminar(N_Re, De, trace) : turbulent(liquid, bore, { r_c, N_Re }, straight, trace)
  const f = trace.apply(coil.notBelowStraight, { f_c, f_st: straight.f }, { rename: { f_c: name } })
  return { ...found, f }
}

interface ByCorrelation {
  readonly f_c: number
  readonly name: string
}

function laminar(N_Re: number, De: number, trace: Trace): ByCorrelation {
  const C_w = trace.apply(coil.laminarCoilShare, { De })
  return { f_c: trace.apply(coil.laminarCoilFriction, { C_w, N_Re }), name: 'f_w' }
}

interface Coiled {
  readonly r_c: number
  readonly N_Re: number
}

/** Smooth, and of a Newtonian fluid with what the roughness adds to a straight pipe by Colebrook. */
function turbulent(
  liquid: Liquid,
  bore: Bore,
  { r_c, N_Re }: Coiled,
  straight: StraightFlow,
  trace: Trace,
): ByCorrelation {
  if (liquid.kind === 'power_law') {
    const { a, b } = coefficientsOf(liquid.n, trace)
    return { f_c: trace.apply(coil.powerLawCoilFriction, { a, r_c, N_Re, b }), name: 'f_sm' }
  }
  const f_sm = trace.apply(coil.turbulentCoilFriction, { r_c, N_Re })
  if (bore.epsilon === 0) return { f_c: f_sm, name: 'f_sm' }
  const f_S = fanningFriction(N_Re, smooth(trace), trace, { f: 'f_S', k_d: 'k_0', Re: 'N_Re' })
  const rough = straight.regime === 'turbulent' ? straight.f : undefined
  const f_R = rough ?? byColebrook(bore, N_Re, trace)
  const name = rough === undefined ? 'f_R' : 'f_st'
  return { f_c: trace.apply(coil.roughCoilFriction, { f_sm, f_R, f_S }, { rename: { f_R: name } }), name: 'f_ro' }
}

const smooth = (trace: Trace): number =>
  trace.lookup({
    symbol: 'k_0',
    title: 'Smooth-pipe relative roughness',
    unit: '-',
    source: coil.zhouShah,
    clause: coil.roughCoilFriction.clause,
    value: 0,
    cell: 'smooth',
  })

/** Where a straight pipe would not be turbulent yet. */
function byColebrook({ d, epsilon }: Bore, N_Re: number, trace: Trace): number {
  const k_d = trace.apply(relativeRoughness, { epsilon, d })
  return fanningFriction(N_Re, k_d, trace, { f: 'f_R', Re: 'N_Re' })
}
