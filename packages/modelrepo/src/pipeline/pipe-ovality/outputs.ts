/** The tables, charts and figures of the run, as the contract declares them. */
import { numberColumn, wordedColumn } from '@keelson/workflow'

export const tables = {
  measures: {
    title: 'Three measures of one section',
    description:
      'The same difference of diameters by each definition; DNV-ST-F101 counts twice what API RP 1111 counts.',
    columns: {
      measure: wordedColumn('Measure'),
      definition: wordedColumn('Definition'),
      ratio: numberColumn('ovality', 'Ratio', { unit: '%' }),
      length: numberColumn('metal_loss_depth', 'Length'),
      limit: wordedColumn('Limit'),
    },
  },
  section: {
    title: 'Section',
    description: 'Diameters that the measures are made of.',
    columns: {
      nominal: numberColumn('line_pipe_outer_diameter', 'Nominal diameter'),
      largest: numberColumn('line_pipe_outer_diameter', 'Largest'),
      smallest: numberColumn('line_pipe_outer_diameter', 'Smallest'),
      mean: numberColumn('line_pipe_outer_diameter', 'Mean'),
      deviation: numberColumn('fraction', 'Mean off nominal', { unit: '%' }),
      slenderness: numberColumn('-', 'D/t'),
    },
  },
  collapse: {
    title: 'Collapse by ovality',
    description: 'Characteristic collapse pressure of DNV-ST-F101, and what is lost against an ovality of 0.005.',
    columns: {
      ovality: numberColumn('ovality', 'Ovality', { unit: '%' }),
      used: numberColumn('ovality', 'Used', { unit: '%' }),
      pressure: numberColumn('pipe_pressure', 'Collapse pressure'),
      loss: numberColumn('fraction', 'Loss', { unit: '%' }),
    },
  },
  harmonics: {
    title: 'Harmonics of the caliper trace',
    description:
      'The first is the offset of the caliper. Of an even harmonic alone the diameters differ by four amplitudes, of an odd one by nothing.',
    columns: {
      order: numberColumn('-', 'Harmonic'),
      amplitude: numberColumn('metal_loss_depth', 'Amplitude'),
      crest: numberColumn('heading', 'First crest'),
      difference: numberColumn('metal_loss_depth', 'Difference of diameters'),
      meaning: wordedColumn('Meaning'),
    },
  },
}

const FOR_COLLAPSE = ['wall_thickness', 'specified_minimum_yield_strength']
export const figures = {
  section: {
    title: 'Measured section',
    description:
      'The section on its nominal circle, to scale but for the deviations, which are enlarged as the figure says. Without a caliper trace an oval is drawn, its largest diameter across.',
  },
}

export const charts = {
  cross_section: {
    title: 'Cross-section',
    description: 'Deviations from the nominal circle, exaggerated as the legend says.',
    apart: { x: 'Deviations are drawn larger than they are.', y: 'Deviations are drawn larger than they are.' },
  },
  collapse_ovality: {
    title: 'Collapse pressure against ovality',
    description: 'What ovality costs, with the points of the run.',
    needs: FOR_COLLAPSE,
  },
  bending_growth: {
    title: 'Ovality against bending strain',
    description: 'Growth from the ovality before bending, without and with the external pressure of the run.',
    needs: ['initial_ovality', 'wall_thickness'],
  },
}
