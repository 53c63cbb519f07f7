/** The tables, charts and figures of a run, as the contract declares them. */

import { numberColumn, wordedColumn } from '@keelson/workflow'

export const tables = {
  nodes: {
    title: 'Place in the grid',
    description:
      'Of each axis, on its logarithm: the share of the way from the node below to the one above, and the distance to the nearer one as a share of theirs.',
    columns: {
      axis: wordedColumn('Axis'),
      share: numberColumn('-', 'Share of the way'),
      nearest: numberColumn('-', 'Distance to the nearer node'),
    },
  },
}

export const charts = {
  atlas_slice: {
    title: 'Capacity over strength',
    description: 'All else as asked: the nodes of the atlas on the line of the direct solver, with the query.',
  },
  error_map: {
    title: 'Interpolated against exact',
    description:
      'At the middles of cells of strength and stress, at the diameter and length asked: largest where the adhesion factor changes its branch.',
    apart: { color: 'The atlas against its solver, beside the answer.' },
  },
}

export const figures = {
  pile_in_clay: {
    title: 'Pile in its clay',
    description: 'To scale; one strength stands for the whole length.',
  },
}
