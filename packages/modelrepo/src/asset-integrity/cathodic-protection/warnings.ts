/** What a specialist would remark on the surface and on inputs that stand idle. */
import { breakdownConstants, finalCoatingBreakdown } from '@keelson/standards/dnv-rp-b401-2021/coating.ts'
import { tabledCurrentDensity } from '@keelson/standards/dnv-rp-b401-2021/current-density.ts'
import { shown, type Warning, warning } from '@keelson/workflow'
import { editionOf } from '../_shared/cathodic-protection/editions.ts'
import type { SurfaceDemand } from '../_shared/cathodic-protection/one-surface.ts'
import { said } from '../_shared/cathodic-protection/potentials.ts'
import type { Params } from './contract.ts'

export const ownWarnings = (p: Params, surface: SurfaceDemand): Warning[] => [
  ...idleHull(p),
  ...meanDensity(p),
  ...factors(p),
  ...healing(surface),
]

/** As the contract has them. */
const HULL_DEFAULTS = {
  coated_fraction: 1,
  bare_current_density_dynamic: 0.2,
  bare_current_density_static: 0.15,
  dynamic_time_fraction: 0.5,
} as const

function idleHull(p: Params): Warning[] {
  if (p.total_area !== undefined) return []
  const names = Object.keys(HULL_DEFAULTS) as (keyof typeof HULL_DEFAULTS)[]
  const idle = names.filter((name) => shown(p[name]) !== shown(HULL_DEFAULTS[name]))
  if (idle.length === 0) return []
  return [warning('unused', `not used without total_area: ${idle.join(', ')}`, `/${idle[0]}`)]
}

function meanDensity(p: Params): Warning[] {
  const { climatic_region: climate, depth } = p
  if (climate === undefined || p.total_area !== undefined) return []
  const tabled = tabledCurrentDensity({ climate, depth, phase: 'mean' })
  return said('mean_current_density_bare', 'mean current density', 'A/m2', tabled, p.mean_current_density_bare)
}

function factors(p: Params): Warning[] {
  if (p.total_area !== undefined || p.coating_a !== undefined) return []
  const { a, b } = breakdownConstants(editionOf(p.edition), p.coating_category, p.depth)
  const { initial_coating_breakdown_factor: f_ci, final_coating_breakdown_factor: f_cf, design_life: t_f } = p
  const tabled = finalCoatingBreakdown.evaluateSI({ a, b, t_f })
  return [
    ...said('initial_coating_breakdown_factor', 'initial coating breakdown factor', '-', a, f_ci),
    ...said('final_coating_breakdown_factor', 'final coating breakdown factor', '-', tabled, f_cf),
  ]
}

function healing({ factor }: SurfaceDemand): Warning[] {
  if (factor.final >= factor.initial) return []
  return [
    warning(
      'coating_heals',
      `the final coating breakdown factor ${shown(factor.final)} is below the initial ${shown(factor.initial)}: a coating does not heal`,
      '/final_coating_breakdown_factor',
    ),
  ]
}
