/** Every limit state of one wall: what it holds, what it must hold, and which one governs. */
import type { Trace } from '@keelson/equations'
import { bendingCollapseUse } from '@keelson/standards/api-rp-1111-2015/bending.ts'
import { designPressureUse } from '@keelson/standards/api-rp-1111-2015/burst.ts'
import { collapsePressureUse } from '@keelson/standards/api-rp-1111-2015/collapse.ts'
import type { Code, Factors } from './code.ts'
import { bendingOf, collapseOf, propagationOf } from './external.ts'
import type { Pipe } from './inputs.ts'
import type { Loads } from './loads.ts'
import { BENDING, BURST, COLLAPSE, COMBINED, LONGITUDINAL, PROPAGATION, type StateName } from './state-names.ts'

export interface State {
  readonly name: StateName
  readonly demand: number
  readonly capacity: number
}
/** A pipe under its loads, by a code with its factors. */
export interface Run {
  readonly code: Code
  readonly p: Pipe
  readonly factors: Factors
  readonly loads: Loads
}

export type Wall = ReturnType<typeof assess>
/** Assesses a net wall t, m: traced for the wall of the run, silent in a sweep. */
export function assess({ code, factors, loads, p }: Run, t: number, trace: Trace) {
  const { P_net, P_ext } = loads
  const burst = code.burst(factors.internal, t, trace)
  const collapse = collapseOf(code, p, t, trace)
  const propagation = propagationOf(p, t, trace)
  const combined = code.combined({ P_net, P_b: burst.pressure, P_c: collapse.P_c, t }, trace)
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

/** What the wall of the run uses of each allowable pressure, and of the collapse reduction. */
export function usesOf({ loads: { P_net, P_ext } }: Run, { burst, collapse, bending }: Wall, trace: Trace) {
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
