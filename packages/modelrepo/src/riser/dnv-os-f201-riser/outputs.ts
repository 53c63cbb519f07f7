/** The table, charts and figures of the run, as the contract declares them. */
import { numberColumn, textColumn } from '@keelson/workflow'

export const tables = {
  stations: {
    title: 'Stations',
    description: 'Pressures in operation, design loads, resistances and how much of each limit state is used.',
    columns: {
      station: textColumn('Station'),
      arc_length: numberColumn('position_along_line', 'Arc length'),
      internal_pressure: numberColumn('internal_pressure', 'Inside'),
      external_pressure: numberColumn('external_pressure', 'Outside'),
      tension: numberColumn('pipe_axial_force', 'Design tension'),
      moment: numberColumn('bending_moment', 'Design moment'),
      plastic_moment: numberColumn('bending_moment', 'Plastic moment'),
      plastic_tension: numberColumn('pipe_axial_force', 'Plastic tension'),
      branch: textColumn('Branch'),
      combined: numberColumn('-', 'Combined'),
      bursting: numberColumn('-', 'Bursting'),
      collapse: numberColumn('-', 'Collapse'),
      propagation: numberColumn('-', 'Propagating buckle'),
      working_stress: numberColumn('-', 'Working stress'),
    },
  },
}

export const charts = {
  utilisation: {
    title: 'Utilisation along the riser',
    description: 'Every limit state at every station, with the one that governs.',
  },
  interaction: {
    title: 'Tension and moment',
    description:
      'Where the combined criterion ends at the pressures of the stations, with their design loads; of many stations, that of the one that uses most of it.',
  },
  slenderness: {
    title: 'Collapse and propagating buckle against D/t',
    description: 'Design resistances over the D/t of the wall that counts, with the largest net external pressure.',
    apart: { x: 'Diameter over wall: the answer has both.' },
  },
}

export const figures = {
  riser: {
    title: 'Riser and its governing station',
    description: 'The riser drawn straight along its arc length, with what acts where most of a limit state is used.',
  },
  section: {
    title: 'Pipe under the pressures of the governing station',
    description: 'Section with the nominal wall and, dashed, the bores of the walls that count.',
  },
}
