/** The tables, charts and figures of a run, as the contract declares them. */
import { numberColumn, textColumn, wordedColumn } from '@keelson/workflow'

export const tables = {
  ropes: {
    title: 'Ropes',
    description: 'Margins of each rope for each mechanism. The limit is 1.',
    columns: {
      rope: textColumn('Rope'),
      fibre: textColumn('Fibre'),
      mean_load: numberColumn('-', 'Mean load ratio', { symbol: 'L_m' }),
      damage: numberColumn('utilisation', 'Damage', { symbol: 'D' }),
      fatigue_life: numberColumn('calculated_life', 'Fatigue life', { symbol: 'L' }),
      fatigue_margin: numberColumn('-', 'Fatigue margin', { symbol: 'k_DFF' }),
      creep_life: numberColumn('calculated_life', 'Creep life', { symbol: 't_c' }),
      creep_margin: numberColumn('-', 'Creep margin', { symbol: 'k_creep' }),
      minimum_ratio: numberColumn('-', 'Minimum tension ratio', { symbol: 'r_min' }),
      minimum_margin: numberColumn('-', 'Minimum tension margin', { symbol: 'k_min' }),
      governs: wordedColumn('Governs'),
    },
  },
}

export const charts = {
  rn_curve: {
    title: 'Fatigue curve with loading',
    description:
      'Each tension range is plotted at its cycles over the design life. A point on the curve has a damage of 1. The DNV-OS-E301 polyester curve is shown with any curve entered.',
  },
  damage_per_bin: {
    title: 'Damage by tension range',
    description: 'Contribution of each tension range to the damage.',
  },
  margins: {
    title: 'Rope margins',
    description: 'Margins by mechanism for up to eight ropes. No bar is shown for a zero margin.',
  },
  stiffness: {
    title: 'Stiffness against mean load',
    description: 'Ratio of stiffness to breaking load against mean load, with each rope at its mean tension.',
    apart: { 'T#': 'Stiffness at the mean load of each rope.' },
  },
}

export const figures = {
  rope: {
    title: 'Governing rope',
    description:
      'Schematic line, because line shape and rope length are not inputs. Rope tensions are shown on a scale of breaking load.',
  },
}
