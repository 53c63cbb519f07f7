/** The tables, charts and figures of a run, as the contract declares them. */
import { numberColumn, textColumn, wordedColumn } from '@keelson/workflow'

export const tables = {
  line_table: {
    title: 'Lines',
    description:
      'Damage, life and utilisation of each line, where utilisation is damage times design fatigue factor. For DNV-OS-E301 curves, the safety factor from the adjacent line is also shown.',
    columns: {
      line: textColumn('Line'),
      curve: wordedColumn('Curve'),
      loading: wordedColumn('Loading'),
      damage: numberColumn('utilisation', 'Damage', { symbol: 'D' }),
      fatigue_life: numberColumn('calculated_life', 'Fatigue life', { symbol: 'L' }),
      utilisation: numberColumn('-', 'Utilisation', { symbol: 'u_D' }),
      dff_margin: numberColumn('-', 'Margin', { symbol: 'k_DFF' }),
      dual_narrow_band_factor: numberColumn('-', 'Dual narrow-band factor', { symbol: 'rho' }),
      adjacent_damage_ratio: numberColumn('-', 'Adjacent damage ratio', { symbol: 'd_F' }),
      safety_factor: numberColumn('-', 'Safety factor required by standard', { symbol: 'gamma_F' }),
    },
  },
}

export const charts = {
  sn_curve: {
    title: 'Fatigue curve with loading',
    description:
      'Each range is plotted at its cycles over the design life. A point on the curve has a damage of 1. T-N and S-N curves have different axes, so only lines with the same kind of curve as the governing line are shown.',
  },
  damage_per_bin: { title: 'Damage by range', description: 'Contribution of each range to the damage.' },
  cumulative_damage: {
    title: 'Cumulative damage',
    description:
      'Cumulative damage from the smallest range upwards, for lines with the same kind of curve as the governing line.',
  },
  life_per_line: {
    title: 'Life by line',
    description: 'Fatigue life of each line, compared with design life times design fatigue factor.',
    apart: { 'required: design life × factor': 'Minimum life for the damage check to pass.' },
  },
}

export const figures = {
  lines: {
    title: 'Line cross-sections',
    description:
      'Nominal steel cross-section of each line, all to one scale: two bars for a chain link, one circle for a wire rope. Bar spacing is illustrative. At most six lines are drawn.',
  },
}
