/** The tables, charts and figures of a run, declared. */
import { numberColumn } from '@keelson/workflow'

export const tables = {
  stations: {
    title: 'Stations of the taper',
    description:
      'Size, bending and stresses at each station; axial stress of the side that has the larger von Mises stress.',
    columns: {
      position: numberColumn('position_along_line', 'Position', { symbol: 'x' }),
      outer_diameter: numberColumn('line_pipe_outer_diameter', 'Outside diameter', { symbol: 'D' }),
      wall_thickness: numberColumn('wall_thickness_pipe', 'Wall', { symbol: 't' }),
      bending_moment: numberColumn('bending_moment', 'Moment', { symbol: 'M' }),
      slope_left: numberColumn('inclination', 'Slope left', { symbol: 'psi' }),
      deflection: numberColumn('displacement', 'Deflection', { symbol: 'y' }),
      true_wall_tension: numberColumn('pipe_axial_force', 'True wall tension', { symbol: 'T_w' }),
      hoop_stress: numberColumn('stress', 'Hoop stress', { symbol: 'sigma_h' }),
      axial_stress: numberColumn('stress', 'Axial stress', { symbol: 'sigma_z' }),
      von_mises_stress: numberColumn('stress', 'Von Mises stress', { symbol: 'sigma_vM' }),
      utilisation: numberColumn('utilisation', 'Utilisation', { symbol: 'U' }),
    },
  },
}

export const figures = {
  elevation: {
    title: 'Joint in elevation',
    description:
      'Fixed base, diameter and wall at both ends of the joint, its stations marked, the riser behind, tension and pressures.',
  },
  bent_axis: {
    title: 'Axis of the joint as it bends',
    description: 'From the axis of the base, with the stations and the line of the riser behind.',
  },
}

export const charts = {
  moment: { title: 'Bending moment along the joint', description: 'With the stations marked.' },
  curvature: {
    title: 'Curvature along the joint',
    description: 'A joint whose material is used evenly has a curvature that hardly changes.',
    apart: { y: 'Moment over stiffness: the answer has the moment.' },
  },
  utilisation: {
    title: 'Utilisation along the joint',
    description: 'Von Mises stress over the allowable one, with its largest place and the riser behind.',
  },
}
