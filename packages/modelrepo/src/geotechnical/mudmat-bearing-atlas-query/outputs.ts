/** The tables, charts and figures of a run, as the contract declares them. */

import { numberColumn } from '@keelson/workflow'

export const tables = {
  nodes: {
    title: 'Nearest nodes',
    description: 'Both ends of the piece that holds the query, and their weights in the answer.',
    columns: {
      strength: numberColumn('soil_undrained_shear_strength', 'Undrained shear strength', { symbol: 's_u0' }),
      capacity: numberColumn('foundation_load', 'Ultimate vertical capacity', { symbol: 'Q' }),
      distance: numberColumn('soil_undrained_shear_strength', 'Distance from the query'),
      weight: numberColumn('-', 'Weight'),
    },
  },
}

export const charts = {
  atlas_slice: {
    title: 'Query on the atlas',
    description: 'Ultimate vertical capacity at the nodes and between them, with the query.',
  },
  interpolation_error: {
    title: 'Error of the atlas',
    description: 'What the atlas gives against the solver itself, with the bound that it states.',
    apart: { query: 'The error at the strength asked for; the answer has the largest.' },
  },
}
