/** The checks, tables, charts and figures of the run, as the contract declares them. */
import { numberColumn, textColumn, wordedColumn } from '@keelson/workflow'

export const tables = {
  segments: {
    title: 'Segments',
    description: 'Annual damage of each, its life and its utilisation.',
    columns: {
      segment: textColumn('Segment'),
      wave: numberColumn('annual_rate', 'Damage by waves', { symbol: 'D_w' }),
      viv: numberColumn('annual_rate', 'Damage by vortices', { symbol: 'D_v' }),
      total: numberColumn('annual_rate', 'Annual damage', { symbol: 'D_a' }),
      life: numberColumn('calculated_life', 'Fatigue life', { symbol: 'L' }),
      utilisation: numberColumn('utilisation', 'Utilisation', { symbol: 'u_D' }),
    },
  },
  ranges: {
    title: 'Stress ranges and their damage',
    description:
      'Every range of every segment, in its own period: that of the histogram, or a year. A distribution has its scale, and no cycles to failure of its own; nor has a narrow-band response.',
    columns: {
      segment: textColumn('Segment'),
      cause: wordedColumn('By'),
      nominal: numberColumn('stress_range', 'Range as given', { symbol: 'S_n' }),
      effective: numberColumn('stress_range', 'Effective range', { symbol: 'S' }),
      cycles: numberColumn('-', 'Cycles in the period', { symbol: 'n' }),
      cycles_to_failure: numberColumn('-', 'Cycles to failure', { symbol: 'N' }),
      damage: numberColumn('-', 'Damage in the period', { symbol: 'd' }),
      annual: numberColumn('annual_rate', 'Annual damage'),
    },
  },
}

export const charts = {
  damage_per_segment: {
    title: 'Annual damage of each segment',
    description: 'By waves and by vortices, against what design life and factor allow.',
  },
  sn_curve: {
    title: 'S-N curve with the ranges of the governing segment',
    description: 'Each range at its cycles over the design life; the knee is marked.',
  },
  damage_per_range: {
    title: 'Damage of each range of the governing segment',
    description: 'In a year: which ranges use up the life.',
  },
}

export const figures = {
  segments: {
    title: 'Pipes of the segments',
    description:
      'Cut lengthwise, to scale, in the order given; the governing one is framed. Where along the riser they lie is not an input: hang-off, sag and touchdown are known by their names only.',
  },
}
