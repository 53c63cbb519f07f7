/** The checks, tables, charts and figures of the run, as the contract declares them. */
import { numberColumn, textColumn, wordedColumn } from '@keelson/workflow'

export const tables = {
  modes: {
    title: 'Lateral modes',
    description: 'Critical force of each mode and the stable buckle, if any, at the restrained force.',
    columns: {
      mode: textColumn('Mode'),
      length: numberColumn('span_length', 'Buckle length at critical force', { symbol: 'L_min' }),
      force: numberColumn('pipe_axial_force', 'Force in buckle at critical force', { symbol: 'P' }),
      restrained: numberColumn('pipe_axial_force', 'Critical force', { symbol: 'P_0' }),
      temperature: numberColumn('temperature_difference', 'Temperature rise', { symbol: 'Delta_T' }),
      stable_length: numberColumn('span_length', 'Stable buckle length', { symbol: 'L_s' }),
      stable_force: numberColumn('pipe_axial_force', 'Post-buckling force', { symbol: 'P_s' }),
      amplitude: numberColumn('buckle_amplitude', 'Buckle amplitude', { symbol: 'y' }),
      moment: numberColumn('bending_moment', 'Buckle moment', { symbol: 'M' }),
      strain: numberColumn('strain', 'Bending strain', { unit: '%', symbol: 'epsilon' }),
      slope: numberColumn('-', 'Buckle slope', { symbol: 'y_prime' }),
    },
  },
  friction_matrix: {
    title: 'Friction matrix',
    description:
      'Results for every combination of the entered friction coefficients. The strain is the maximum of the listed modes.',
    columns: {
      lateral: wordedColumn('Lateral friction case'),
      axial: wordedColumn('Axial friction case'),
      mu_l: numberColumn('friction_coefficient', 'Lateral friction coefficient', { symbol: 'mu_l' }),
      mu_a: numberColumn('friction_coefficient', 'Axial friction coefficient', { symbol: 'mu_a' }),
      reached: numberColumn('pipe_axial_force', 'Developed force', { symbol: 'S_max' }),
      critical: numberColumn('pipe_axial_force', 'Critical force, infinite mode'),
      critical_localised: numberColumn('pipe_axial_force', 'Critical force, modes 1 to 4'),
      ratio: numberColumn('-', 'Screening ratio, infinite mode'),
      ratio_localised: numberColumn('-', 'Screening ratio, modes 1 to 4'),
      design_strain: numberColumn('strain', 'Design strain', { unit: '%' }),
    },
  },
  force_profile: {
    title: 'Effective force along the line',
    description: 'Effective force along the line, tension positive.',
    columns: {
      position: numberColumn('pipeline_length', 'Position along the line', { symbol: 'x' }),
      free_end: numberColumn('pipeline_length', 'Distance to free end', { symbol: 'x_a' }),
      temperature: numberColumn('temperature_difference', 'Temperature rise', { symbol: 'Delta_T' }),
      restrained: numberColumn('pipe_axial_force', 'Fully restrained force', { symbol: 'S_0' }),
      reached: numberColumn('pipe_axial_force', 'Developed force', { symbol: 'S' }),
    },
  },
}

export const figures = {
  plan: {
    title: 'Plan view of buckle',
    description:
      'Deflected mode shape with half wavelength, amplitude and forces. The figure shows the buckle at the entered length, or the stable buckle. If neither exists, the minimum possible buckle is shown.',
  },
  on_bed: {
    title: 'Pipe on seabed',
    description: 'Pipe cross-section with the submerged weight, lateral friction and buckle moment.',
  },
}

export const charts = {
  force_profile: {
    title: 'Effective axial force along the line',
    description: 'Fully restrained force, developed force with friction, and critical forces.',
  },
  restrained_force: {
    title: 'Restrained force against buckle length',
    description:
      'Restrained force for each listed mode, with its minimum. Buckles shorter than the length at the minimum are not stable.',
  },
  screening_map: {
    title: 'Out-of-straightness screening map',
    description:
      'Compression resisted by a route curve, up to the infinite mode critical force. The curve moves laterally if the developed force exceeds this resistance.',
  },
  moment_amplitude: {
    title: 'Moment against amplitude',
    description: 'Elastic moment in stable buckles of the first mode, with the plastic moment.',
  },
  strain_amplitude: {
    title: 'Bending strain against amplitude',
    description: 'Elastic strain in stable buckles of the first mode, with the tolerable strain.',
  },
}
