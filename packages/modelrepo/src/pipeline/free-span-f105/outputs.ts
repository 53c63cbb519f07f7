/** The tables, charts and figures of a run, declared. */
import { numberColumn, wordedColumn } from '@keelson/workflow'

export const tables = {
  response_curve: {
    title: 'Response at curve corners',
    description:
      'Amplitude, stress range and fatigue life for continuous response at each curve corner, using the probability of occurrence of the operating flow.',
    columns: {
      direction: wordedColumn('Direction'),
      point: wordedColumn('Curve corner'),
      reduced_velocity: numberColumn('-', 'Reduced velocity', { symbol: 'V_R' }),
      flow_velocity: numberColumn('current_velocity', 'Flow velocity', { symbol: 'U' }),
      amplitude: numberColumn('-', 'Amplitude/diameter'),
      stress_range: numberColumn('stress_range', 'Stress range', { symbol: 'S' }),
      cycles_to_failure: numberColumn('-', 'Cycles to failure', { symbol: 'N' }),
      fatigue_life: numberColumn('calculated_life', 'Fatigue life', { symbol: 'T' }),
      allowable_life: numberColumn('calculated_life', 'Fatigue life including utilisation factor'),
    },
  },
  reduced_velocities: {
    title: 'Amplitudes at entered reduced velocities',
    description: 'Amplitudes from both response models at each reduced velocity in the list.',
    columns: {
      reduced_velocity: numberColumn('-', 'Reduced velocity', { symbol: 'V_R' }),
      in_line_amplitude: numberColumn('-', 'In-line amplitude', { symbol: 'A_Y' }),
      cross_flow_amplitude: numberColumn('-', 'Cross-flow amplitude', { symbol: 'A_Z' }),
    },
  },
  allowable_spans: {
    title: 'Allowable span length',
    description:
      'Span length up to which each criterion is met. The shortest of these is the maximum allowable span length.',
    columns: {
      criterion: wordedColumn('Criterion'),
      required_frequency: numberColumn('cyclic_frequency', 'Required frequency'),
      allowable_length: numberColumn('span_length', 'Allowable length', { symbol: 'L' }),
      answer: wordedColumn('Result'),
    },
  },
  flow_conditions: {
    title: 'Response by flow condition',
    description:
      'Amplitudes, stress ranges and damage rates in each flow condition, including the probability of occurrence.',
    columns: {
      current_velocity: numberColumn('current_velocity', 'Current velocity'),
      wave_velocity: numberColumn('wave_particle_velocity', 'Wave velocity'),
      probability: numberColumn('fraction', 'Probability of occurrence'),
      reduced_velocity: numberColumn('-', 'In-line reduced velocity'),
      cross_flow_reduced_velocity: numberColumn('-', 'Cross-flow reduced velocity'),
      in_line_amplitude: numberColumn('-', 'In-line amplitude'),
      cross_flow_amplitude: numberColumn('-', 'Cross-flow amplitude'),
      in_line_stress_range: numberColumn('stress_range', 'In-line stress range'),
      cross_flow_stress_range: numberColumn('stress_range', 'Cross-flow stress range'),
      in_line_damage_rate: numberColumn('annual_rate', 'In-line damage rate'),
      cross_flow_damage_rate: numberColumn('annual_rate', 'Cross-flow damage rate'),
    },
  },
}

export const figures = {
  elevation: {
    title: 'Span elevation',
    description:
      'Pipe between the span shoulders, showing sag, gap and allowable length. The mid-span sag is calculated; the deflected shape is for a uniformly loaded beam. The slope at the shoulders is unknown.',
  },
  midspan: {
    title: 'Pipe above the seabed',
    description: 'Pipe cross-section with the flow, submerged weight and any vibration amplitude.',
  },
}

export const charts = {
  response_amplitude: {
    title: 'Response amplitude against reduced velocity',
    description: 'Response curves of both models with the operating points.',
  },
  frequency_length: {
    title: 'Natural frequency against span length',
    description:
      'In-line and cross-flow natural frequencies, with the frequencies required for screening, or for onset if screening is not assessed.',
  },
  allowable_current: {
    title: 'Allowable span against flow velocity',
    description:
      'Allowable span for in-line and cross-flow onset in combined current and waves, and for in-line screening in current alone.',
    apart: { 'this span': 'Combined current and wave velocity.' },
  },
  onset_length: {
    title: 'Onset velocity against span length',
    description: 'Flow velocity at which a span of each length begins to vibrate, with the operating flow marked.',
    apart: { flow: 'Combined current and wave velocity.', 'this span': 'Combined current and wave velocity.' },
  },
}
