/** The checks, tables, charts and figures of a rectification, declared. */
import { numberColumn, textColumn, wordedColumn } from '@keelson/workflow'

export const tables = {
  spans: {
    title: 'Spans before and after rectification',
    description: 'Surveyed span and one rectified span, with the entered and alternative end conditions.',
    columns: {
      span: wordedColumn('Span'),
      ends: textColumn('Span ends'),
      length: numberColumn('span_length', 'Span length', { symbol: 'L' }),
      length_over_diameter: numberColumn('-', 'Length/diameter'),
      in_line_frequency: numberColumn('cyclic_frequency', 'In-line frequency', { symbol: 'f_IL' }),
      cross_flow_frequency: numberColumn('cyclic_frequency', 'Cross-flow frequency', { symbol: 'f_CF' }),
      deflection: numberColumn('displacement', 'Static deflection', { symbol: 'delta' }),
      margin: numberColumn('-', 'In-line/required frequency'),
    },
  },
  supports: {
    title: 'Equally spaced supports',
    description: 'Position, load and, if a gap profile is entered, height of each support.',
    columns: {
      support: numberColumn('-', 'Support number', { symbol: 'i' }),
      position: numberColumn('position_along_line', 'Support position', { symbol: 'x_i' }),
      reaction: numberColumn('foundation_load', 'Support reaction', { symbol: 'R' }),
      gap: numberColumn('burial_depth', 'Gap at support'),
      height: numberColumn('structure_dimension', 'Support height', { symbol: 'h_i' }),
    },
  },
  profile_supports: {
    title: 'Supports placed by profile',
    description:
      'Supports placed as far apart as the allowable length permits, with no support higher than the maximum.',
    columns: {
      support: numberColumn('-', 'Support number'),
      position: numberColumn('position_along_line', 'Support position'),
      span_before: numberColumn('span_length', 'Preceding span'),
      height: numberColumn('structure_dimension', 'Support height'),
    },
  },
  assessment: {
    title: 'Response model assessment',
    description:
      'Surveyed and rectified spans in this flow, assessed with the default safety factors and S-N curve of the free span assessment.',
    columns: {
      span: wordedColumn('Span'),
      length: numberColumn('span_length', 'Span length', { symbol: 'L' }),
      in_line_reduced_velocity: numberColumn('-', 'In-line reduced velocity'),
      in_line_onset: numberColumn('-', 'In-line onset reduced velocity'),
      in_line_amplitude: numberColumn('-', 'In-line amplitude', { symbol: 'A_Y' }),
      cross_flow_amplitude: numberColumn('-', 'Cross-flow amplitude', { symbol: 'A_Z' }),
      in_line_stress_range: numberColumn('stress_range', 'In-line stress range'),
      cross_flow_stress_range: numberColumn('stress_range', 'Cross-flow stress range'),
      fatigue_life: numberColumn('calculated_life', 'Fatigue life'),
      damage: numberColumn('-', 'Ratio of design life to fatigue life'),
      utilisation_factor: numberColumn('-', 'Utilisation factor', { symbol: 'eta' }),
    },
  },
  allowable_spans: {
    title: 'Allowable length by criterion',
    description:
      'Allowable span lengths of the free span assessment, based on the response model onsets. The shortest governs.',
    columns: {
      criterion: wordedColumn('Criterion'),
      required_frequency: numberColumn('cyclic_frequency', 'Required frequency'),
      allowable_length: numberColumn('span_length', 'Allowable length', { symbol: 'L' }),
      answer: wordedColumn('Result'),
    },
  },
  options: {
    title: 'Intervention options',
    description: 'Vessel time and cost of each option.',
    columns: {
      option: textColumn('Option'),
      vessel_time: numberColumn('production_time', 'Vessel time', { symbol: 'T' }),
      cost: numberColumn('work_cost', 'Cost', { symbol: 'C' }),
    },
  },
}

export const figures = {
  elevation: {
    title: 'Span with supports',
    description:
      'Pipe between the span shoulders on equally spaced supports, above the surveyed seabed or the entered gap. The whole span, one rectified span and the allowable span are dimensioned. The sag is for one rectified span. The support width is schematic.',
  },
  midspan: {
    title: 'Pipe above the seabed',
    description: 'Pipe cross-section with the flow and submerged weight.',
  },
}

export const charts = {
  profile: {
    title: 'Seabed, pipe and supports',
    description: 'Pipe and seabed along the surveyed span, with the numbered supports.',
  },
  frequency_length: {
    title: 'In-line frequency against span length',
    description:
      'Natural frequency against span length, with the required frequency and the spans before and after rectification.',
  },
  supports_current: {
    title: 'Supports against current',
    description: 'Minimum number of equally spaced supports against current velocity, allowing for survey tolerance.',
  },
}
