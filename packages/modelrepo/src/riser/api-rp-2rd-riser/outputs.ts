/** The table, charts and figures of the run, as the contract declares them. */
import { numberColumn, textColumn } from '@keelson/workflow'

export const tables = {
  stations: {
    title: 'Stations',
    description:
      'Loads, stresses and utilisations at each station. The axial stress is for the side with the larger von Mises stress.',
    columns: {
      station: textColumn('Station'),
      arc_length: numberColumn('position_along_line', 'Arc length'),
      effective_tension: numberColumn('pipe_axial_force', 'Effective tension'),
      true_wall_tension: numberColumn('pipe_axial_force', 'True wall tension'),
      bending_moment: numberColumn('bending_moment', 'Bending moment'),
      internal_pressure: numberColumn('internal_pressure', 'Internal pressure'),
      external_pressure: numberColumn('external_pressure', 'External pressure'),
      radial: numberColumn('stress', 'Radial stress'),
      hoop: numberColumn('stress', 'Hoop stress'),
      axial: numberColumn('stress', 'Axial stress'),
      von_mises: numberColumn('stress', 'Von Mises stress'),
      utilisation: numberColumn('-', 'Stress utilisation'),
      collapse: numberColumn('-', 'Collapse utilisation'),
      method_1: numberColumn('-', 'Method 1 utilisation (2013)'),
      method_2: numberColumn('-', 'Method 2 utilisation (2013)'),
    },
  },
}

export const charts = {
  utilisation: {
    title: 'Utilisation along the riser',
    description:
      'Stress and collapse utilisation to the 1998 edition, with Methods 1 and 2 (2013) if a tensile strength is entered.',
  },
  stresses: {
    title: 'Stresses along the riser',
    description: 'Primary membrane and von Mises stresses, with the allowable stress.',
  },
  interaction: {
    title: 'Tension-moment interaction',
    description: 'Limits of both editions at the governing station pressures, with the loads of all stations.',
  },
}

export const figures = {
  riser: {
    title: 'Riser and governing station',
    description: 'Riser shown straight along its arc length, with the loads at the governing station.',
  },
  section: {
    title: 'Pipe section at governing station',
    description:
      'Pipe section with nominal wall thickness and pressures. The bore at minimum wall thickness is dashed.',
  },
}
