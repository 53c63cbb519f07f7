/** Inputs of what holds the span: ends, soil, axial force, concrete, and quantities that replace calculated ones. */
import { BOUNDARY_CONDITIONS, PINNED } from '@keelson/standards/dnv-rp-f105-2017/boundary.ts'
import { CORROSION_COATINGS } from '@keelson/standards/dnv-rp-f105-2017/mass-and-stiffness.ts'
import { choice, optional, quantity } from '@keelson/workflow'
import { axialForce, concreteFactor } from '../_shared/free-span/params-flow.ts'
import { onSeabed, soilParams } from '../_shared/free-span/params-soil.ts'

export const spanParams = {
  boundary_condition: choice(BOUNDARY_CONDITIONS, {
    title: 'Span ends',
    description: 'What the shoulders are taken as.',
    default: PINNED,
  }),
  ...soilParams,
  lateral_soil_stiffness: optional(
    quantity({
      title: 'Lateral soil stiffness',
      description: 'Dynamic, for each metre of pipe; without it, the vertical one.',
      symbol: 'K_L',
      unit: 'N/m2',
      above: 0,
      typical: [1e4, 1e8],
      example: 8e5,
      usedWhen: onSeabed,
    }),
  ),
  effective_axial_force: optional(
    quantity({
      ...axialForce,
      description:
        'Tension positive. Without it: from lay tension, pressure and temperature where any of them is given, else 0.',
      example: 0,
      overrides: [{ inputs: ['residual_lay_tension', 'internal_pressure_change', 'temperature_change'] }],
    }),
  ),
  residual_lay_tension: optional(
    quantity({
      title: 'Effective lay tension',
      description: 'Left in the pipe by laying; tension positive.',
      symbol: 'H_eff',
      unit: 'N',
      typical: [0, 2e6],
      example: 50000,
    }),
  ),
  internal_pressure_change: optional(
    quantity({
      title: 'Internal pressure since laying',
      description: 'Internal pressure difference to laying.',
      symbol: 'Delta_p',
      unit: 'Pa',
      typical: [0, 5e7],
      example: 1e6,
      difference: true,
    }),
  ),
  temperature_change: optional(
    quantity({
      title: 'Temperature since laying',
      description: 'Temperature difference of the pipe to laying.',
      symbol: 'Delta_T',
      unit: 'K',
      typical: [-30, 150],
      example: 10,
      difference: true,
    }),
  ),
  concrete_stiffness_factor: optional(
    quantity({
      ...concreteFactor,
      description: 'CSF. Without it: from the stiffness of the concrete where that is given, else 0.',
      example: 0,
      overrides: [{ inputs: ['concrete_to_steel_stiffness_ratio'] }],
    }),
  ),
  concrete_to_steel_stiffness_ratio: optional(
    quantity({
      title: 'Stiffness of the concrete over that of the steel',
      description: 'EI of the concrete, uncracked, over EI of the steel.',
      symbol: 'r_EI',
      unit: '-',
      minimum: 0,
      typical: [0, 2],
      example: 0.5,
    }),
  ),
  corrosion_coating: choice(CORROSION_COATINGS, {
    title: 'Corrosion coating below the concrete',
    description: 'Decides how much the concrete slips.',
    default: 'asphalt',
  }),
  effective_mass_per_length: optional(
    quantity({
      title: 'Effective mass',
      description: 'Added mass included; replaces the calculated one in frequency and stability parameter.',
      symbol: 'm_e',
      unit: 'kg/m',
      above: 0,
      typical: [20, 5000],
      example: 185,
    }),
  ),
  in_line_frequency: optional(
    quantity({
      title: 'In-line natural frequency',
      description: 'Replaces the calculated one in reduced velocity, screening and fatigue.',
      symbol: 'f_IL',
      unit: 'Hz',
      above: 0,
      typical: [0.05, 20],
      example: 0.43,
    }),
  ),
  unit_stress_amplitude_in_line: optional(
    quantity({
      title: 'In-line unit stress amplitude',
      description: 'Stress for an amplitude of one diameter; replaces the calculated one.',
      symbol: 'A_IL',
      unit: 'Pa',
      minimum: 0,
      typical: [1e6, 1e10],
      example: 6.278e7,
    }),
  ),
  in_line_response_amplitude: optional(
    quantity({
      title: 'In-line response amplitude',
      description: 'Over the diameter; replaces that of the response model.',
      symbol: 'A_Y',
      unit: '-',
      minimum: 0,
      typical: [0, 0.2],
      example: 0.12,
    }),
  ),
}
