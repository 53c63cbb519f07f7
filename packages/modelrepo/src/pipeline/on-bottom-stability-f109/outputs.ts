/** The checks, tables and charts of the run, as the contract declares them. */
import { requiredWeight } from '@keelson/standards/dnv-rp-e305-1988/simplified.ts'
import {
  horizontalUtilisation,
  lateralDemand,
  lateralResistance,
  upliftDemand,
  verticalUtilisation,
} from '@keelson/standards/dnv-rp-f109-2021/absolute.ts'
import { weightParameter } from '@keelson/standards/dnv-rp-f109-2021/generalised.ts'
import {
  ACCELERATION,
  SPECIFIC_GRAVITY,
  TEN_DIAMETERS_K,
} from '@keelson/standards/dnv-rp-f109-2021/generalised-limits.ts'
import { dnvRpF109 } from '@keelson/standards/dnv-rp-f109-2021/source.ts'
import {
  factoredBuoyancy,
  submergedWeight,
  verticalStabilityUtilisation,
  weightInAir,
} from '@keelson/standards/dnv-rp-f109-2021/weight.ts'
import { checkOf, numberColumn } from '@keelson/workflow'
import { PENETRATION } from './calculate-absolute.ts'
import { BREAKER } from './calculate-flow.ts'
import { absolute, generalised, simplified, spectral } from './modes.ts'
import { SEA_STATE, WEIGHT } from './values.ts'

const LOAD = 'submerged_weight_per_length'

export const checks = {
  vertical_stability: checkOf(LOAD, {
    title: 'Vertical stability in water',
    criterion: verticalStabilityUtilisation,
    demand: factoredBuoyancy,
    capacity: weightInAir,
    needs: WEIGHT,
  }),
  lateral_stability: checkOf(LOAD, {
    title: 'Lateral stability',
    criterion: horizontalUtilisation,
    demand: lateralDemand,
    capacity: lateralResistance,
    onlyWhen: absolute,
    reach: [PENETRATION, BREAKER],
  }),
  lift_off: checkOf(LOAD, {
    title: 'Lift-off',
    criterion: verticalUtilisation,
    demand: upliftDemand,
    capacity: submergedWeight,
    onlyWhen: absolute,
    reach: [PENETRATION, BREAKER],
  }),
  weight_parameter: checkOf('-', {
    title: 'Generalised lateral stability',
    criterion: { source: dnvRpF109, clause: '3.5.1' },
    demand: 'Required weight parameter',
    capacity: weightParameter,
    onlyWhen: generalised,
    needs: WEIGHT,
    reach: [ACCELERATION, TEN_DIAMETERS_K, SPECIFIC_GRAVITY, BREAKER],
  }),
  simplified_static: checkOf(LOAD, {
    title: 'Simplified static stability',
    criterion: requiredWeight,
    demand: 'Required submerged weight',
    capacity: submergedWeight,
    onlyWhen: simplified,
    needs: WEIGHT,
  }),
}

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
