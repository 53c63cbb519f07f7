/** The tables, charts and figures of a run, as the contract declares them. */
import { numberColumn, textColumn } from '@keelson/workflow'

const LIFT = ['significant_wave_height']

export const tables = {
  stages: {
    title: 'Stages',
    description: 'Wave and forces at each depth; slamming and varying buoyancy act at the first only.',
    columns: {
      depth: numberColumn('depth_below_surface', 'Depth'),
      velocity: numberColumn('wave_particle_velocity', 'Relative velocity'),
      drag: numberColumn('lifting_load', 'Drag'),
      mass: numberColumn('lifting_load', 'Mass force'),
      slam: numberColumn('lifting_load', 'Slamming'),
      buoyancy: numberColumn('lifting_load', 'Varying buoyancy'),
      hydrodynamic: numberColumn('lifting_load', 'Hydrodynamic force'),
    },
  },
  buoy: {
    title: 'Lumped buoy',
    description: 'What the file holds along and about the axes; rotational and sideways added mass are approximate.',
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
    description: 'Drag and mass force through the water column; slamming and varying buoyancy at the first depth.',
    needs: LIFT,
  },
  perforation: {
    title: 'Added mass against share of holes',
    description: 'Of the outline of the run, with its point.',
    needs: ['length', 'width', 'radius', 'height'],
  },
  allowable: {
    title: 'Allowable wave height against period',
    description: 'By slack at the surface, and the steepest sea that occurs.',
    needs: LIFT,
  },
}

export const figures = {
  elevation: {
    title: 'Structure from the side',
    description:
      'Under its hook at the first depth, to scale, with the drag area along y. Where no outline is given, a box of the projected area and the volume stands for it.',
  },
  plan: {
    title: 'Structure from above',
    description: 'To scale, with the projected area; a box stands for it where no outline is given.',
  },
}
