/** The tables, charts and figures of a run, as the contract declares them. */

import { numberColumn } from '@keelson/workflow'

export const tables = {
  nodes: {
    title: 'Nearest nodes',
    description: 'End nodes of the interval containing the query, with their interpolation weights.',
    columns: {
      strength: numberColumn('soil_undrained_shear_strength', 'Undrained shear strength', { symbol: 's_u0' }),
      capacity: numberColumn('foundation_load', 'Ultimate vertical capacity', { symbol: 'Q' }),
      distance: numberColumn('soil_undrained_shear_strength', 'Distance from query'),
      weight: numberColumn('-', 'Weight'),
    },
  },
}

export const charts = {
  atlas_slice: {
    title: 'Atlas slice',
    description: 'Ultimate vertical capacity at and between the nodes, with the query.',
  },
  interpolation_error: {
    title: 'Atlas error',
    description: 'Difference between the atlas and the direct solver, with the stated error bound.',
    apart: { query: 'Interpolation error at the query strength. The reported bound is the largest error.' },
  },
}
