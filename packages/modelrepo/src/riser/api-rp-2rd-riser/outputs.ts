/** The table, charts and figures of the run, as the contract declares them. */
import { numberColumn, textColumn } from '@keelson/workflow'

export const tables = {
  stations: {
    title: 'Stations',
    description:
      'Loads, stresses and utilisations. The axial stress is that of the side with the larger von Mises stress.',
    columns: {
      station: textColumn('Station'),
      arc_length: numberColumn('position_along_line', 'Arc length'),
      effective_tension: numberColumn('pipe_axial_force', 'Effective tension'),
      true_wall_tension: numberColumn('pipe_axial_force', 'True wall tension'),
      bending_moment: numberColumn('bending_moment', 'Moment'),
      internal_pressure: numberColumn('internal_pressure', 'Inside'),
      external_pressure: numberColumn('external_pressure', 'Outside'),
      radial: numberColumn('stress', 'Radial'),
      hoop: numberColumn('stress', 'Hoop'),
      axial: numberColumn('stress', 'Axial'),
      von_mises: numberColumn('stress', 'Von Mises'),
      utilisation: numberColumn('-', 'Stress utilisation'),
      collapse: numberColumn('-', 'Collapse utilisation'),
      method_1: numberColumn('-', 'Method 1 of 2013'),
      method_2: numberColumn('-', 'Method 2 of 2013'),
    },
  },
}

export const charts = {
  utilisation: {
    title: 'Utilisation along the riser',
    description:
      'Stress and collapse by the 1998 edition and, where a tensile strength is given, Methods 1 and 2 of 2013.',
  },
  stresses: {
    title: 'Stresses along the riser',
    description: 'Primary membrane stresses and their von Mises stress, with the allowable stress.',
  },
  interaction: {
    title: 'Tension and moment',
    description: 'Limits of both editions at the pressures of the governing station, with the loads of the stations.',
  },
}

export const figures = {
  riser: {
    title: 'Riser and its governing station',
    description:
      'The riser drawn straight along its arc length, with what acts where the stress uses most of what is allowed.',
  },
  section: {
    title: 'Pipe under the pressures of the governing station',
    description: 'Section with the nominal wall and, dashed, the bore of the minimum wall.',
  },
}
