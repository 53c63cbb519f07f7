/** What is the same at every station: walls, factors, and the pressures at which the pipe bursts, collapses and a buckle runs. */
import type { Constant, Trace } from '@keelson/equations'
import { collapseOf, propagationPressure } from '@keelson/standards/dnv-os-f201-2010/collapse.ts'
import { designPropagation, designResistance } from '@keelson/standards/dnv-os-f201-2010/limit-states.ts'
import * as resistance from '@keelson/standards/dnv-os-f201-2010/resistance.ts'
import { ETA, GAMMA_SC, materialFactor } from '@keelson/standards/dnv-os-f201-2010/source.ts'
import type { CollapsePipe } from '@keelson/standards/dnv-st-f101-2021/collapse.ts'
import type { Params } from './inputs.ts'

export interface Factors {
  readonly gamma_SC: Constant
  readonly gamma_m: number | Constant
  readonly eta: Constant
}
export interface Pipe {
  readonly factors: Factors
  readonly t_fab: number
  readonly t_1: number
  readonly t_2: number
  /** Resistances of the average wall. */
  readonly p_b: number
  readonly p_c: number
  readonly p_pr: number
  /** Design resistances: of the thinnest wall, and of a propagating buckle. */
  readonly p_b_d: number
  readonly p_c_d: number
  readonly p_pr_d: number
}

const factorsOf = (p: Params): Factors => ({
  gamma_SC: GAMMA_SC[p.safety_class],
  gamma_m: p.material_resistance_factor ?? materialFactor(p.limit_state),
  eta: ETA[p.safety_class],
})

export function pipeOf(p: Params, trace: Trace): Pipe {
  trace.section('Walls')
  const { outer_diameter: D, wall_thickness: t, corrosion_allowance: t_corr, yield_strength: f_y } = p
  const t_fab =
    p.fabrication_tolerance ?? trace.apply(resistance.toleranceOfFraction, { r_mill: resistance.MILL_TOLERANCE, t })
  const t_1 = trace.apply(resistance.thinnestWall, { t, t_fab, t_corr })
  const t_2 = trace.apply(resistance.averageWall, { t, t_corr })
  const factors = factorsOf(p)
  const { gamma_SC, gamma_m } = factors

  trace.section('Bursting')
  const f_cb = trace.apply(resistance.containmentStrength, { f_y, f_u: p.tensile_strength })
  const p_b_1 = trace.apply(
    resistance.burstResistance,
    { t_1, D, f_cb },
    { as: 'p_b_1', title: 'Burst resistance for the minimum wall thickness' },
  )
  const p_b = trace.apply(
    resistance.burstResistance,
    { t_1: t_2, D, f_cb },
    { as: 'p_b_2', title: 'Burst resistance for the average wall thickness', rename: { t_1: 't_2' } },
  )
  const p_b_d = trace.apply(
    designResistance,
    { p_k: p_b_1, gamma_m, gamma_SC },
    { as: 'p_b_d', title: 'Design burst resistance', rename: { p_k: 'p_b_1' } },
  )

  trace.section('Collapse for the minimum wall thickness')
  const thinnest = collapseOf(collapsing(p, t_1), 't_1', trace).p_c
  const p_c_d = trace.apply(
    designResistance,
    { p_k: thinnest, gamma_m, gamma_SC },
    { as: 'p_c_d', title: 'Design collapse resistance', rename: { p_k: 'p_c_1' } },
  )
  trace.section('Collapse for the average wall thickness')
  const p_c = collapseOf(collapsing(p, t_2), 't_2', trace).p_c

  trace.section('Propagating buckling')
  const p_pr = trace.apply(propagationPressure, { f_y, alpha_fab: p.fabrication_factor, t_2, D })
  const p_pr_d = trace.apply(designPropagation, {
    p_pr,
    gamma_c: p.propagation_condition_factor,
    gamma_m,
    gamma_SC,
  })
  return { factors, t_fab, t_1, t_2, p_b, p_c, p_pr, p_b_d, p_c_d, p_pr_d }
}

/** What collapse depends on, of a wall. */
export const collapsing = (p: Params, t_1: number): CollapsePipe => ({
  E: p.youngs_modulus,
  nu: p.poisson_ratio,
  D: p.outer_diameter,
  t_1,
  f_y: p.yield_strength,
  alpha_fab: p.fabrication_factor,
  f_0: p.ovality,
})
