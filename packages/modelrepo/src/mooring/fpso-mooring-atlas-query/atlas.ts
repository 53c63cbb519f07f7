/** Builds and checks the mooring atlas: largest intact line tension over wave height squared, peak period and depth. */
import { apiRp2sk } from '@keelson/standards/api-rp-2sk-2005/source.ts'
import { ocimf } from '@keelson/standards/ocimf-1994/source.ts'
import { type GridAtlas, gridAtlas } from '../../_shared/atlas/grid-atlas.ts'
import { methodText } from '../../_shared/atlas/method-text.ts'
import { ATLAS_ID, DEPTH, HEIGHT, HEIGHT_SQUARED, PARENT, PERIOD, TENSION } from './atlas-names.ts'
import { baseText, solved, tensionAt } from './atlas-solver.ts'

const HEIGHTS = [1, 2, 3, 4, 5, 6, 7, 8]
/** The tension is the same for all of them. */
const PERIODS = [7, 11, 15]
/** The depth of the default case among them. */
const DEPTHS = [300, 325, 350, 375, 400, 425, 450, 475, 500, 525, 550, 575, 600]

const HEIGHT_TITLE = 'Significant wave height'
const PERIOD_TITLE = 'Peak period'
const DEPTH_TITLE = 'Water depth'

const GRID: GridAtlas = {
  id: ATLAS_ID,
  home: import.meta.url,
  parent: {
    ref: PARENT,
    standards: [`${apiRp2sk.id} (${apiRp2sk.revision})`, `${ocimf.id} load form`],
  },
  limits: {
    [HEIGHT]: { title: HEIGHT_TITLE, unit: 'm', low: 1, high: 8 },
    [PERIOD]: { title: PERIOD_TITLE, unit: 's', low: 7, high: 15 },
    [DEPTH]: { title: DEPTH_TITLE, unit: 'm', low: 300, high: 600 },
  },
  slices: [
    {
      slice: {},
      axes: [
        {
          name: HEIGHT_SQUARED,
          title: `${HEIGHT_TITLE} squared`,
          unit: 'm2',
          scale: 'linear',
          values: HEIGHTS.map((height) => height ** 2),
        },
        { name: PERIOD, title: PERIOD_TITLE, unit: 's', scale: 'linear', values: PERIODS },
        { name: DEPTH, title: DEPTH_TITLE, unit: 'm', scale: 'linear', values: DEPTHS },
      ],
    },
  ],
  response: { name: TENSION, unit: 'N', scale: 'linear' },
  solve: (_, point) =>
    tensionAt({
      significant_wave_height: Math.sqrt(point[HEIGHT_SQUARED] ?? Number.NaN),
      peak_period: point[PERIOD] ?? Number.NaN,
      water_depth: point[DEPTH] ?? Number.NaN,
    }),
  method: () => {
    const middle = { significant_wave_height: 4, peak_period: 11, water_depth: 400 }
    return `${methodText((trace) => solved(middle, trace))}\n${baseText()}`
  },
}

export const fpsoMooringAtlas = gridAtlas(GRID)
