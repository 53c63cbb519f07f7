/** The free span atlas: in-line frequency over length, diameter and wall. */
import { dnvRpF105 } from '@keelson/standards/dnv-rp-f105-2017/source.ts'
import { axesOf } from '../../_shared/atlas/axes.ts'
import { gridAtlas } from '../../_shared/atlas/grid.ts'
import { FIXED_ENDS, FIXED_TERMS, solvedFixed } from './atlas-solver.ts'

export const axes = axesOf({
  span_length: { title: 'Span length', symbol: 'L', unit: 'm', scale: 'log', range: [10, 80], nodes: 10 },
  outer_diameter: { title: 'Outside diameter', symbol: 'D', unit: 'mm', scale: 'log', range: [100, 1000], nodes: 24 },
  wall_thickness: { title: 'Wall thickness', symbol: 't', unit: 'mm', scale: 'log', range: [6, 40], nodes: 16 },
  current_velocity: { title: 'Current', unit: 'm/s', range: [0, 2] },
})
export const SLICE = { boundary_condition: FIXED_ENDS } as const

const MIDDLE = { span_length: 30, outer_diameter: 0.3, wall_thickness: 0.018, current_velocity: 1 }

export const freeSpanAtlas = gridAtlas({
  id: 'free-span-atlas-query',
  home: import.meta.url,
  parent: { ref: 'modelrepo:free-span-f105@1', standards: [`${dnvRpF105.id} (${dnvRpF105.revision}) 6.8`] },
  axes,
  slices: [{ slice: SLICE, beside: { current_velocity: 0 } }],
  response: { name: 'natural_frequency_in_line', unit: 'Hz', scale: 'log' },
  solve: (asked) => solvedFixed(asked).f_IL,
  method: (trace) => solvedFixed(MIDDLE, trace),
  terms: () => [FIXED_TERMS],
})
