/** What the inputs must satisfy together, before anything is calculated. */
import { type Problem, shownIn, shownLength } from '@keelson/workflow'
import { COLUMN, PLATE, SHEAR, TUBE } from './modes.ts'
import type { Params } from './params.ts'

export function rules(p: Params): Problem[] {
  if (p.analysis === COLUMN) return p.section_shape === TUBE ? tubeRules(p) : generalRules(p)
  return p.analysis === PLATE ? plateRules(p) : []
}

function tubeRules({ outer_diameter: D, wall_thickness: t }: Params): Problem[] {
  if (D === undefined || t === undefined || t < D / 2) return []
  return [
    {
      pointer: '/wall_thickness',
      message: `must be below half the {outer_diameter}, ${shownLength(D / 2)}; read ${shownLength(t)}`,
    },
  ]
}

function generalRules({ second_moment_of_area: I, second_moment_of_area_major: major }: Params): Problem[] {
  if (I === undefined || major === undefined || major >= I) return []
  return [
    {
      pointer: '/second_moment_of_area_major',
      message: `must not be below that of the minor axis, ${shownIn(I, 'mm4')}; read ${shownIn(major, 'mm4')}`,
    },
  ]
}

function plateRules({ edge_condition, plate_width: s, plate_length: l }: Params): Problem[] {
  if (edge_condition !== SHEAR || s === undefined || l === undefined || l >= s) return []
  return [
    {
      pointer: '/plate_length',
      message: `must not be below the {plate_width}, ${shownLength(s)}, in shear; read ${shownLength(l)}`,
    },
  ]
}
