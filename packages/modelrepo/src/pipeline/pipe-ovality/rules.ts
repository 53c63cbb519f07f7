/** What the inputs must satisfy together, before anything is calculated. */
import { extremeDiameters } from '@keelson/physics/roundness.ts'
import { type Problem, shown, shownIn } from '@keelson/workflow'
import { boreProblems } from '../../_shared/pipe/wall-problems.ts'
import type { Params } from './inputs.ts'

/** Above it the measurement is an error; the room is for rounding of metres. */
const LARGEST_OVALITY = 0.1 * (1 + 1e-12)

const mm = (metres: number) => shownIn(metres, 'mm', 9)

export const rules = (p: Params): Problem[] => [
  ...diameters(p),
  ...caliper(p),
  ...boreProblems('wall_thickness', p.nominal_outer_diameter, p.wall_thickness),
]

function diameters({ nominal_outer_diameter: D, ...p }: Params): Problem[] {
  const { maximum_outer_diameter: D_max, minimum_outer_diameter: D_min } = p
  if (D_max === undefined || D_min === undefined) return []
  const at = (message: string): Problem[] => [{ pointer: '/maximum_outer_diameter', message }]
  if (D_max < D_min) return at(`must not be less than {minimum_outer_diameter}, ${mm(D_min)} (entered: ${mm(D_max)})`)
  return tooOval(D, D_max, D_min).map((message) => ({ pointer: '/maximum_outer_diameter', message }))
}

function tooOval(D: number, D_max: number, D_min: number): string[] {
  const ovality = (D_max - D_min) / D
  if (ovality <= LARGEST_OVALITY) return []
  return [
    `must give {ovality} of at most 0.10 (entered: ${mm(D_min)} to ${mm(D_max)}, ovality ${shown(ovality, 4)}). Check the data.`,
  ]
}

function caliper({ nominal_outer_diameter: D, caliper_radii: radii }: Params): Problem[] {
  if (radii === undefined) return []
  const pointer = '/caliper_radii'
  if (radii.length % 2 !== 0)
    return [{ pointer, message: `must have an even number of radii, in opposite pairs (entered: ${radii.length})` }]
  const { largest, smallest } = extremeDiameters(radii)
  return tooOval(D, largest.diameter, smallest.diameter).map((message) => ({ pointer, message }))
}
