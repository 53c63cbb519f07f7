/** External pressure: collapse by the code, propagating buckles and bending by API RP 1111 in both codes, and the walls back. */
import type { Trace } from '@keelson/equations'
import * as bending from '@keelson/standards/api-rp-1111-2015/bending.ts'
import { collapseWall } from '@keelson/standards/api-rp-1111-2015/collapse-wall.ts'
import * as propagation from '@keelson/standards/api-rp-1111-2015/propagation.ts'
import type { Code } from './code.ts'
import type { Pipe } from './inputs.ts'

/** Collapse of a wall t, m. */
export function collapseOf({ collapse: by }: Code, p: Pipe, t: number, trace: Trace) {
  trace.section('Collapse')
  const D = p.outer_diameter
  const P_y = trace.apply(by.yieldCollapsePressure, { S: p.specified_minimum_yield_strength, t, D })
  const P_el = trace.apply(by.elasticCollapsePressure, { E: p.youngs_modulus, t, D, nu: p.poisson_ratio })
  const P_c = trace.apply(by.collapsePressure, { P_y, P_el })
  return { P_y, P_el, P_c, allowable: trace.apply(by.allowableCollapsePressure, { f_o: p.collapse_factor, P_c }) }
}

/** Propagation pressure of a wall t, m, by API RP 1111 in both codes. */
export function propagationOf(p: Pipe, t: number, trace: Trace) {
  trace.section('Propagating buckle')
  const P_p = trace.apply(propagation.propagationPressure, {
    S: p.specified_minimum_yield_strength,
    t,
    D: p.outer_diameter,
  })
  const f_p = p.propagating_buckle_factor
  return { P_p, allowable: trace.apply(propagation.allowablePropagationPressure, { f_p, P_p }) }
}

/** Net wall, m, that a net external pressure asks for; 0 where it is not positive. */
export function wallAgainstCollapse({ collapse: { closedForm } }: Code, p: Pipe, P_ext: number, trace: Trace): number {
  const demand = {
    P_ext,
    f_o: p.collapse_factor,
    S: p.specified_minimum_yield_strength,
    E: p.youngs_modulus,
    nu: p.poisson_ratio,
    D: p.outer_diameter,
  }
  return collapseWall(demand, trace, closedForm)
}

export const wallAgainstPropagation = (p: Pipe, P_ext: number, trace: Trace): number =>
  trace.apply(propagation.propagationMinimumWall, {
    D: p.outer_diameter,
    P_ext,
    f_p: p.propagating_buckle_factor,
    S: p.specified_minimum_yield_strength,
  })

/** Bending with external pressure of a wall t, m, by API RP 1111 in both codes; `P_c`: its collapse pressure. */
export function bendingOf(p: Pipe, P_ext: number, P_c: number, t: number, trace: Trace) {
  trace.section('Bending with external pressure')
  const epsilon_b = trace.apply(bending.criticalBendingStrain, { t, D: p.outer_diameter })
  const g_delta = trace.apply(bending.collapseReduction, { delta: p.ovality_rp1111 })
  const demand = trace.apply(bending.bendingCollapseDemand, {
    f_b: p.bending_safety_factor,
    epsilon: p.bending_strain,
    epsilon_b,
    P_ext,
    f_c: p.combined_collapse_factor,
    P_c,
  })
  return { epsilon_b, g_delta, demand }
}
