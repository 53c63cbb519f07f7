/** Builds and checks the atlas: utilisation at each load of reference alone, over diameter, wall and yield strength. */
import { apiRp2rd } from '@keelson/standards/api-rp-2rd-1998/source.ts'
import { toSI } from '@keelson/units'
import type { AtlasAxis } from '@keelson/workflow/atlas.ts'
import { type GridAtlas, geometric, gridAtlas } from '../../_shared/atlas/grid-atlas.ts'
import { methodText } from '../../_shared/atlas/method-text.ts'
import {
  ATLAS_ID,
  BY_MOMENT,
  BY_TENSION,
  DESIGN_FACTOR,
  DIAMETER,
  M_REFERENCE,
  PARENT,
  SHARE,
  STRENGTH,
  T_REFERENCE,
  WALL,
} from './atlas-names.ts'
import { solved, useAt } from './atlas-solver.ts'

const LIMITS = {
  outer_diameter: { title: 'Outside diameter', unit: 'mm', low: 200, high: 360 },
  wall_thickness: { title: 'Wall thickness', unit: 'mm', low: 15, high: 35 },
  specified_minimum_yield_strength: { title: 'Specified minimum yield strength', unit: 'MPa', low: 358, high: 555 },
  effective_tension: { title: 'Effective tension', unit: 'kN', low: 0, high: T_REFERENCE.value },
  bending_moment: { title: 'Bending moment', unit: 'kN*m', low: 0, high: M_REFERENCE.value },
} as const

const axis = (name: typeof DIAMETER | typeof WALL | typeof STRENGTH, unit: string, count: number): AtlasAxis => {
  const { title, unit: given, low, high } = LIMITS[name]
  return { name, title, unit, scale: 'log', values: geometric(toSI(low, given), toSI(high, given), count) }
}
const AXES = [axis(DIAMETER, 'm', 13), axis(WALL, 'm', 17), axis(STRENGTH, 'Pa', 3)]

const MIDDLE = { outer_diameter: 0.27, wall_thickness: 0.025, specified_minimum_yield_strength: 450e6 }

export const codeCheckAtlas = gridAtlas({
  id: ATLAS_ID,
  home: import.meta.url,
  parent: { ref: PARENT, standards: [`${apiRp2rd.id} (${apiRp2rd.revision}) section 5`] },
  limits: LIMITS,
  slices: [BY_TENSION, BY_MOMENT].map((slice) => ({ slice, axes: AXES })),
  response: { name: SHARE, unit: '-', scale: 'log' },
  solve: ({ load }, point) =>
    useAt({
      outer_diameter: point[DIAMETER] ?? Number.NaN,
      wall_thickness: point[WALL] ?? Number.NaN,
      specified_minimum_yield_strength: point[STRENGTH] ?? Number.NaN,
      effective_tension: load === BY_TENSION.load ? T_REFERENCE.si : 0,
      bending_moment: load === BY_MOMENT.load ? M_REFERENCE.si : 0,
    }),
  method: () => {
    const loads = { effective_tension: T_REFERENCE.si, bending_moment: M_REFERENCE.si }
    return `${methodText((trace) => solved({ ...MIDDLE, ...loads }, trace))}\n${DESIGN_FACTOR.value}`
  },
} satisfies GridAtlas)
