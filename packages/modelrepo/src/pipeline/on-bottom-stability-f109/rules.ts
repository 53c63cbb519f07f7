/** What the inputs must satisfy together. */
import { type Problem, shownIn } from '@keelson/workflow'
import { wallProblems } from '../../_shared/pipe/wall-problems.ts'
import type { Generalised, Params } from './inputs.ts'

export const rules = (p: Params): readonly Problem[] => [...wallProblems(p), ...depthProblems(p)]

function depthProblems(p: Params): Problem[] {
  const { water_depth: d, outer_diameter: D_s } = p
  const coats = p.coating_layers.reduce((sum, layer) => sum + layer.thickness, p.coating_thickness)
  const D = p.hydrodynamic_diameter ?? (D_s === undefined ? undefined : D_s + 2 * coats)
  if (d === undefined || D === undefined || d > D) return []
  const message = `must be greater than the pipe diameter, ${shownIn(D, 'm', 9)} (entered: ${shownIn(d, 'm', 9)})`
  return [{ pointer: '/water_depth', message }]
}

/** Of the generalised method. */
export function sandProblems({ soil_type: soil }: Pick<Generalised, 'soil_type'>): Problem[] {
  if (soil === 'sand' || soil === undefined) return []
  const message = `must be sand for the generalised method (entered: ${soil}). Tables for other soils are not included.`
  return [{ pointer: '/soil_type', message }]
}
