/** The tables, charts and figures of the run, as the contract declares them. */
import { numberColumn, wordedColumn } from '@keelson/workflow'

export const tables = {
  measures: {
    title: 'Ovality by definition',
    description: 'Ovality and out-of-roundness by each definition. DNV-ST-F101 ovality is twice the API RP 1111 value.',
    columns: {
      measure: wordedColumn('Measure'),
      definition: wordedColumn('Definition'),
      ratio: numberColumn('ovality', 'Ratio', { unit: '%' }),
      length: numberColumn('metal_loss_depth', 'Out-of-roundness'),
      limit: wordedColumn('Limit'),
    },
  },
  section: {
    title: 'Measured diameters',
    description: 'Diameters used in each ovality and out-of-roundness definition.',
    columns: {
      nominal: numberColumn('line_pipe_outer_diameter', 'Nominal diameter'),
      largest: numberColumn('line_pipe_outer_diameter', 'Maximum diameter'),
      smallest: numberColumn('line_pipe_outer_diameter', 'Minimum diameter'),
      mean: numberColumn('line_pipe_outer_diameter', 'Mean diameter'),
      deviation: numberColumn('fraction', 'Mean diameter deviation from nominal', { unit: '%' }),
      slenderness: numberColumn('-', 'D/t'),
    },
  },
  collapse: {
    title: 'Collapse pressure by ovality',
    description: 'Characteristic DNV-ST-F101 collapse pressure, and the reduction relative to an ovality of 0.005.',
    columns: {
      ovality: numberColumn('ovality', 'Ovality', { unit: '%' }),
      used: numberColumn('ovality', 'Ovality used for collapse', { unit: '%' }),
      pressure: numberColumn('pipe_pressure', 'Collapse pressure'),
      loss: numberColumn('fraction', 'Collapse pressure reduction', { unit: '%' }),
    },
  },
  harmonics: {
    title: 'Caliper trace harmonics',
    description:
      'Harmonics of the radius; the first is the caliper offset. For an even harmonic alone, the maximum and minimum diameters differ by four amplitudes; for an odd harmonic they are equal.',
    columns: {
      order: numberColumn('-', 'Harmonic'),
      amplitude: numberColumn('metal_loss_depth', 'Radius amplitude'),
      crest: numberColumn('heading', 'First crest angle'),
      difference: numberColumn('metal_loss_depth', 'Diameter difference'),
      meaning: wordedColumn('Meaning'),
    },
  },
}

const FOR_COLLAPSE = ['wall_thickness', 'specified_minimum_yield_strength']
export const figures = {
  section: {
    title: 'Measured section',
    description:
      'Measured cross-section and nominal circle. The nominal circle is to scale; deviations are magnified as stated in the figure. Without a caliper trace an oval is drawn, with its maximum diameter horizontal.',
  },
}

export const charts = {
  cross_section: {
    title: 'Cross-section',
    description: 'Measured deviations from the nominal circle, magnified as stated in the legend.',
    apart: { x: 'Deviations are magnified.', y: 'Deviations are magnified.' },
  },
  collapse_ovality: {
    title: 'Collapse pressure against ovality',
    description: 'Collapse pressure against ovality, with the calculated points marked.',
    needs: FOR_COLLAPSE,
  },
  bending_growth: {
    title: 'Ovality against bending strain',
    description: 'Increase in ovality from the initial value, with and without the entered external pressure.',
    needs: ['initial_ovality', 'wall_thickness'],
  },
}
