/** What a specialist would remark on the surface and on inputs that stand idle. */
import { breakdownConstants, finalCoatingBreakdown } from '@keelson/standards/dnv-rp-b401-2021/coating.ts'
import { tabledCurrentDensity } from '@keelson/standards/dnv-rp-b401-2021/current-density.ts'
import { toSI } from '@keelson/units'
import { commonWarnings, shownRatio, type Warning, warner } from '@keelson/workflow'
import { editionOf } from '../_shared/cathodic-protection/editions.ts'
import type { SurfaceDemand } from '../_shared/cathodic-protection/one-surface.ts'
import { replaced } from '../_shared/cathodic-protection/potentials.ts'
import type { Params } from './inputs.ts'
import { HULL_DENSITIES } from './inputs-hull.ts'

export const warnings = {
  coating_heals: 'The final coating breakdown factor is below the initial factor.',
} as const
const warn = warner({ ...commonWarnings, ...warnings })

export const ownWarnings = (p: Params, surface: SurfaceDemand): Warning[] =>
  p.total_area === undefined
    ? [...idleHull(p), ...meanDensity(p), ...factors(p), ...healing(surface)]
    : healing(surface)

function idleHull(p: Params): Warning[] {
  const shares = (['coated_fraction', 'dynamic_time_fraction'] as const).filter((name) => p[name] !== undefined)
  const densities = (Object.keys(HULL_DENSITIES) as (keyof typeof HULL_DENSITIES)[]).filter(
    (name) => p[name] !== toSI(HULL_DENSITIES[name], 'mA/m2'),
  )
  const idle = [...shares, ...densities]
  if (idle.length === 0) return []
  return [
    warn(
      'unused',
      `Inputs not used because {total_area} is not entered: ${idle.map((n) => `{${n}}`).join(', ')}.`,
      `/${idle[0]}`,
    ),
  ]
}

function meanDensity({ climatic_region: climate, depth, mean_current_density_bare: given }: Params) {
  if (climate === undefined || depth === undefined) return []
  return replaced('mean_current_density_bare', 'mA/m2', tabledCurrentDensity({ climate, depth, phase: 'mean' }), given)
}

function factors(p: Params): Warning[] {
  const { coating_category: category, coating_a: own, depth, design_life: t_f } = p
  if (own !== undefined || category === undefined || depth === undefined) return []
  const { a, b } = breakdownConstants(editionOf(p.edition), category, depth)
  const final = finalCoatingBreakdown.evaluateSI({ a, b, t_f })
  return [
    ...replaced('initial_coating_breakdown_factor', '-', a, p.initial_coating_breakdown_factor),
    ...replaced('final_coating_breakdown_factor', '-', final, p.final_coating_breakdown_factor),
  ]
}

function healing({ factor }: SurfaceDemand): Warning[] {
  if (factor === undefined || factor.final >= factor.initial) return []
  const said = `{final_coating_breakdown_factor} ${shownRatio(factor.final)} is below the initial factor, ${shownRatio(factor.initial)}. Coating breakdown cannot decrease.`
  return [warn('coating_heals', said, '/final_coating_breakdown_factor')]
}
