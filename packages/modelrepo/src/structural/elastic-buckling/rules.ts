/** What the inputs must satisfy together, before anything is calculated. */
import { type Problem, shownIn, shownLength } from '@keelson/workflow'
import { type Given, type Perhaps, SHEAR, TUBE } from './inputs.ts'
import type { Shaped } from './section.ts'

export const columnRules = (p: Shaped & Perhaps<'second_moment_of_area_major'>): Problem[] =>
  p.section_shape === TUBE ? tubeRules(p) : generalRules(p)

function tubeRules({ outer_diameter: D, wall_thickness: t }: Shaped): Problem[] {
  if (D === undefined || t === undefined || t < D / 2) return []
  return [
    {
      pointer: '/wall_thickness',
      message: `must be less than half the {outer_diameter}, ${shownLength(D / 2)} (entered: ${shownLength(t)})`,
    },
  ]
}

function generalRules({
  second_moment_of_area: I,
  second_moment_of_area_major: major,
}: Perhaps<'second_moment_of_area' | 'second_moment_of_area_major'>): Problem[] {
  if (I === undefined || major === undefined || major >= I) return []
  return [
    {
      pointer: '/second_moment_of_area_major',
      message: `must not be less than the minor-axis value, ${shownIn(I, 'mm4')} (entered: ${shownIn(major, 'mm4')})`,
    },
  ]
}

export function plateRules({
  edge_condition,
  plate_width: s,
  plate_length: l,
}: Given<'edge_condition' | 'plate_width' | 'plate_length'>): Problem[] {
  if (edge_condition !== SHEAR || l >= s) return []
  return [
    {
      pointer: '/plate_length',
      message: `must not be less than the {plate_width}, ${shownLength(s)}, for shear (entered: ${shownLength(l)})`,
    },
  ]
}
