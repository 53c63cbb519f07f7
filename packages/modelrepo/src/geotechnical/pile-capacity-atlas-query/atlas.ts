/** Builds and checks the pile atlas: ultimate capacity in one clay over diameter, length, strength and stress. */
import { CLAY_BEARING_FACTOR } from '@keelson/standards/api-rp-2geo-2011/clay.ts'
import { apiRp2geo } from '@keelson/standards/api-rp-2geo-2011/source.ts'
import { toSI } from '@keelson/units'
import type { AtlasAxis } from '@keelson/workflow/atlas.ts'
import { type GridAtlas, type GridPoint, geometric, gridAtlas } from '../../_shared/atlas/grid-atlas.ts'
import { methodText } from '../../_shared/atlas/method-text.ts'
import { ATLAS_ID, CAPACITY, DIAMETER, LENGTH, PARENT, STRENGTH, STRESS } from './atlas-names.ts'
import { type Asked, capacityOf, solved } from './atlas-solver.ts'

const DIAMETERS = [0.6, 0.8, 1, 1.3, 1.6, 2, 2.5]
const LENGTHS = [15, 20, 30, 40, 50, 60]
/** Fewer err by more than 3 % where the adhesion factor changes its branch. */
const STRENGTHS = 19

const LIMITS = {
  outer_diameter: { title: 'Outer diameter', unit: 'm', low: 0.6, high: 2.5 },
  embedded_length: { title: 'Length in the soil', unit: 'm', low: 15, high: 60 },
  undrained_shear_strength: { title: 'Undrained shear strength', unit: 'kPa', low: 20, high: 200 },
  effective_vertical_stress: { title: 'Effective vertical stress', unit: 'kPa', low: 50, high: 400 },
} as const

const log = (name: string, title: string, unit: string, values: readonly number[]): AtlasAxis => ({
  name,
  title,
  unit,
  scale: 'log',
  values,
})
const pressures = (name: typeof STRENGTH | typeof STRESS): AtlasAxis => {
  const { title, unit, low, high } = LIMITS[name]
  return log(name, title, 'Pa', geometric(toSI(low, unit), toSI(high, unit), STRENGTHS))
}

const asked = (point: GridPoint): Asked => ({
  outer_diameter: point[DIAMETER] ?? Number.NaN,
  embedded_length: point[LENGTH] ?? Number.NaN,
  undrained_shear_strength: point[STRENGTH] ?? Number.NaN,
  effective_vertical_stress: point[STRESS] ?? Number.NaN,
})

const GRID: GridAtlas = {
  id: ATLAS_ID,
  home: import.meta.url,
  parent: { ref: PARENT, standards: [`${apiRp2geo.id} (${apiRp2geo.revision}) 8.1`] },
  limits: LIMITS,
  slices: [
    {
      slice: {},
      axes: [
        log(DIAMETER, LIMITS.outer_diameter.title, 'm', DIAMETERS),
        log(LENGTH, LIMITS.embedded_length.title, 'm', LENGTHS),
        pressures(STRENGTH),
        pressures(STRESS),
      ],
    },
  ],
  response: { name: CAPACITY, unit: 'N', scale: 'log' },
  solve: (_, point) => Number(capacityOf(asked(point)).toPrecision(12)),
  method: () => {
    const middle = {
      outer_diameter: 1,
      embedded_length: 30,
      undrained_shear_strength: 6e4,
      effective_vertical_stress: 1.5e5,
    }
    return `${methodText((trace) => solved(middle, trace))}\nN_c ${CLAY_BEARING_FACTOR.value}`
  },
}

export const pileAtlas = gridAtlas(GRID)
