/** The tables, charts and figures of a run, as the contract declares them. */
import { numberColumn, textColumn, wordedColumn } from '@keelson/workflow'

export const tables = {
  ropes: {
    title: 'Ropes',
    description: 'Each rope with its margins; 1 is the limit of each.',
    columns: {
      rope: textColumn('Rope'),
      fibre: textColumn('Fibre'),
      mean_load: numberColumn('-', 'Mean load ratio', { symbol: 'L_m' }),
      damage: numberColumn('utilisation', 'Damage', { symbol: 'D' }),
      fatigue_life: numberColumn('calculated_life', 'Fatigue life', { symbol: 'L' }),
      fatigue_margin: numberColumn('-', 'Fatigue margin', { symbol: 'k_DFF' }),
      creep_life: numberColumn('calculated_life', 'Creep life', { symbol: 't_c' }),
      creep_margin: numberColumn('-', 'Creep margin', { symbol: 'k_creep' }),
      minimum_ratio: numberColumn('-', 'Minimum tension over breaking load', { symbol: 'r_min' }),
      minimum_margin: numberColumn('-', 'Its margin', { symbol: 'k_min' }),
      governs: wordedColumn('Governs'),
    },
  },
}

export const charts = {
  rn_curve: {
    title: 'Fatigue curve with the ranges that act',
    description:
      'Each range at its cycles over the design life; one on the curve uses up the whole life. The curve is that of polyester by DNV-OS-E301; one that is given stands beside it.',
  },
  damage_per_bin: { title: 'Damage of each range', description: 'Which ranges use up the life.' },
  margins: {
    title: 'Margins of the ropes',
    description: 'By mechanism, those of at most eight ropes; a margin of nothing has no bar.',
  },
  stiffness: {
    title: 'Stiffness against mean load',
    description: 'Over the breaking load, with the ropes at their mean tension.',
    apart: { 'T#': 'The stiffness at the mean load of each rope.' },
  },
}

export const figures = {
  rope: {
    title: 'Governing rope in its line',
    description:
      'A sketch of the line: no input tells its shape, nor how much of it is rope. Beside it the tensions of the rope on a scale of its breaking load.',
  },
}
