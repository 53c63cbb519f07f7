/** The tables, charts and figures of a run, as the contract declares them. */
import { numberColumn, textColumn, wordedColumn } from '@keelson/workflow'

export const tables = {
  line_table: {
    title: 'Lines',
    description:
      'Damage, life and utilisation of each line: damage times design fatigue factor. For curves of DNV-OS-E301 also the safety factor that the neighbour asks for.',
    columns: {
      line: textColumn('Line'),
      curve: wordedColumn('Curve'),
      loading: wordedColumn('Loading'),
      damage: numberColumn('utilisation', 'Damage', { symbol: 'D' }),
      fatigue_life: numberColumn('calculated_life', 'Fatigue life', { symbol: 'L' }),
      utilisation: numberColumn('-', 'Utilisation', { symbol: 'u_D' }),
      dff_margin: numberColumn('-', 'Margin', { symbol: 'k_DFF' }),
      dual_narrow_band_factor: numberColumn('-', 'Dual narrow-band factor', { symbol: 'rho' }),
      adjacent_damage_ratio: numberColumn('-', 'Ratio to the neighbour', { symbol: 'd_F' }),
      safety_factor: numberColumn('-', 'Safety factor of the standard', { symbol: 'gamma_F' }),
    },
  },
}

export const charts = {
  sn_curve: {
    title: 'Fatigue curve with the load points',
    description:
      'Each range at its cycles over the design life; one on the curve uses up the whole life. Lines with T-N curves and lines with S-N curves have different axes: those of the kind of the governing line are shown.',
  },
  damage_per_bin: { title: 'Damage of each range', description: 'Which ranges use up the life.' },
  cumulative_damage: {
    title: 'Cumulative damage',
    description:
      'Damage summed from the smallest range up, for the lines whose ranges are of the kind of the governing line.',
  },
  life_per_line: {
    title: 'Life of each line',
    description: 'Against the design life times the design fatigue factor.',
    apart: { 'required: design life × factor': 'The life that the check of the damage asks for.' },
  },
}

export const figures = {
  lines: {
    title: 'Steel of the lines',
    description:
      'The nominal steel of each line in section, all to one scale: two bars for a chain link, one circle for a wire rope. How far the bars stand apart is not known. At most six lines.',
  },
}
