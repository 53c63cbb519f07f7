/** Builds and checks the free span atlas: in-line frequency over length, diameter and wall. */
import { dnvRpF105 } from '@keelson/standards/dnv-rp-f105-2017/source.ts'
import { toSI } from '@keelson/units'
import type { AtlasAxis } from '@keelson/workflow/atlas.ts'
import { type GridAtlas, geometric, gridAtlas } from '../../_shared/atlas/grid-atlas.ts'
import { methodText } from '../../_shared/atlas/method-text.ts'
import { ATLAS_ID, DIAMETER, FIXED_ENDS, FIXED_TERMS, FREQUENCY, LENGTH, PARENT, WALL } from './atlas-names.ts'
import { frequencyAt, solved } from './atlas-solver.ts'

const LIMITS = {
  span_length: { title: 'Span length', unit: 'm', low: 10, high: 80 },
  outer_diameter: { title: 'Outside diameter', unit: 'mm', low: 100, high: 1000 },
  wall_thickness: { title: 'Wall thickness', unit: 'mm', low: 6, high: 40 },
  current_velocity: { title: 'Current', unit: 'm/s', low: 0, high: 2 },
} as const

const axis = (name: typeof LENGTH | typeof DIAMETER | typeof WALL, count: number): AtlasAxis => {
  const { title, unit, low, high } = LIMITS[name]
  return { name, title, unit: 'm', scale: 'log', values: geometric(toSI(low, unit), toSI(high, unit), count) }
}

const GRID: GridAtlas = {
  id: ATLAS_ID,
  home: import.meta.url,
  parent: { ref: PARENT, standards: [`${dnvRpF105.id} (${dnvRpF105.revision}) 6.8`] },
  limits: LIMITS,
  slices: [
    {
      slice: { boundary_condition: FIXED_ENDS },
      axes: [axis(LENGTH, 10), axis(DIAMETER, 24), axis(WALL, 16)],
    },
  ],
  response: { name: FREQUENCY, unit: 'Hz', scale: 'log' },
  solve: (_, point) =>
    frequencyAt(point[LENGTH] ?? Number.NaN, point[DIAMETER] ?? Number.NaN, point[WALL] ?? Number.NaN),
  method: () => {
    const middle = { span_length: 30, outer_diameter: 0.3, wall_thickness: 0.018, current_velocity: 1 }
    const text = methodText((trace) => solved({ ...FIXED_TERMS, boundary_condition: FIXED_ENDS, ...middle }, trace))
    return `${text}\n${JSON.stringify(FIXED_TERMS)}`
  },
}

export const freeSpanAtlas = gridAtlas(GRID)
