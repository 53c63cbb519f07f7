/** The table, charts and figures of the run, as the contract declares them. */
import { numberColumn, textColumn } from '@keelson/workflow'

export const tables = {
  stations: {
    title: 'Stations',
    description: 'Operating pressures, design loads, resistances and utilisations at each station.',
    columns: {
      station: textColumn('Station'),
      arc_length: numberColumn('position_along_line', 'Arc length'),
      internal_pressure: numberColumn('internal_pressure', 'Internal pressure'),
      external_pressure: numberColumn('external_pressure', 'External pressure'),
      tension: numberColumn('pipe_axial_force', 'Design effective tension'),
      moment: numberColumn('bending_moment', 'Design moment'),
      plastic_moment: numberColumn('bending_moment', 'Plastic moment resistance'),
      plastic_tension: numberColumn('pipe_axial_force', 'Plastic tension resistance'),
      branch: textColumn('Criterion branch'),
      combined: numberColumn('-', 'Combined utilisation'),
      bursting: numberColumn('-', 'Bursting utilisation'),
      collapse: numberColumn('-', 'Collapse utilisation'),
      propagation: numberColumn('-', 'Propagation utilisation'),
      working_stress: numberColumn('-', 'Working stress utilisation'),
    },
  },
}

export const charts = {
  utilisation: {
    title: 'Utilisation along the riser',
    description: 'Utilisation for all limit states at each station, with the governing limit state.',
  },
  interaction: {
    title: 'Tension-moment interaction',
    description:
      'Combined criterion limit at the station pressures, with the design loads. If there are many stations, only the limit at the governing station is shown.',
  },
  slenderness: {
    title: 'Collapse and propagating buckling against D/t',
    description:
      'Design resistances against D/t for the governing wall thickness, with the maximum net external pressure.',
    apart: { x: 'Diameter divided by wall thickness, both of which are reported.' },
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
      'Pipe section with nominal wall thickness and pressures. The bores at reduced wall thickness are dashed.',
  },
}
