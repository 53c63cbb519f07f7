/** The liquid of the run, and what it loses in a length of straight pipe, coil or annulus. */
import type { Trace } from '@keelson/equations'
import { type CoilFlow, coilFlow } from '@keelson/physics/rheology/coil-flow.ts'
import { reducedLoss } from '@keelson/physics/rheology/drag-reduction.ts'
import { fanningLoss } from '@keelson/physics/rheology/newtonian.ts'
import {
  type Bore,
  type Liquid,
  reynoldsOf,
  type StraightFlow,
  straightFlow,
} from '@keelson/physics/rheology/straight-flow.ts'
import { given } from '@keelson/workflow'
import { type Flowing, POWER_LAW } from './inputs.ts'

export function liquidOf(p: Flowing): Liquid {
  if (p.rheology_model === POWER_LAW) {
    const { flow_behaviour_index: n, consistency_index: K } = given(p, 'flow_behaviour_index', 'consistency_index')
    return { kind: 'power_law', n, K }
  }
  return { kind: 'newtonian', mu: given(p, 'viscosity').viscosity }
}

/** A liquid that moves through a bore, SI. */
export interface Passing {
  readonly liquid: Liquid
  readonly bore: Bore
  readonly v: number
  readonly rho: number
  readonly L: number
}

export type Straight = StraightFlow & { readonly dP: number }
export type Coiled = CoilFlow & { readonly dP: number; readonly straightLoss: number }

/** Symbols that no stretch marks as its own. */
export const COMMON: ReadonlySet<string> = new Set(
  'q rho rho_t rho_a mu n K epsilon e phi D_c d_o n_w v_t d_t L_h L_r k_0 N_cr N_tu a b'.split(' '),
)

export function straightPassing({ liquid, bore, v, rho, L }: Passing, trace: Trace, as = 'dP'): Straight {
  const N_Re = reynoldsOf(liquid, bore, v, rho, trace)
  const found = straightFlow(liquid, bore, N_Re, trace)
  const dP = found.f === undefined ? nothing(as, trace) : lossOf(found.f, { bore, v, rho, L }, trace, as)
  return { ...found, dP }
}

export function coiledPassing({ liquid, bore, v, rho, L }: Passing, D: number, trace: Trace, as = 'dP'): Coiled {
  const N_Re = reynoldsOf(liquid, bore, v, rho, trace)
  const found = coilFlow(liquid, bore, D, N_Re, trace)
  const { f, straight } = found
  if (f === undefined || straight.f === undefined) return { ...found, dP: nothing(as, trace), straightLoss: 0 }
  const dP = trace.apply(fanningLoss, { f, rho, v, L, d: bore.d }, { as, rename: { f: 'f_co' } })
  const straightLoss = trace.apply(
    fanningLoss,
    { f: straight.f, rho, v, L, d: bore.d },
    { as: `${as}_st`, title: 'Pressure loss of same pipe if straight', rename: { f: 'f_st' } },
  )
  return { ...found, dP, straightLoss }
}

const lossOf = (f: number, { bore, v, rho, L }: Omit<Passing, 'liquid'>, trace: Trace, as: string): number =>
  trace.apply(fanningLoss, { f, rho, v, L, d: bore.d }, { as })

/** Of a liquid at rest. */
const nothing = (symbol: string, trace: Trace): number =>
  trace.lookup({
    symbol,
    title: fanningLoss.title,
    unit: fanningLoss.unit,
    source: fanningLoss.source,
    clause: fanningLoss.clause,
    value: 0,
    cell: 'no flow',
  })

/** A trace in which some symbols go by others. */
export const named = (trace: Trace, names: Readonly<Record<string, string>>): Trace => ({
  ...trace,
  apply: (equation, args, options = {}) => {
    const own = Object.entries(names).filter(([symbol]) => symbol in equation.where)
    return trace.apply(equation, args, { ...options, rename: { ...Object.fromEntries(own), ...options.rename } })
  },
})

/** With the friction reducer, where the flow is not laminar. */
export function reduced(
  dP: number,
  laminar: boolean,
  phi: number,
  names: readonly [string, string],
  trace: Trace,
): number {
  if (phi === 0 || laminar) return dP
  return trace.apply(reducedLoss, { phi, dP_0: dP }, { as: names[1], rename: { dP_0: names[0] } })
}
