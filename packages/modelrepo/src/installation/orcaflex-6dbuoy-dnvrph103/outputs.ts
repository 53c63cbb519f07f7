/** The tables, charts and figures of a run, as the contract declares them. */
import { numberColumn, textColumn } from '@keelson/workflow'

const LIFT = ['significant_wave_height']

export const tables = {
  stages: {
    title: 'Lowering stages',
    description: 'Wave and forces at each depth. Slamming and varying buoyancy act at the first depth only.',
    columns: {
      depth: numberColumn('depth_below_surface', 'Depth'),
      velocity: numberColumn('wave_particle_velocity', 'Relative velocity'),
      drag: numberColumn('lifting_load', 'Drag force'),
      mass: numberColumn('lifting_load', 'Mass force'),
      slam: numberColumn('lifting_load', 'Slamming force'),
      buoyancy: numberColumn('lifting_load', 'Varying buoyancy force'),
      hydrodynamic: numberColumn('lifting_load', 'Hydrodynamic force'),
    },
  },
  buoy: {
    title: 'Lumped buoy',
    description: 'Buoy data written to the file for each axis. Rotational and lateral added mass are approximate.',
    columns: {
      axis: textColumn('Axis'),
      added: numberColumn('structure_mass', 'Added mass'),
      coefficient: numberColumn('-', 'Added mass coefficient'),
      area: numberColumn('projected_area', 'Drag area'),
      inertia: numberColumn('moment_of_inertia', 'Moment of inertia'),
      rotational: numberColumn('-', 'Added inertia coefficient'),
    },
  },
}

export const charts = {
  forces: {
    title: 'Forces by depth',
    description:
      'Drag and mass forces through the water column, with slamming and varying buoyancy at the first depth.',
    needs: LIFT,
  },
  perforation: {
    title: 'Added mass against perforation',
    description: 'Heave added mass of the outline against perforation, with the entered ratio marked.',
    needs: ['length', 'width', 'radius', 'height'],
  },
  allowable: {
    title: 'Allowable wave height against period',
    description: 'Allowable wave height for slack at the surface, with the steepest possible sea state.',
    needs: LIFT,
  },
}

export const figures = {
  elevation: {
    title: 'Structure elevation',
    description:
      'Structure under the hook at the first depth, to scale, with the drag area along y. If no outline is entered, the equivalent box is shown.',
  },
  plan: {
    title: 'Structure plan',
    description: 'Plan to scale with the projected area. If no outline is entered, the equivalent box is shown.',
  },
}
