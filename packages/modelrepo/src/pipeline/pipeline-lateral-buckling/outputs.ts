/** The checks, tables, charts and figures of the run, as the contract declares them. */
import { numberColumn, textColumn, wordedColumn } from '@keelson/workflow'

export const tables = {
  modes: {
    title: 'Lateral modes',
    description: 'Where the critical force stands, and the stable buckle at the restrained force, if one stands.',
    columns: {
      mode: textColumn('Mode'),
      length: numberColumn('span_length', 'Length', { symbol: 'L_min' }),
      force: numberColumn('pipe_axial_force', 'In buckle', { symbol: 'P' }),
      restrained: numberColumn('pipe_axial_force', 'Critical', { symbol: 'P_0' }),
      temperature: numberColumn('temperature_difference', 'Rise', { symbol: 'Delta_T' }),
      stable_length: numberColumn('span_length', 'Stable length', { symbol: 'L_s' }),
      stable_force: numberColumn('pipe_axial_force', 'Left in buckle', { symbol: 'P_s' }),
      amplitude: numberColumn('buckle_amplitude', 'Amplitude', { symbol: 'y' }),
      moment: numberColumn('bending_moment', 'Moment', { symbol: 'M' }),
      strain: numberColumn('strain', 'Strain', { unit: '%', symbol: 'epsilon' }),
      slope: numberColumn('-', 'Slope', { symbol: 'y_prime' }),
    },
  },
  friction_matrix: {
    title: 'Friction matrix',
    description: 'Every pairing of the friction coefficients given; the strain is the largest of the modes listed.',
    columns: {
      lateral: wordedColumn('Lateral'),
      axial: wordedColumn('Axial'),
      mu_l: numberColumn('friction_coefficient', 'Lateral', { symbol: 'mu_l' }),
      mu_a: numberColumn('friction_coefficient', 'Axial', { symbol: 'mu_a' }),
      reached: numberColumn('pipe_axial_force', 'Force reached', { symbol: 'S_max' }),
      critical: numberColumn('pipe_axial_force', 'Critical, infinite'),
      critical_localised: numberColumn('pipe_axial_force', 'Critical, 1 to 4'),
      ratio: numberColumn('-', 'Ratio, infinite'),
      ratio_localised: numberColumn('-', 'Ratio, 1 to 4'),
      design_strain: numberColumn('strain', 'Design strain', { unit: '%' }),
    },
  },
  force_profile: {
    title: 'Effective force along the line',
    description: 'Tension positive.',
    columns: {
      position: numberColumn('pipeline_length', 'Position', { symbol: 'x' }),
      free_end: numberColumn('pipeline_length', 'To free end', { symbol: 'x_a' }),
      temperature: numberColumn('temperature_difference', 'Temperature rise', { symbol: 'Delta_T' }),
      restrained: numberColumn('pipe_axial_force', 'Fully restrained', { symbol: 'S_0' }),
      reached: numberColumn('pipe_axial_force', 'Reached', { symbol: 'S' }),
    },
  },
}

export const figures = {
  plan: {
    title: 'Buckle in plan',
    description:
      'The deflected shape of the mode, with half wave, amplitude and forces: the buckle of the length asked for, or the one that stands, or, where none stands, the least that could.',
  },
  on_bed: {
    title: 'Pipe on its bed',
    description:
      'Section with the weight, the friction that holds the pipe as it moves sideways, and the moment of the buckle.',
  },
}

export const charts = {
  force_profile: {
    title: 'Effective axial force along the line',
    description: 'What full restraint would give, what friction lets it reach, and the critical forces.',
  },
  restrained_force: {
    title: 'Restrained force against buckle length',
    description: 'Each mode listed, with its minimum: left of it no buckle is stable.',
  },
  screening_map: {
    title: 'Screening map over out-of-straightness',
    description:
      'The line is the compression that a curve of the route holds, up to that of the infinite mode: a curve moves where the force reached lies above it.',
  },
  moment_amplitude: {
    title: 'Moment against amplitude',
    description: 'Stable buckles of the first mode, elastic, with the plastic moment.',
  },
  strain_amplitude: {
    title: 'Bending strain against amplitude',
    description: 'Stable buckles of the first mode, elastic, with the tolerable strain.',
  },
}
