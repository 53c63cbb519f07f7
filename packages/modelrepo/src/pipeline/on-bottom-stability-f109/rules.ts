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
  const message = `must be more than the diameter of the pipe, ${shownIn(D, 'm', 9)}; read ${shownIn(d, 'm', 9)}`
  return [{ pointer: '/water_depth', message }]
}

/** Of the generalised method. */
export function sandProblems({ soil_type: soil }: Pick<Generalised, 'soil_type'>): Problem[] {
  if (soil === 'sand' || soil === undefined) return []
  const message = `${soil} is not covered by the generalised method here: its tables need the printed standard; sand is covered`
  return [{ pointer: '/soil_type', message }]
}
