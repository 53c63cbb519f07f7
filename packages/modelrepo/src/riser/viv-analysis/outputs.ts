/** The tables, charts and figures of a run, declared. */
import { numberColumn } from '@keelson/workflow'

export const tables = {
  modes: {
    title: 'Modes in the current',
    description:
      'Calculated modes. Amplitudes and stress ranges are upper estimates and are given only for modes in an excitation range. Each row is a vibration case for fatigue assessment.',
    columns: {
      mode: numberColumn('-', 'Mode', { symbol: 'n' }),
      natural_frequency: numberColumn('cyclic_frequency', 'Natural frequency', { symbol: 'f_n' }),
      reduced_velocity: numberColumn('-', 'Reduced velocity', { symbol: 'V_R' }),
      frequency_ratio: numberColumn('-', 'Natural to shedding frequency ratio'),
      mode_factor: numberColumn('-', 'Mode factor', { symbol: 'gamma_n' }),
      cross_flow_amplitude: numberColumn('displacement', 'Cross-flow amplitude', { symbol: 'A_CF' }),
      cross_flow_stress_range: numberColumn('stress_range', 'Cross-flow stress range', { symbol: 'S_CF' }),
      in_line_amplitude: numberColumn('displacement', 'In-line amplitude', { symbol: 'A_IL' }),
      in_line_stress_range: numberColumn('stress_range', 'In-line stress range', { symbol: 'S_IL' }),
    },
  },
}

export const figures = {
  elevation: {
    title: 'Span and modes',
    description:
      'Span viewed along the current, with supports, length, tension, mode 1 and the dominant excited modes. In-line modes are rotated into the view. Calculated amplitudes are enlarged by the same factor as the diameter.',
  },
  section: {
    title: 'Pipe in the current',
    description: 'Pipe section with the current and the vibration amplitudes.',
  },
}

export const charts = {
  frequency_length: {
    title: 'Natural frequency against span length',
    description:
      'Natural frequencies of the first three modes, with the cross-flow shedding frequency, twice that frequency for in-line vibration, and the onset frequencies.',
    apart: {
      'in-line onset': 'Frequency at onset of in-line lock-in.',
      'cross-flow onset': 'Frequency at onset of cross-flow lock-in.',
    },
  },
  reduced_velocities: {
    title: 'Reduced velocity by mode',
    description: 'Reduced velocity of each mode, with the in-line and cross-flow excitation ranges.',
    apart: { 'in-line upper limit #': 'Upper limit of the in-line excitation range in DNV-RP-C205.' },
  },
  current_profile: {
    title: 'Excitation frequencies over the current profile',
    description:
      'In-line and cross-flow excitation frequencies at each depth, with the first natural frequencies of the span.',
  },
}
