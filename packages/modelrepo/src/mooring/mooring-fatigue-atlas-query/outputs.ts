/** The tables, charts and figures of a run, as the contract declares them. */

import { numberColumn } from '@keelson/workflow'

export const tables = {
  bin_table: {
    title: 'Ranges and their damage',
    description: 'One row for each tension range.',
    columns: {
      tension_range: numberColumn('line_tension', 'Tension range', { symbol: 'dT' }),
      stress_range: numberColumn('stress_range', 'Nominal stress range', { symbol: 'S_n' }),
      n_cycles: numberColumn('-', 'Cycles over the design life', { symbol: 'n' }),
      damage: numberColumn('utilisation', 'Damage', { symbol: 'd' }),
    },
  },
}

export const charts = {
  atlas_surface: {
    title: 'Query on the atlas',
    description: 'Damage over stress range at each number of cycles of the grid, with the ranges of the query.',
  },
  life_band: {
    title: 'Band of life',
    description: 'Life with the error of the atlas, against the design life times its factor.',
    apart: { required: 'The life that the check of the damage asks for.' },
  },
}

export const figures = {
  steel: {
    title: 'Steel of the line',
    description:
      'The nominal steel area as one circle, to scale: whether it is the two bars of a chain or a rope is not known.',
  },
}
