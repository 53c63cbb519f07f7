/** The pile atlas: ultimate capacity in one clay over diameter, length, strength and stress. */
import { CLAY_BEARING_FACTOR } from '@keelson/standards/api-rp-2geo-2011/clay.ts'
import { apiRp2geo } from '@keelson/standards/api-rp-2geo-2011/source.ts'
import { axesOf } from '../../_shared/atlas/axes.ts'
import { gridAtlas } from '../../_shared/atlas/grid.ts'
import { type Asked, capacityOf, solved } from './atlas-solver.ts'

/** Fewer err by more than 3 % where the adhesion factor changes its branch. */
const CLOSE = { unit: 'kPa', scale: 'log', nodes: 19 } as const

export const axes = axesOf({
  outer_diameter: {
    title: 'Outer diameter',
    symbol: 'D',
    unit: 'm',
    scale: 'log',
    nodes: [0.6, 0.8, 1, 1.3, 1.6, 2, 2.5],
  },
  embedded_length: {
    title: 'Embedded length',
    symbol: 'L',
    unit: 'm',
    scale: 'log',
    nodes: [15, 20, 30, 40, 50, 60],
  },
  undrained_shear_strength: { title: 'Undrained shear strength', symbol: 's_u', range: [20, 200], ...CLOSE },
  effective_vertical_stress: { title: 'Effective vertical stress', symbol: 'p_0', range: [50, 400], ...CLOSE },
})

const MIDDLE: Asked = {
  outer_diameter: 1,
  embedded_length: 30,
  undrained_shear_strength: 6e4,
  effective_vertical_stress: 1.5e5,
}

export const pileAtlas = gridAtlas({
  id: 'pile-capacity-atlas-query',
  home: import.meta.url,
  parent: { ref: 'modelrepo:pile-capacity@1', standards: [`${apiRp2geo.id} (${apiRp2geo.revision}) 8.1`] },
  axes,
  response: { name: 'total_capacity', unit: 'N', scale: 'log' },
  solve: (asked) => Number(capacityOf(asked).toPrecision(12)),
  method: (trace) => solved(MIDDLE, trace),
  terms: () => [`N_c ${CLAY_BEARING_FACTOR.value}`],
})
