/** The tables, charts and figures of a run, as the contract declares them. */

import { numberColumn } from '@keelson/workflow'

export const tables = {
  nodes: {
    title: 'Nearest nodes',
    description: 'Corners of the cell that holds the query, with their weights.',
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
    title: 'Query in the atlas',
    description:
      'Nodes over length at each diameter, at the strength of the query or the nearest one that the atlas has, with the query.',
  },
  error_map: {
    title: 'Interpolated against exact',
    description: 'In the middle between the diameters of the atlas, where it is farthest off; at the nearest strength.',
    apart: { color: 'The atlas against its solver, beside the answer.' },
  },
}

export const figures = {
  caisson: {
    title: 'The caisson in the clay',
    description: 'In section, to scale, with its pull; beside it the strength of the clay.',
  },
}
