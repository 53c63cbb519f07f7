/** The tables, charts and figures of a run, declared. */
import { numberColumn, wordedColumn } from '@keelson/workflow'

export const tables = {
  response_curve: {
    title: 'Response at the corners of both curves',
    description:
      'Amplitude, stress and life if the span stayed at each corner of its response curve, with the share of the time of the operating flow.',
    columns: {
      direction: wordedColumn('Direction'),
      point: wordedColumn('Point'),
      reduced_velocity: numberColumn('-', 'Reduced velocity', { symbol: 'V_R' }),
      flow_velocity: numberColumn('current_velocity', 'Flow', { symbol: 'U' }),
      amplitude: numberColumn('-', 'Amplitude over diameter'),
      stress_range: numberColumn('stress_range', 'Stress range', { symbol: 'S' }),
      cycles_to_failure: numberColumn('-', 'Cycles to failure', { symbol: 'N' }),
      fatigue_life: numberColumn('calculated_life', 'Life', { symbol: 'T' }),
      allowable_life: numberColumn('calculated_life', 'Life with the utilisation factor'),
    },
  },
  reduced_velocities: {
    title: 'Amplitudes at the reduced velocities given',
    description: 'Both response models at each reduced velocity of the list.',
    columns: {
      reduced_velocity: numberColumn('-', 'Reduced velocity', { symbol: 'V_R' }),
      in_line_amplitude: numberColumn('-', 'In-line amplitude', { symbol: 'A_Y' }),
      cross_flow_amplitude: numberColumn('-', 'Cross-flow amplitude', { symbol: 'A_Z' }),
    },
  },
  allowable_spans: {
    title: 'Allowable span length',
    description: 'The length up to which each criterion is met; the least of them is the maximum allowable one.',
    columns: {
      criterion: wordedColumn('Criterion'),
      required_frequency: numberColumn('cyclic_frequency', 'Required frequency'),
      allowable_length: numberColumn('span_length', 'Allowable length', { symbol: 'L' }),
      answer: wordedColumn('Answer'),
    },
  },
  flow_conditions: {
    title: 'Response in each flow condition',
    description: 'Amplitudes, stress ranges and the rate of damage, share of the time included.',
    columns: {
      current_velocity: numberColumn('current_velocity', 'Current'),
      wave_velocity: numberColumn('wave_particle_velocity', 'Waves'),
      probability: numberColumn('fraction', 'Share'),
      reduced_velocity: numberColumn('-', 'Reduced velocity in line'),
      cross_flow_reduced_velocity: numberColumn('-', 'Reduced velocity cross-flow'),
      in_line_amplitude: numberColumn('-', 'In-line amplitude'),
      cross_flow_amplitude: numberColumn('-', 'Cross-flow amplitude'),
      in_line_stress_range: numberColumn('stress_range', 'In-line range'),
      cross_flow_stress_range: numberColumn('stress_range', 'Cross-flow range'),
      in_line_damage_rate: numberColumn('annual_rate', 'In-line damage'),
      cross_flow_damage_rate: numberColumn('annual_rate', 'Cross-flow damage'),
    },
  },
}

export const figures = {
  elevation: {
    title: 'Span in elevation',
    description:
      'The pipe between its shoulders with sag, gap and allowable length. The sag at midspan is calculated, its shape is that of an evenly loaded beam; the slope of the shoulders is not known.',
  },
  midspan: {
    title: 'Pipe over the bed',
    description: 'Section with the flow, the submerged weight, and how far the pipe swings where it vibrates.',
  },
}

export const charts = {
  response_amplitude: {
    title: 'Response amplitude over reduced velocity',
    description: 'Both response models, with the operating points.',
  },
  frequency_length: {
    title: 'Natural frequency over span length',
    description: 'In line and cross-flow, with the frequencies that screening, or else onset, asks for.',
  },
  allowable_current: {
    title: 'Allowable span over flow velocity',
    description:
      'By onset in line and cross-flow in current and waves together, and by in-line screening in current alone.',
    apart: { 'this span': 'Current and wave together.' },
  },
  onset_length: {
    title: 'Onset velocity over span length',
    description: 'Flow at which each length begins to vibrate, with the operating flow.',
    apart: { flow: 'Current and wave together.', 'this span': 'Current and wave together.' },
  },
}
