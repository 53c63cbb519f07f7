/** The atlas of riser checks: utilisation at each load of reference alone, over diameter, wall and yield strength. */
import { apiRp2rd } from '@keelson/standards/api-rp-2rd-1998/source.ts'
import { axesOf } from '../../_shared/atlas/axes.ts'
import { gridAtlas } from '../../_shared/atlas/grid.ts'
import {
  BY_MOMENT,
  BY_TENSION,
  DESIGN_FACTOR,
  M_REFERENCE,
  PARENT,
  solved,
  T_REFERENCE,
  useAt,
} from './atlas-solver.ts'

export const axes = axesOf({
  outer_diameter: { title: 'Outside diameter', symbol: 'D', unit: 'mm', scale: 'log', range: [200, 360], nodes: 13 },
  wall_thickness: { title: 'Wall thickness', symbol: 't', unit: 'mm', scale: 'log', range: [15, 35], nodes: 17 },
  specified_minimum_yield_strength: {
    title: 'Specified minimum yield strength',
    symbol: 'f_y',
    unit: 'MPa',
    scale: 'log',
    range: [358, 555],
    nodes: 3,
  },
  effective_tension: { title: 'Effective tension', unit: 'kN', range: [0, T_REFERENCE.value] },
  bending_moment: { title: 'Bending moment', unit: 'kN*m', range: [0, M_REFERENCE.value] },
})

export const TENSION = { load: 'tension' } as const
export const MOMENT = { load: 'moment' } as const

const MIDDLE = { outer_diameter: 0.27, wall_thickness: 0.025, specified_minimum_yield_strength: 450e6 }

export const codeCheckAtlas = gridAtlas({
  id: 'code-check-atlas-query',
  home: import.meta.url,
  parent: { ref: PARENT, standards: [`${apiRp2rd.id} (${apiRp2rd.revision}) section 5`] },
  axes,
  slices: [
    { slice: TENSION, beside: BY_TENSION },
    { slice: MOMENT, beside: BY_MOMENT },
  ],
  response: { name: 'utilisation', unit: '-', scale: 'log' },
  solve: useAt,
  method: (trace) => solved({ ...MIDDLE, effective_tension: T_REFERENCE.si, bending_moment: M_REFERENCE.si }, trace),
  terms: () => [DESIGN_FACTOR.value],
})
