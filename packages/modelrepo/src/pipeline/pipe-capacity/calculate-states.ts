/** Every limit state of one wall: what it holds, what it must hold, and which one governs. */
import type { Trace } from '@keelson/equations'
import { bendingCollapseUse } from '@keelson/standards/api-rp-1111-2015/bending.ts'
import { designPressureUse } from '@keelson/standards/api-rp-1111-2015/burst.ts'
import { collapsePressureUse } from '@keelson/standards/api-rp-1111-2015/collapse.ts'
import { type Burst, burstOf } from './calculate-burst.ts'
import { type Bending, bendingOf, type Combined, combinedOf } from './calculate-combined.ts'
import { type Collapse, collapseOf, type Propagation, propagationOf } from './calculate-external.ts'
import type { Factors } from './calculate-factors.ts'
import type { Loads } from './calculate-loads.ts'
import type { Params } from './inputs.ts'

export const BURST = 'burst'
export const COLLAPSE = 'collapse'
export const PROPAGATION = 'propagation'
export const LONGITUDINAL = 'longitudinal load'
export const COMBINED = 'combined load'
export const BENDING = 'bending with external pressure'
export type StateName =
  | typeof BURST
  | typeof COLLAPSE
  | typeof PROPAGATION
  | typeof LONGITUDINAL
  | typeof COMBINED
  | typeof BENDING

export interface State {
  readonly name: StateName
  readonly demand: number
  readonly capacity: number
}
export interface Wall {
  /** Net wall, m. */
  readonly t: number
  readonly burst: Burst
  readonly collapse: Collapse
  readonly propagation: Propagation
  readonly combined: Combined
  readonly bending: Bending
  readonly states: readonly State[]
}

/** Assesses a net wall t, m: traced for the wall of the run, silent in a sweep. */
export function assess(p: Params, factors: Factors, loads: Loads, t: number, trace: Trace): Wall {
  const { P_net, P_ext } = loads
  const burst = burstOf(p, factors.internal, t, trace)
  const collapse = collapseOf(p, t, trace)
  const propagation = propagationOf(p, t, trace)
  const combined = combinedOf(p, P_net, burst, collapse, t, trace)
  const bending = bendingOf(p, P_ext, collapse.P_c, t, trace)
  const states: State[] = [
    { name: BURST, demand: P_net, capacity: burst.allowable },
    { name: COLLAPSE, demand: P_ext, capacity: collapse.allowable },
    { name: PROPAGATION, demand: P_ext, capacity: propagation.allowable },
    ...(combined.T_d === undefined
      ? []
      : [{ name: LONGITUDINAL, demand: p.effective_tension, capacity: combined.T_d } as const]),
    { name: COMBINED, demand: combined.demand, capacity: factors.combined },
    { name: BENDING, demand: bending.demand, capacity: bending.g_delta },
  ]
  return { t, burst, collapse, propagation, combined, bending, states }
}

export interface Uses {
  readonly internal: number
  readonly external: number
  readonly bending: number
}

/** What the wall of the run uses of each allowable pressure, and of the collapse reduction. */
export function usesOf({ P_net, P_ext }: Loads, { burst, collapse, bending }: Wall, trace: Trace): Uses {
  trace.section('Utilisation')
  const [P_d, P_c_d] = [burst.allowable, collapse.allowable]
  return {
    internal: trace.apply(designPressureUse, { P_net, P_d }, burst.limits ? {} : { rename: { P_d: 'p_b_d' } }),
    external: trace.apply(collapsePressureUse, { P_ext, P_c_d }),
    bending: trace.apply(bendingCollapseUse, { u_b: bending.demand, g_delta: bending.g_delta }),
  }
}

export const usedShare = (s: State): number => s.demand / s.capacity

/** The limit state that is used most; the first of equals. */
export const governingOf = (states: readonly State[]): State =>
  states.reduce((a, b) => (usedShare(b) > usedShare(a) ? b : a))
