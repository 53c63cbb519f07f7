/** Tension with pressure and bending, and bending with external pressure. */
import type { Trace } from '@keelson/equations'
import * as bending from '@keelson/standards/api-rp-1111-2015/bending.ts'
import * as longitudinal from '@keelson/standards/api-rp-1111-2015/longitudinal.ts'
import * as method1 from '@keelson/standards/api-std-2rd-2013/combined.ts'
import type { Burst } from './calculate-burst.ts'
import type { Collapse } from './calculate-external.ts'
import type { Params } from './inputs.ts'
import { RP1111 } from './modes.ts'

export interface Combined {
  readonly T_y: number
  /** 0.60 of the yield tension; API RP 1111 only. */
  readonly T_d: number | undefined
  /** Of pressure and tension; undefined where the pressure acts from outside and Method 1 takes it over collapse. */
  readonly ratio: number | undefined
  /** What the code holds against its limit: the ratio, or with bending by Method 1. */
  readonly demand: number
  /** Share of bending in it. */
  readonly bending: number
  /** Whether the pressure acts from outside and is a share of the collapse pressure, not of the burst pressure. */
  readonly byCollapse: boolean
}

/** Pressure, tension and (API STD 2RD) bending of a wall t, m. */
export function combinedOf(
  p: Params,
  P_net: number,
  burst: Burst,
  { P_c }: Collapse,
  t: number,
  trace: Trace,
): Combined {
  trace.section('Tension, pressure and bending')
  const rp1111 = p.code === RP1111
  const A = trace.apply(longitudinal.crossSection, { D: p.outer_diameter, t })
  const T_y = trace.apply(longitudinal.yieldTension, { S: p.specified_minimum_yield_strength, A })
  const T_eff = p.effective_tension
  const byCollapse = !rp1111 && P_net < 0
  const ratioOf = (rename: Readonly<Record<string, string>>) =>
    trace.apply(longitudinal.combinedLoadRatio, { P_net, P_b: burst.pressure, T_eff, T_y }, { rename })
  if (rp1111) {
    const ratio = ratioOf({})
    const T_d = trace.apply(longitudinal.allowableTension, { T_y })
    return { T_y, T_d, ratio, demand: ratio, bending: 0, byCollapse }
  }
  const ratio = byCollapse ? undefined : ratioOf({ P_b: 'p_b' })
  const W_e = trace.apply(method1.sectionModulus, { D: p.outer_diameter, t })
  const M_y = trace.apply(method1.yieldMoment, { S: p.specified_minimum_yield_strength, W_e })
  const M =
    p.bending_moment ?? trace.apply(method1.elasticMoment, { E: p.youngs_modulus, epsilon: p.bending_strain, W_e })
  const loads = { M, M_y, T_eff, T_y, P_net }
  const demand = byCollapse
    ? trace.apply(method1.method1External, { ...loads, P_c })
    : trace.apply(method1.method1, { ...loads, p_b: burst.pressure })
  return { T_y, T_d: undefined, ratio, demand, bending: Math.abs(M) / M_y, byCollapse }
}

export interface Bending {
  readonly epsilon_b: number
  readonly g_delta: number
  readonly demand: number
}

/** Bending with external pressure of a wall t, m, by API RP 1111 in both codes; `P_c`: its collapse pressure. */
export function bendingOf(p: Params, P_ext: number, P_c: number, t: number, trace: Trace): Bending {
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
