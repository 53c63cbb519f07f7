/** The tables, charts and figures of a run, as the contract declares them. */

import { numberColumn, textColumn } from '@keelson/workflow'

export const tables = {
  nodes: {
    title: 'Corners of the cell',
    description: 'The nodes around the query and their weights in the logarithm of the answer.',
    columns: {
      wave_height: numberColumn('significant_wave_height', 'Significant wave height', { symbol: 'H_i' }),
      peak_period: numberColumn('wave_period', 'Peak period', { symbol: 'T_j' }),
      damage: numberColumn('utilisation', 'Damage in the design life'),
      weight: numberColumn('fraction', 'Weight'),
      nearest: textColumn('Nearest'),
    },
  },
}

export const charts = {
  grid: {
    title: 'Grid and cell of the query',
    description: 'Damages of the grid in 25 years, the corners of the cell framed.',
  },
  slices: {
    title: 'Slices through the query',
    description: 'Damage over wave height and over peak period, the ends of the grid dashed.',
  },
}
