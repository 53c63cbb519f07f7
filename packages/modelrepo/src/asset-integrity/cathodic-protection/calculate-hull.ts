/** Demand of a ship's hull that sails and lies, by the ABS notes. */
import type { Trace } from '@keelson/equations'
import {
  bareShare,
  hullDemand,
  meanBareDensity,
  meanHullBreakdown,
  shareOfHull,
  totalHullDemand,
} from '@keelson/standards/abs-cp-ships-2017/demand.ts'
import { UNCOATED } from '@keelson/standards/dnv-rp-b401-2021/coating.ts'
import { given } from '@keelson/workflow'
import { type ByPhase, MARK } from '../_shared/cathodic-protection/inputs.ts'
import { BARE } from '../_shared/cathodic-protection/inputs-zones.ts'
import type { SurfaceDemand } from '../_shared/cathodic-protection/one-surface.ts'
import { byPhase, type Line, type Part, totalsOf, worn } from '../_shared/cathodic-protection/parts.ts'
import { plainDrain } from '../_shared/cathodic-protection/wells.ts'
import type { Params } from './inputs.ts'

/** Demands of the coated and the bare hull, A. */
export function hullDemandOf(p: Params, trace: Trace, wear = 1): SurfaceDemand {
  const { total_area: A, initial_coating_breakdown_factor: f_ci } = given(
    p,
    'total_area',
    'initial_coating_breakdown_factor',
  )
  const { final_coating_breakdown_factor } = given(p, 'final_coating_breakdown_factor')
  const f_cf = worn(f_ci, final_coating_breakdown_factor, wear)
  trace.section('Hull')
  const f_cm = trace.apply(meanHullBreakdown, { f_ci, f_cf })
  const { bare_current_density_dynamic: J_dyn, bare_current_density_static: J_stat } = p
  const { coated_fraction: k_c, dynamic_time_fraction } = given(p, 'coated_fraction', 'dynamic_time_fraction')
  const J_mean = trace.apply(meanBareDensity, { J_dyn, J_stat, p: dynamic_time_fraction })
  const density: ByPhase = { initial: J_dyn, mean: J_mean, final: J_dyn }
  const factor: ByPhase = { initial: f_ci, mean: f_cm, final: f_cf }
  const parts: Omit<Part, 'depth' | 'exposure' | 'density'>[] = []
  if (k_c > 0) {
    const area = trace.apply(shareOfHull, { A, k: k_c }, { as: 'A_c', rename: { k: 'k_c' } })
    const demand = demandOf(area, density, factor, 'c', trace)
    const line = { a: f_ci, b: (f_cf - f_ci) / p.design_life }
    parts.push({ zone: 'Coated hull', coating: 'breakdown factors as entered', area, factor, demand, line })
  }
  if (k_c < 1) {
    const k_b = trace.apply(bareShare, { k_c })
    const area = trace.apply(shareOfHull, { A, k: k_b }, { as: 'A_b', rename: { k: 'k_b' } })
    const bare: ByPhase = { initial: UNCOATED.value, mean: UNCOATED.value, final: UNCOATED.value }
    const demand = demandOf(area, density, bare, 'b', trace)
    parts.push({ zone: 'Bare hull', coating: BARE, area, factor: bare, demand, line: BARE_LINE })
  }
  const whole = parts.map((part): Part => ({ ...part, density, depth: null, exposure: 'sailing and moored' }))
  return {
    parts: whole,
    demand: totalsOf(whole, plainDrain(p.current_drain), trace, { total: totalHullDemand }),
    factor,
  }
}
const BARE_LINE: Line = { a: UNCOATED.value, b: 0 }

function demandOf(A_k: number, density: ByPhase, factor: ByPhase, part: 'c' | 'b', trace: Trace): ByPhase {
  return byPhase((phase) =>
    trace.apply(
      hullDemand,
      { A_k, J: density[phase], f_c: part === 'b' ? UNCOATED : factor[phase] },
      {
        as: `I_${MARK[phase]}_${part}`,
        rename: {
          A_k: `A_${part}`,
          J: phase === 'mean' ? 'J_mean' : 'J_dyn',
          f_c: part === 'b' ? 'f_b' : `f_${MARK[phase]}`,
        },
        title: `${part === 'c' ? 'Coated' : 'Bare'} hull: ${phase} current demand`,
      },
    ),
  )
}
