/** Builds and checks the free span atlas: in-line frequency over length, diameter and wall. */
import { dnvRpF105 } from '@keelson/standards/dnv-rp-f105-2017/source.ts'
import type { AtlasAxis } from '@keelson/workflow/atlas.ts'
import { type GridAtlas, geometric, gridAtlas } from '../../_shared/atlas/grid-atlas.ts'
import { methodText } from '../../_shared/atlas/method-text.ts'
import { ATLAS_ID, DIAMETER, FIXED_ENDS, FIXED_TERMS, FREQUENCY, LENGTH, PARENT, WALL } from './atlas-names.ts'
import { frequencyAt, solved } from './atlas-solver.ts'

const LIMITS = {
  span_length: { title: 'Span length', unit: 'm', low: 10, high: 80 },
  outer_diameter: { title: 'Outside diameter', unit: 'm', low: 0.1, high: 1 },
  wall_thickness: { title: 'Wall thickness', unit: 'm', low: 0.006, high: 0.04 },
  current_velocity: { title: 'Current', unit: 'm/s', low: 0, high: 2 },
} as const

const axis = (name: keyof typeof LIMITS, count: number): AtlasAxis => {
  const { title, unit, low, high } = LIMITS[name]
  return { name, title, unit, scale: 'log', values: geometric(low, high, count) }
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
