/** The tables, charts and figures of a run, as the contract declares them. */

import { numberColumn } from '@keelson/workflow'

export const tables = {
  bin_table: {
    title: 'Tension ranges and damage',
    description: 'One row for each tension range.',
    columns: {
      tension_range: numberColumn('line_tension', 'Tension range', { symbol: 'dT' }),
      stress_range: numberColumn('stress_range', 'Nominal stress range', { symbol: 'S_n' }),
      n_cycles: numberColumn('-', 'Cycles over design life', { symbol: 'n' }),
      damage: numberColumn('utilisation', 'Damage', { symbol: 'd' }),
    },
  },
}

export const charts = {
  atlas_surface: {
    title: 'Atlas query',
    description: 'Damage against stress range for each cycle count of the grid, with the stress ranges of the query.',
  },
  life_band: {
    title: 'Fatigue life band',
    description: 'Fatigue life with its error band, compared with design life times design fatigue factor.',
    apart: { required: 'Minimum life for the damage check to pass.' },
  },
}

export const figures = {
  steel: {
    title: 'Line cross-section',
    description:
      'Nominal steel area to scale, shown as one circle because the atlas does not distinguish chain from rope.',
  },
}
