/** The tables, charts and figures of a run, as the contract declares them. */

import { numberColumn, textColumn } from '@keelson/workflow'

export const tables = {
  nodes: {
    title: 'Cell corners',
    description: 'Nodes around the query, with their weights in the logarithm of damage.',
    columns: {
      wave_height: numberColumn('significant_wave_height', 'Significant wave height', { symbol: 'H_i' }),
      peak_period: numberColumn('wave_period', 'Peak period', { symbol: 'T_j' }),
      damage: numberColumn('utilisation', 'Damage over design life'),
      weight: numberColumn('fraction', 'Weight'),
      nearest: textColumn('Nearest'),
    },
  },
}

export const charts = {
  grid: {
    title: 'Grid and query cell',
    description:
      'Fatigue damage at the grid nodes over 25 years. The corners of the cell used for interpolation are outlined.',
  },
  slices: {
    title: 'Sections through query',
    description: 'Damage against wave height and peak period, with the grid limits dashed.',
  },
}
