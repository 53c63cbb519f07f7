/** The mooring atlas: largest intact line tension over wave height squared, peak period and depth. */
import { heightSquared } from '@keelson/physics/waves/mean-drift.ts'
import { apiRp2sk } from '@keelson/standards/api-rp-2sk-2005/source.ts'
import { ocimf } from '@keelson/standards/ocimf-1994/source.ts'
import { axesOf } from '../../_shared/atlas/axes.ts'
import { gridAtlas } from '../../_shared/atlas/grid.ts'
import { type Asked, BASE, PARENT, solved, tensionAt } from './atlas-solver.ts'

export const HEIGHT_SQUARED = 'significant_wave_height_squared'

export const axes = axesOf({
  significant_wave_height: {
    title: 'Significant wave height',
    symbol: 'H_2',
    unit: 'm',
    nodes: [1, 2, 3, 4, 5, 6, 7, 8],
    // the drift, and nearly the tension, goes with the square of the wave height
    straight: {
      name: HEIGHT_SQUARED,
      title: 'Significant wave height squared',
      unit: 'm2',
      of: (H_s) => heightSquared.evaluate({ H_s }),
      back: Math.sqrt,
    },
  },
  // the tension is the same for all of them
  peak_period: { title: 'Peak period', symbol: 'T_p', unit: 's', nodes: [7, 11, 15] },
  water_depth: {
    title: 'Water depth',
    symbol: 'h',
    unit: 'm',
    // the depth of the default case among them
    nodes: [300, 325, 350, 375, 400, 425, 450, 475, 500, 525, 550, 575, 600],
  },
})

const MIDDLE: Asked = { significant_wave_height: 4, peak_period: 11, water_depth: 400 }

export const fpsoMooringAtlas = gridAtlas({
  id: 'fpso-mooring-atlas-query',
  home: import.meta.url,
  parent: { ref: PARENT, standards: [`${apiRp2sk.id} (${apiRp2sk.revision})`, `${ocimf.id} load form`] },
  axes,
  response: { name: 'maximum_line_tension', unit: 'N', scale: 'linear' },
  solve: tensionAt,
  method: (trace) => solved(MIDDLE, trace),
  terms: () => [BASE],
})
