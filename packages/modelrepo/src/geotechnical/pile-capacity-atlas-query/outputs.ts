/** The tables, charts and figures of a run, as the contract declares them. */

import { numberColumn, wordedColumn } from '@keelson/workflow'

export const tables = {
  nodes: {
    title: 'Grid position',
    description:
      'Position of the query point between adjacent nodes on each logarithmic axis. All distances are fractions of the node spacing.',
    columns: {
      axis: wordedColumn('Axis'),
      share: numberColumn('-', 'Fraction of node spacing'),
      nearest: numberColumn('-', 'Distance to nearest node'),
    },
  },
}

export const charts = {
  atlas_slice: {
    title: 'Capacity against strength',
    description:
      'Direct solver curve against strength with all other inputs as entered, the atlas nodes and the query point.',
  },
  error_map: {
    title: 'Interpolation error map',
    description:
      'Interpolation error at the centres of strength and stress cells, at the entered diameter and length. Errors are greatest where the adhesion factor changes branch.',
    apart: { color: 'Difference between the atlas and the direct solver.' },
  },
}

export const figures = {
  pile_in_clay: {
    title: 'Pile in clay',
    description: 'Pile and clay to scale. One strength applies over the whole length.',
  },
}
