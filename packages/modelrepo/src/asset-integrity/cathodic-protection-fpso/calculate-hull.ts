/** Areas of the hull, and what they demand unless a demand is given. */
import { silent, type Trace } from '@keelson/equations'
import { mumfordWettedSurface } from '@keelson/physics/hull/wetted-surface.ts'
import { chainSurface } from '@keelson/standards/dnv-os-e302-2018/chain-surface.ts'
import { unheatedArea } from '@keelson/standards/dnv-rp-b401-2021/demand.ts'
import { given, refuse, shownIn } from '@keelson/workflow'
import type { ByPhase } from '../_shared/cathodic-protection/inputs.ts'
import { BARE } from '../_shared/cathodic-protection/inputs-zones.ts'
import { oneSurfaceDemand, type SurfaceDemand } from '../_shared/cathodic-protection/one-surface.ts'
import type { Surface } from '../_shared/cathodic-protection/parts.ts'
import type { Params } from './inputs.ts'
import { USUAL_CHAIN } from './inputs-hull.ts'

export interface Areas {
  /** m2. */
  readonly hull: number
  /** Coated and not heated. */
  readonly coated: number
  readonly chain: number | undefined
}

/** Areas of the hull; refuses a heated part larger than the coated whole. */
export function areasOf(p: Params, trace: Trace): Areas {
  trace.section('Areas')
  const hull = p.hull_area ?? estimated(p, trace)
  const { appendage_area: A_a, heated_area: A_hot = 0 } = p
  const plain = A_a === 0 && A_hot === 0
  const rename = p.hull_area === undefined ? { A_h: 'S' } : {}
  const coated = plain ? hull : trace.apply(unheatedArea, { A_h: hull, A_a, A_hot }, { rename })
  if (coated < 0) {
    refuse(
      '/heated_area',
      `must not exceed the coated area, ${shownIn(hull + A_a, 'm2')} (entered: ${shownIn(A_hot, 'm2')})`,
    )
  }
  return { hull, coated, chain: chainOf(p, trace) }
}

function estimated(p: Params, trace: Trace): number {
  const {
    hull_length: L,
    hull_breadth: B,
    block_coefficient: C_b,
  } = given(p, 'hull_length', 'hull_breadth', 'block_coefficient')
  return trace.apply(mumfordWettedSurface, { L, T: p.depth, C_b, B }, { rename: { L: 'L_h' } })
}

function chainOf(p: Params, trace: Trace): number | undefined {
  const { mooring_lines: n_l, chain_diameter: d, chain_length_per_line: l = USUAL_CHAIN } = p
  if (n_l === undefined || d === undefined) return undefined
  return trace.apply(chainSurface, { n_l, l, d }, { rename: { d: 'd_ch' } })
}

export interface HullDemand extends SurfaceDemand {
  /** Of the areas, A, whatever is given in their place. */
  readonly calculated: ByPhase
}

/** Demands of the hull: by its areas, or as given. `wear` of the coatings is for the sensitivity. */
export function hullDemandOf(p: Params, areas: Areas, trace: Trace, wear = 1): HullDemand {
  const { mean_current_demand: mean, final_current_demand: final } = p
  const surface = oneSurfaceDemand(
    {
      coated: areas.coated,
      bare: p.bare_area,
      depth: p.depth,
      climate: p.climatic_region,
      edition: p.edition,
      coating: { by: { category: p.coating_category } },
      more: further(p, areas),
      names: {
        ...(mean !== undefined && { mean: 'I_cm_calc' }),
        ...(final !== undefined && { final: 'I_cf_calc' }),
      },
      drain: p.current_drain,
      life: p.design_life,
    },
    trace,
    wear,
  )
  const calculated = surface.demand
  const demand = { initial: calculated.initial, mean: mean ?? calculated.mean, final: final ?? calculated.final }
  return { ...surface, demand, calculated }
}

/** The same without a trace, for the tables. */
export const silentDemandOf = (p: Params, wear?: number): ByPhase =>
  hullDemandOf(p, areasOf(p, silent), silent, wear).demand

/** The heated plates and the chain. */
function further(p: Params, { chain }: Areas): Surface[] {
  const { depth, heated_area, heated_surface_temperature: temperature } = p
  const at = { exposure: 'submerged', depth } as const
  const coating = { by: { category: p.coating_category } }
  return [
    ...(heated_area === undefined || temperature === undefined
      ? []
      : [{ ...at, zone: 'Heated hull', area: heated_area, coating, temperature }]),
    ...(chain === undefined ? [] : [{ ...at, zone: 'Mooring chain', area: chain, coating: BARE } as const]),
  ]
}
