/** The tables, charts and figures of a run, as the contract declares them. */

import { numberColumn } from '@keelson/workflow'

export const tables = {
  bin_table: {
    title: 'Tension ranges and damage',
    description:
      'One row for each tension range. Damage is based on the characteristic strength. The atlas also gives damage based on the breaking load; the direct solver gives cycles to failure.',
    columns: {
      tension_range: numberColumn('line_tension', 'Tension range', { symbol: 'dT' }),
      n_cycles: numberColumn('-', 'Cycles over design life', { symbol: 'n' }),
      damage_on_breaking_load: numberColumn('utilisation', 'Damage based on breaking load', { symbol: 'd_1' }),
      cycles_to_failure: numberColumn('-', 'Cycles to failure', { symbol: 'N' }),
      damage: numberColumn('utilisation', 'Damage', { symbol: 'd' }),
    },
  },
}

export const charts = {
  atlas_slice: {
    title: 'Atlas query',
    description:
      'Damage against tension range at the breaking load of the query, with the grid points, the tension ranges of the query and the allowable damage.',
  },
  shares: {
    title: 'Damage fraction by tension range',
    description: 'Contribution of each tension range to the total damage.',
    apart: { y: 'Fraction of the total damage. The table gives the damage of each tension range.' },
  },
}

export const figures = {
  rope: {
    title: 'Rope elevation',
    description:
      'Schematic line, because line shape and rope length are not inputs. The maximum tension range is shown on a scale of breaking load.',
  },
}
