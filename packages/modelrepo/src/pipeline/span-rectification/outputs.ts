/** The checks, tables, charts and figures of a rectification, declared. */
import { numberColumn, textColumn, wordedColumn } from '@keelson/workflow'

export const tables = {
  spans: {
    title: 'Before and after',
    description: 'The span as surveyed and one rectified span, with the ends as given and with others.',
    columns: {
      span: wordedColumn('Span'),
      ends: textColumn('Ends'),
      length: numberColumn('span_length', 'Length', { symbol: 'L' }),
      length_over_diameter: numberColumn('-', 'Length over diameter'),
      in_line_frequency: numberColumn('cyclic_frequency', 'In-line frequency', { symbol: 'f_IL' }),
      cross_flow_frequency: numberColumn('cyclic_frequency', 'Cross-flow frequency', { symbol: 'f_CF' }),
      deflection: numberColumn('displacement', 'Static deflection', { symbol: 'delta' }),
      margin: numberColumn('-', 'In-line over required'),
    },
  },
  supports: {
    title: 'Supports at equal spacing',
    description: 'Position, load and, with a gap profile, height of each.',
    columns: {
      support: numberColumn('-', 'Support', { symbol: 'i' }),
      position: numberColumn('position_along_line', 'Position', { symbol: 'x_i' }),
      reaction: numberColumn('foundation_load', 'Reaction', { symbol: 'R' }),
      gap: numberColumn('burial_depth', 'Gap'),
      height: numberColumn('structure_dimension', 'Height', { symbol: 'h_i' }),
    },
  },
  profile_supports: {
    title: 'Supports placed by the profile',
    description: 'As far apart as the allowable length lets them, where none is higher than the maximum.',
    columns: {
      support: numberColumn('-', 'Support'),
      position: numberColumn('position_along_line', 'Position'),
      span_before: numberColumn('span_length', 'Span before it'),
      height: numberColumn('structure_dimension', 'Height'),
    },
  },
  assessment: {
    title: 'Both spans by the response models',
    description: 'Each as free-span-f105 assesses it in this flow, with its default safety factors and S-N curve.',
    columns: {
      span: wordedColumn('Span'),
      length: numberColumn('span_length', 'Length', { symbol: 'L' }),
      in_line_reduced_velocity: numberColumn('-', 'Reduced velocity in line'),
      in_line_onset: numberColumn('-', 'Onset in line'),
      in_line_amplitude: numberColumn('-', 'In-line amplitude', { symbol: 'A_Y' }),
      cross_flow_amplitude: numberColumn('-', 'Cross-flow amplitude', { symbol: 'A_Z' }),
      in_line_stress_range: numberColumn('stress_range', 'In-line range'),
      cross_flow_stress_range: numberColumn('stress_range', 'Cross-flow range'),
      fatigue_life: numberColumn('calculated_life', 'Life'),
      damage: numberColumn('-', 'Damage over design life'),
      utilisation_factor: numberColumn('-', 'Utilisation factor', { symbol: 'eta' }),
    },
  },
  allowable_spans: {
    title: 'Allowable length by each criterion',
    description: 'As free-span-f105 finds it, with the onsets of the response models; the least governs.',
    columns: {
      criterion: wordedColumn('Criterion'),
      required_frequency: numberColumn('cyclic_frequency', 'Required frequency'),
      allowable_length: numberColumn('span_length', 'Allowable length', { symbol: 'L' }),
      answer: wordedColumn('Answer'),
    },
  },
  options: {
    title: 'Intervention options',
    description: 'Vessel time and cost of each.',
    columns: {
      option: textColumn('Option'),
      vessel_time: numberColumn('production_time', 'Vessel time', { symbol: 'T' }),
      cost: numberColumn('work_cost', 'Cost', { symbol: 'C' }),
    },
  },
}

export const figures = {
  elevation: {
    title: 'Span with its supports',
    description:
      'The pipe between its shoulders on supports at equal spacing, over the bed as surveyed or at the gap given. Below it the whole span, one rectified span, and around that the longest that is allowed. The sag is that of one rectified span; the breadth of the supports is not known.',
  },
  midspan: {
    title: 'Pipe over the bed',
    description: 'Section with the flow and the submerged weight.',
  },
}

export const charts = {
  profile: {
    title: 'Bed, pipe and supports',
    description:
      'The pipe as it lies over the bed, one span before, and the supports that divide it after, by their numbers.',
  },
  frequency_length: {
    title: 'In-line frequency over span length',
    description: 'With the frequency required, and the span before and after.',
  },
  supports_current: {
    title: 'Supports over current',
    description: 'Least number at equal spacing, tolerance included.',
  },
}
