/** The checks, tables, charts and figures of the run, as the contract declares them. */
import { numberColumn, textColumn, wordedColumn } from '@keelson/workflow'

export const tables = {
  segments: {
    title: 'Segments',
    description: 'Annual damage, fatigue life and utilisation of each segment.',
    columns: {
      segment: textColumn('Segment'),
      wave: numberColumn('annual_rate', 'Annual wave damage', { symbol: 'D_w' }),
      viv: numberColumn('annual_rate', 'Annual VIV damage', { symbol: 'D_v' }),
      total: numberColumn('annual_rate', 'Annual damage', { symbol: 'D_a' }),
      life: numberColumn('calculated_life', 'Fatigue life', { symbol: 'L' }),
      utilisation: numberColumn('utilisation', 'Utilisation', { symbol: 'u_D' }),
    },
  },
  ranges: {
    title: 'Stress ranges and damage',
    description:
      'All stress ranges of all segments, over the histogram period or one year. For distributions the Weibull scale is shown. Distributions and narrow-band responses have no single number of cycles to failure.',
    columns: {
      segment: textColumn('Segment'),
      cause: wordedColumn('Cause'),
      nominal: numberColumn('stress_range', 'Entered stress range', { symbol: 'S_n' }),
      effective: numberColumn('stress_range', 'Effective stress range', { symbol: 'S' }),
      cycles: numberColumn('-', 'Cycles in period', { symbol: 'n' }),
      cycles_to_failure: numberColumn('-', 'Cycles to failure', { symbol: 'N' }),
      damage: numberColumn('-', 'Damage in period', { symbol: 'd' }),
      annual: numberColumn('annual_rate', 'Annual damage'),
    },
  },
}

export const charts = {
  damage_per_segment: {
    title: 'Annual damage by segment',
    description:
      'Annual wave and VIV damage of each segment, with the allowable value for the design life and design fatigue factor.',
  },
  sn_curve: {
    title: 'S-N curve and stress ranges, governing segment',
    description:
      'Each effective stress range plotted at its number of cycles over the design life, with the knee of the curve marked.',
  },
  damage_per_range: {
    title: 'Damage by stress range, governing segment',
    description: 'Annual damage due to each stress range in the governing segment.',
  },
}

export const figures = {
  segments: {
    title: 'Segment pipes',
    description:
      'Longitudinal pipe sections to scale, in the order entered. The governing segment is outlined. Positions along the riser are not to scale.',
  },
}
