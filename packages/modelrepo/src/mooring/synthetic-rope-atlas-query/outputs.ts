/** The tables, charts and figures of a run, as the contract declares them. */

import { numberColumn } from '@keelson/workflow'

export const tables = {
  bin_table: {
    title: 'Ranges and their damage',
    description:
      'One row for each tension range: from the atlas on the breaking load itself, from the direct solver with its cycles to failure; the damage is on the characteristic strength.',
    columns: {
      tension_range: numberColumn('line_tension', 'Tension range', { symbol: 'dT' }),
      n_cycles: numberColumn('-', 'Cycles over the design life', { symbol: 'n' }),
      damage_on_breaking_load: numberColumn('utilisation', 'Damage on the breaking load', { symbol: 'd_1' }),
      cycles_to_failure: numberColumn('-', 'Cycles to failure', { symbol: 'N' }),
      damage: numberColumn('utilisation', 'Damage', { symbol: 'd' }),
    },
  },
}

export const charts = {
  atlas_slice: {
    title: 'Query on the atlas',
    description:
      'Damage over tension range at the breaking load of the query, with the knots of the grid, the ranges of the query and the damage that is allowed.',
  },
  shares: {
    title: 'Share of each range in the damage',
    description: 'Which ranges use up the life.',
    apart: { y: 'Shares of the damage: the answer has the damage.' },
  },
}

export const figures = {
  rope: {
    title: 'Rope of the query',
    description:
      'A sketch of a line: no input tells its shape, nor how much of it is rope. Beside it the largest tension range on a scale of the breaking load.',
  },
}
