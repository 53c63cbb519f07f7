/** The tables, charts and figures of a run, as the contract declares them. */

import { numberColumn } from '@keelson/workflow'

export const tables = {
  nodes: {
    title: 'Nearest nodes',
    description: 'Corners of the grid cell containing the query point, with their interpolation weights.',
    columns: {
      diameter: numberColumn('pile_diameter', 'Diameter', { symbol: 'D' }),
      length: numberColumn('pile_length', 'Length', { symbol: 'L' }),
      strength: numberColumn('soil_undrained_shear_strength', 'Undrained shear strength', { symbol: 's_u' }),
      plugged: numberColumn('foundation_load', 'Plugged', { symbol: 'V_p' }),
      coring: numberColumn('foundation_load', 'Coring', { symbol: 'V_c' }),
      weight: numberColumn('-', 'Weight'),
    },
  },
}

export const charts = {
  slice: {
    title: 'Atlas slice',
    description:
      'Atlas nodes against length for each diameter, at the query strength or the nearest atlas strength, with the query point.',
  },
  error_map: {
    title: 'Interpolation error map',
    description:
      'Interpolation error midway between atlas diameters, where it is a maximum, at the nearest atlas strength.',
    apart: { color: 'Difference between the atlas and the direct solver.' },
  },
}

export const figures = {
  caisson: {
    title: 'Caisson in clay',
    description: 'Section to scale with the applied load and the clay strength profile.',
  },
}
