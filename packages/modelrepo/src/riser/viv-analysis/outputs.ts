/** The tables, charts and figures of a run, declared. */
import { numberColumn } from '@keelson/workflow'

export const tables = {
  modes: {
    title: 'Modes in the current',
    description:
      'Each mode looked at; amplitudes and stress ranges are upper estimates, of the modes in a range only. A row is a case of vibration for a fatigue assessment.',
    columns: {
      mode: numberColumn('-', 'Mode', { symbol: 'n' }),
      natural_frequency: numberColumn('cyclic_frequency', 'Frequency', { symbol: 'f_n' }),
      reduced_velocity: numberColumn('-', 'Reduced velocity', { symbol: 'V_R' }),
      frequency_ratio: numberColumn('-', 'Over shedding frequency'),
      mode_factor: numberColumn('-', 'Mode factor', { symbol: 'gamma_n' }),
      cross_flow_amplitude: numberColumn('displacement', 'Cross-flow amplitude', { symbol: 'A_CF' }),
      cross_flow_stress_range: numberColumn('stress_range', 'Cross-flow range', { symbol: 'S_CF' }),
      in_line_amplitude: numberColumn('displacement', 'In-line amplitude', { symbol: 'A_IL' }),
      in_line_stress_range: numberColumn('stress_range', 'In-line range', { symbol: 'S_IL' }),
    },
  },
}

export const figures = {
  elevation: {
    title: 'Span and its modes',
    description:
      'Seen along the current: supports, length and tension, with mode 1 and the largest of the modes in a range, those along the flow turned into the drawing. The amplitudes are those of the run, enlarged with the diameter.',
  },
  section: {
    title: 'Pipe in the current',
    description: 'Section with the current, and how far it swings where it vibrates.',
  },
}

export const charts = {
  frequency_length: {
    title: 'Natural frequency over span length',
    description:
      'The first three modes, with the shedding frequency, which acts across the flow, twice that, which acts along it, and the frequencies below which a mode begins to vibrate.',
    apart: {
      'in-line onset': 'The frequency at which the flow begins to lock in.',
      'cross-flow onset': 'The same across the flow.',
    },
  },
  reduced_velocities: {
    title: 'Reduced velocity of each mode',
    description: 'On the ranges of in-line and of cross-flow vibration.',
    apart: { 'in line up to #': 'The end of a range of the recommended practice.' },
  },
  current_profile: {
    title: 'Frequencies down the current profile',
    description: 'Both frequencies of excitation at each depth, with the first natural frequencies of the span.',
  },
}
