/** The mudmat atlas: vertical capacity over undrained shear strength. */
import { apiRp2geo } from '@keelson/standards/api-rp-2geo-2011/source.ts'
import { axesOf } from '../../_shared/atlas/axes.ts'
import { gridAtlas } from '../../_shared/atlas/grid.ts'
import { capacityAt, FIXED_TERMS, MIDDLE, solved } from './atlas-solver.ts'

export const axes = axesOf({
  undrained_shear_strength: {
    title: 'Undrained shear strength',
    symbol: 's_u0',
    unit: 'kPa',
    // closer where the horizontal load takes a large share of the strength
    nodes: [5, 7, 10, 15, 20, 30, 40, 50],
  },
})
export const SLICE = { condition: 'undrained' } as const

export const mudmatBearingAtlas = gridAtlas({
  id: 'mudmat-bearing-atlas-query',
  home: import.meta.url,
  parent: {
    ref: 'modelrepo:mudmat-bearing-capacity@1',
    standards: [`${apiRp2geo.id} (${apiRp2geo.revision}) section 7`],
  },
  axes,
  slices: [{ slice: SLICE }],
  response: { name: 'ultimate_vertical_capacity', unit: 'N', scale: 'linear' },
  solve: ({ undrained_shear_strength }) => capacityAt(undrained_shear_strength),
  method: (trace) => solved(MIDDLE, trace),
  terms: () => [FIXED_TERMS],
})
