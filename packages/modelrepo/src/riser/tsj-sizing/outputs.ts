/** The tables, charts and figures of a run, declared. */
import { numberColumn } from '@keelson/workflow'

export const tables = {
  stations: {
    title: 'Taper stations',
    description:
      'Geometry, bending and stresses at each station. The axial stress is for the side with the larger von Mises stress.',
    columns: {
      position: numberColumn('position_along_line', 'Position', { symbol: 'x' }),
      outer_diameter: numberColumn('line_pipe_outer_diameter', 'Outside diameter', { symbol: 'D' }),
      wall_thickness: numberColumn('wall_thickness_pipe', 'Wall thickness', { symbol: 't' }),
      bending_moment: numberColumn('bending_moment', 'Bending moment', { symbol: 'M' }),
      slope_left: numberColumn('inclination', 'Remaining slope', { symbol: 'psi' }),
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
    title: 'Joint in longitudinal section',
    description:
      'Joint with fixed base, diameter and wall thickness at both ends, stations, adjacent riser, tension and pressures.',
  },
  bent_axis: {
    title: 'Deflected joint axis',
    description: 'Deflection from the base axis, with the stations and the axis of the adjacent riser.',
  },
}

export const charts = {
  moment: {
    title: 'Bending moment along the joint',
    description: 'Bending moment against distance from the base, with the stations marked.',
  },
  curvature: {
    title: 'Curvature along the joint',
    description: 'Curvature against distance from the base. In an efficient joint the curvature is nearly constant.',
    apart: { y: 'Bending moment divided by bending stiffness. The bending moment is reported.' },
  },
  utilisation: {
    title: 'Utilisation along the joint',
    description:
      'Von Mises stress divided by allowable stress, with the position of the maximum and the adjacent riser.',
  },
}
