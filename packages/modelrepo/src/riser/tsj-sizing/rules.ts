/** What must hold between the inputs of a stress joint. */
import { type Problem, shownIn } from '@keelson/workflow'
import { boreProblems } from '../../_shared/pipe/wall-problems.ts'
import type { Params } from './inputs.ts'

export function rules(p: Params): Problem[] {
  const last = p.taper.at(-1)
  const riser = p.riser_wall_thickness ?? last?.wall_thickness_mm
  const pointer = p.riser_wall_thickness === undefined ? 'riser_outer_diameter' : 'riser_wall_thickness'
  const stations = p.taper.flatMap(({ outer_diameter_mm: D, wall_thickness_mm: t }, i) =>
    boreProblems(`taper/${i}/wall_thickness_mm`, D, t),
  )
  return [
    ...stations,
    ...orderProblems(p),
    ...(stations.length > 0 && p.riser_wall_thickness === undefined && p.riser_outer_diameter === undefined
      ? []
      : boreProblems(pointer, p.riser_outer_diameter ?? last?.outer_diameter_mm, riser)),
  ]
}

function orderProblems({ taper }: Params): Problem[] {
  return taper.flatMap(({ position_m: x }, i) => {
    const before = taper[i - 1]?.position_m
    if (before === undefined || x > before) return []
    const message = `must be greater than the previous position, ${shownIn(before, 'm')} (entered: ${shownIn(x, 'm')})`
    return [{ pointer: `/taper/${i}/position_m`, message }]
  })
}
