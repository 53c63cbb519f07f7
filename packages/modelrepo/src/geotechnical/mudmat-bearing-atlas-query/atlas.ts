/** Builds and checks the mudmat atlas: vertical capacity over undrained shear strength. */
import { apiRp2geo } from '@keelson/standards/api-rp-2geo-2011/source.ts'
import { toSI } from '@keelson/units'
import { type GridAtlas, gridAtlas } from '../../_shared/atlas/grid-atlas.ts'
import { methodText } from '../../_shared/atlas/method-text.ts'
import { ATLAS_ID, CAPACITY, FIXED_TERMS, PARENT, STRENGTH } from './atlas-names.ts'
import { capacityAt, solved } from './atlas-solver.ts'

/** kPa; closer where the horizontal load takes a large share of the strength. */
const STRENGTHS = [5, 7, 10, 15, 20, 30, 40, 50]
const TITLE = 'Undrained shear strength'

const GRID: GridAtlas = {
  id: ATLAS_ID,
  home: import.meta.url,
  parent: { ref: PARENT, standards: [`${apiRp2geo.id} (${apiRp2geo.revision}) section 7`] },
  limits: { [STRENGTH]: { title: TITLE, unit: 'kPa', low: 5, high: 50 } },
  slices: [
    {
      slice: { condition: 'undrained' },
      axes: [
        { name: STRENGTH, title: TITLE, unit: 'Pa', scale: 'linear', values: STRENGTHS.map((s) => toSI(s, 'kPa')) },
      ],
    },
  ],
  response: { name: CAPACITY, unit: 'N', scale: 'linear' },
  solve: (_, point) => capacityAt(point[STRENGTH] ?? Number.NaN),
  method: () => {
    const middle = {
      undrained_shear_strength: 15e3,
      vertical_load: 1e6,
      horizontal_load: FIXED_TERMS.horizontal_load,
    }
    return `${methodText((trace) => solved(middle, trace))}\n${JSON.stringify(FIXED_TERMS)}`
  },
}

export const mudmatBearingAtlas = gridAtlas(GRID)
