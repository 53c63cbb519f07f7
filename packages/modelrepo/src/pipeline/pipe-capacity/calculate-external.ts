/** External pressure: collapse, propagating buckles, and both walls back. */
import type { Trace } from '@keelson/equations'
import * as collapseRp1111 from '@keelson/standards/api-rp-1111-2015/collapse.ts'
import { closedForm, collapseWall } from '@keelson/standards/api-rp-1111-2015/collapse-wall.ts'
import * as propagation from '@keelson/standards/api-rp-1111-2015/propagation.ts'
import * as collapseStd2rd from '@keelson/standards/api-std-2rd-2013/collapse.ts'
import type { Params } from './inputs.ts'
import { RP1111 } from './modes.ts'

export interface Collapse {
  readonly P_y: number
  readonly P_el: number
  readonly P_c: number
  readonly allowable: number
}
export interface Propagation {
  readonly P_p: number
  readonly allowable: number
}

/** Collapse of a wall t, m. */
export function collapseOf(p: Params, t: number, trace: Trace): Collapse {
  trace.section('Collapse')
  const by = p.code === RP1111 ? collapseRp1111 : collapseStd2rd
  const D = p.outer_diameter
  const P_y = trace.apply(by.yieldCollapsePressure, { S: p.specified_minimum_yield_strength, t, D })
  const P_el = trace.apply(by.elasticCollapsePressure, { E: p.youngs_modulus, t, D, nu: p.poisson_ratio })
  const P_c = trace.apply(by.collapsePressure, { P_y, P_el })
  return { P_y, P_el, P_c, allowable: trace.apply(by.allowableCollapsePressure, { f_o: p.collapse_factor, P_c }) }
}

/** Propagation pressure of a wall t, m, by API RP 1111 in both codes. */
export function propagationOf(p: Params, t: number, trace: Trace): Propagation {
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
export function wallAgainstCollapse(p: Params, P_ext: number, trace: Trace): number {
  const demand = {
    P_ext,
    f_o: p.collapse_factor,
    S: p.specified_minimum_yield_strength,
    E: p.youngs_modulus,
    nu: p.poisson_ratio,
    D: p.outer_diameter,
  }
  return collapseWall(demand, trace, p.code === RP1111 ? closedForm : collapseStd2rd.closedForm)
}

export const wallAgainstPropagation = (p: Params, P_ext: number, trace: Trace): number =>
  trace.apply(propagation.propagationMinimumWall, {
    D: p.outer_diameter,
    P_ext,
    f_p: p.propagating_buckle_factor,
    S: p.specified_minimum_yield_strength,
  })
