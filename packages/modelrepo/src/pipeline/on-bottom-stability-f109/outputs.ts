/** The checks, tables and charts of the run, as the contract declares them. */
import { numberColumn } from '@keelson/workflow'
import { generalised, simplified, spectral } from './modes.ts'
import { SEA_STATE } from './values.ts'

export const tables = {
  concrete_sweep: {
    title: 'Utilisation with concrete thickness',
    description: 'The same check with other concrete thicknesses: diameter, weight and loads all follow.',
    columns: {
      concrete_thickness: numberColumn('coating_thickness', 'Concrete thickness', { symbol: 't_c' }),
      diameter: numberColumn('line_pipe_outer_diameter', 'Hydrodynamic diameter', { symbol: 'D' }),
      submerged_weight: numberColumn('submerged_weight_per_length', 'Submerged weight', { symbol: 'w_s' }),
      vertical_stability: numberColumn('utilisation', 'Vertical stability'),
      lateral: numberColumn('utilisation', 'Lateral or weight criterion'),
      lift_off: numberColumn('utilisation', 'Lift-off'),
    },
  },
}

export const figures = {
  section: {
    title: 'Pipe on the seabed',
    description:
      'Section of the pipe with its layers on the bed, and the flow and the loads per length that were found.',
  },
}

export const charts = {
  velocity_spectrum: {
    title: 'Velocity spectrum at the seabed',
    description: 'What the waves leave at the bed.',
    onlyWhen: spectral,
    needs: SEA_STATE,
    apart: { y: 'A spectrum, of which the answer has the significant velocity.' },
  },
  load_phase: {
    title: 'Required weight through the wave',
    description: 'Drag and inertia do not peak together.',
    onlyWhen: simplified,
  },
  utilisation_thickness: {
    title: 'Utilisation against concrete thickness',
    description: 'Where each criterion meets its limit.',
  },
  weight_displacement: {
    title: 'Required weight against permitted displacement',
    description: 'What a little movement saves.',
    onlyWhen: generalised,
  },
  velocity_depth: {
    title: 'Near-bed velocity against depth',
    description: 'The same sea state over other depths.',
    onlyWhen: spectral,
    needs: SEA_STATE,
  },
}
