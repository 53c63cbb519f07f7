/** What the sums of the report run over, panel by panel or point by point. */
import { numberColumn, textColumn } from '@keelson/workflow'

const result = (unit: string) => ({ unit, noKind: 'a potential, or a share of it: a result' })
const panel = textColumn('Panel')

const potentials = (phi: string, normal: string, motion: readonly string[]) => ({
  title: 'Potential on the panels',
  description:
    'Of the motion at unit velocity, at the frequency that the steps work out, and what each adds to the waves far away.',
  columns: {
    panel,
    normal: numberColumn(result(normal), 'Normal', { symbol: 'n_i' }),
    potential_real: numberColumn(result(phi), 'Potential, real', { symbol: 'phi_r' }),
    potential_imaginary: numberColumn(result(phi), 'Potential, imaginary', { symbol: 'phi_i' }),
    waves_real: numberColumn(result(phi), 'Waves, real', { symbol: 'H_r' }),
    waves_imaginary: numberColumn(result(phi), 'Waves, imaginary', { symbol: 'H_i' }),
  },
  onlyWhen: { body: ['section'], motion },
})

export const tables = {
  panels: {
    title: 'Panels',
    description: 'Middles, rise and length of the panels on the half section, from the keel up.',
    columns: {
      panel,
      y: numberColumn('hull_coordinate', 'Half breadth', { symbol: 'y' }),
      z: numberColumn('hull_coordinate', 'Height', { symbol: 'z' }),
      rise: numberColumn('hull_coordinate', 'Rise', { symbol: 'r' }),
      length: numberColumn('hull_coordinate', 'Length', { symbol: 'l' }),
    },
    onlyWhen: { body: ['section'] },
  },
  potentials_moved: potentials('m', '-', ['heave', 'sway']),
  potentials_coupled: potentials('m2', '-', ['sway_roll']),
  potentials_turned: potentials('m2', 'm', ['roll']),
  points: {
    title: 'Points on the hemisphere',
    description:
      'Points of Gauss from the waterline down, the potential over radius and velocity at the frequency that the steps work out, and what each adds to the waves far away.',
    columns: {
      point: textColumn('Point'),
      cosine: numberColumn('-', 'Cosine from the vertical', { symbol: 'mu' }),
      weight: numberColumn('-', 'Weight', { symbol: 'w' }),
      potential_real: numberColumn('-', 'Potential, real', { symbol: 'phi_r' }),
      potential_imaginary: numberColumn('-', 'Potential, imaginary', { symbol: 'phi_i' }),
      waves_real: numberColumn('-', 'Waves, real', { symbol: 'H_r' }),
      waves_imaginary: numberColumn('-', 'Waves, imaginary', { symbol: 'H_i' }),
    },
    onlyWhen: { body: ['floating_hemisphere'] },
  },
  rows: {
    title: 'Rows of the table and their damping',
    description: 'Added mass of each row but the last, and the principal-value integral of the damping there.',
    columns: {
      angular_frequency: numberColumn('wave_angular_frequency', 'Angular frequency', { symbol: 'omega' }),
      added_mass: numberColumn({ unit: 'kg', noKind: 'of any pair of motions' }, 'Added mass', { symbol: 'A' }),
      worst: numberColumn('-', 'Where they differ most', { symbol: 'e' }),
      integral: numberColumn({ unit: 'kg', noKind: 'of any pair of motions' }, 'Integral of the damping', {
        symbol: 'P',
      }),
    },
    onlyWhen: { body: ['table'] },
  },
} as const
