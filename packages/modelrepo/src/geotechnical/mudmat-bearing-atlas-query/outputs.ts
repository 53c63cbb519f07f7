/** The tables, charts and figures of a run, as the contract declares them. */

import { numberColumn } from '@keelson/workflow'

export const tables = {
  nodes: {
    title: 'Nearest nodes',
    description: 'End nodes of the strength interval containing the query point, with their interpolation weights.',
    columns: {
      strength: numberColumn('soil_undrained_shear_strength', 'Undrained shear strength', { symbol: 's_u0' }),
      capacity: numberColumn('foundation_load', 'Ultimate vertical capacity', { symbol: 'Q' }),
      distance: numberColumn('soil_undrained_shear_strength', 'Distance from query point'),
      weight: numberColumn('-', 'Weight'),
    },
  },
}

export const charts = {
  atlas_slice: {
    title: 'Atlas slice',
    description: 'Ultimate vertical capacity at and between the nodes, with the query point.',
  },
  interpolation_error: {
    title: 'Atlas error',
    description: 'Difference between the atlas and the direct solver, with the stated error bound.',
    apart: { query: 'Interpolation error at the query strength. The reported bound is the maximum error.' },
  },
}
