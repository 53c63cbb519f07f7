/** The tables and charts of a run, declared. */
import { numberColumn, textColumn } from '@keelson/workflow'

export const tables = {
  response_curve: {
    title: 'Response at the corners of both curves',
    description:
      'Amplitude, stress and life if the span stayed at each corner of its response curve, with the share of the time of the operating flow.',
    columns: {
      direction: textColumn('Direction'),
      point: textColumn('Point'),
      reduced_velocity: numberColumn('Reduced velocity', '-', 'V_R'),
      flow_velocity: numberColumn('Flow', 'm/s', 'U'),
      amplitude: numberColumn('Amplitude over diameter', '-'),
      stress_range: numberColumn('Stress range', 'MPa', 'S'),
      cycles_to_failure: numberColumn('Cycles to failure', '-', 'N'),
      fatigue_life: numberColumn('Life', 'year', 'T'),
      allowable_life: numberColumn('Life with eta', 'year'),
    },
  },
  reduced_velocities: {
    title: 'Amplitudes at the reduced velocities given',
    description: 'Both response models at each reduced velocity of the list.',
    columns: {
      reduced_velocity: numberColumn('Reduced velocity', '-', 'V_R'),
      in_line_amplitude: numberColumn('In-line amplitude', '-', 'A_Y'),
      cross_flow_amplitude: numberColumn('Cross-flow amplitude', '-', 'A_Z'),
    },
  },
  allowable_spans: {
    title: 'Allowable span length',
    description: 'The length up to which each criterion is met; the least of them is the maximum allowable one.',
    columns: {
      criterion: textColumn('Criterion'),
      required_frequency: numberColumn('Required frequency', 'Hz'),
      allowable_length: numberColumn('Allowable length', 'm', 'L'),
      answer: textColumn('Answer'),
    },
  },
  flow_conditions: {
    title: 'Response in each flow condition',
    description: 'Amplitudes, stress ranges and the rate of damage, share of the time included.',
    columns: {
      current_velocity: numberColumn('Current', 'm/s'),
      wave_velocity: numberColumn('Waves', 'm/s'),
      probability: numberColumn('Share', '-'),
      reduced_velocity: numberColumn('V_R in line', '-'),
      cross_flow_reduced_velocity: numberColumn('V_R cross-flow', '-'),
      in_line_amplitude: numberColumn('In-line amplitude', '-'),
      cross_flow_amplitude: numberColumn('Cross-flow amplitude', '-'),
      in_line_stress_range: numberColumn('In-line range', 'MPa'),
      cross_flow_stress_range: numberColumn('Cross-flow range', 'MPa'),
      in_line_damage_rate: numberColumn('In-line damage', '1/year'),
      cross_flow_damage_rate: numberColumn('Cross-flow damage', '1/year'),
    },
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
    title: 'Allowable span over current',
    description: 'By onset in line and cross-flow, and by in-line screening in current alone.',
  },
  onset_length: {
    title: 'Onset velocity over span length',
    description: 'Flow at which each length begins to vibrate, with the operating flow.',
  },
}
