/** Inputs of what holds the span: ends, soil, axial force, concrete, and quantities that replace calculated ones. */

import { BOUNDARY_CONDITIONS, PINNED } from '@keelson/standards/dnv-rp-f105-2017/boundary.ts'
import { CORROSION_COATINGS } from '@keelson/standards/dnv-rp-f105-2017/mass-and-stiffness.ts'
import { choice, optional, quantity } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { soilParams, soilStiffness } from '../_shared/free-span/inputs.ts'

export const concreteParams = {
  concrete_stiffness_factor: optional(
    field.concreteStiffnessFactor({
      description: 'Without it: from the stiffness of the concrete where that is given, else 0.',
      example: 0,
      overrides: [{ inputs: ['concrete_to_steel_stiffness_ratio'] }],
    }),
  ),
  concrete_to_steel_stiffness_ratio: optional(
    quantity('-', {
      title: 'Stiffness of the concrete over that of the steel',
      description: 'EI of the concrete, uncracked, over EI of the steel.',
      symbol: 'r_EI',
      minimum: 0,
      usual: [0, 2],
      example: 0.5,
    }),
  ),
  corrosion_coating: choice(CORROSION_COATINGS, {
    title: 'Corrosion coating below the concrete',
    description: 'Decides how much the concrete slips.',
    default: 'asphalt',
  }),
}

export const endParams = {
  boundary_condition: choice(BOUNDARY_CONDITIONS, {
    title: 'Span ends',
    description: 'What the shoulders are taken as.',
    default: PINNED,
    assumed: 'pinned ends give the lowest frequency, and so the earliest onset',
  }),
  ...soilParams,
  lateral_soil_stiffness: optional(
    soilStiffness({
      title: 'Lateral soil stiffness',
      description: 'Dynamic, for each metre of pipe; without it, the vertical one.',
      symbol: 'K_L',
      example: 0.8,
    }),
  ),
}

export const forceParams = {
  effective_axial_force: optional(
    field.effectiveAxialForce({
      description:
        'Tension positive. Without it: from lay tension, pressure and temperature where any of them is given, else 0.',
      example: 0,
      overrides: [{ inputs: ['residual_lay_tension', 'internal_pressure_change', 'temperature_change'] }],
    }),
  ),
  residual_lay_tension: optional(field.residualLayTension({ symbol: 'H_eff', usual: [0, 2000], example: 50 })),
  internal_pressure_change: optional(field.internalPressureChange({ example: 1 })),
  temperature_change: optional(field.temperatureChange({ example: 10 })),
}

/** What a response analysis of the span has given, in place of what is estimated. */
export const responseParams = {
  effective_mass_per_length: optional(
    quantity('pipe_mass_per_length', {
      title: 'Effective mass',
      description: 'Added mass included; replaces the calculated one in frequency and stability parameter.',
      symbol: 'm_e',
      above: 0,
      usual: [20, 5000],
      example: 185,
    }),
  ),
  in_line_frequency: optional(
    quantity('cyclic_frequency', {
      title: 'In-line natural frequency',
      description: 'Replaces the calculated one in reduced velocity, screening and fatigue.',
      symbol: 'f_IL',
      above: 0,
      usual: [0.05, 20],
      example: 0.43,
    }),
  ),
  unit_stress_amplitude_in_line: optional(
    quantity('stress_range', {
      title: 'In-line unit stress amplitude',
      description: 'Stress for an amplitude of one diameter; replaces the calculated one.',
      symbol: 'A_IL',
      minimum: 0,
      example: 62.78,
    }),
  ),
  in_line_response_amplitude: optional(
    quantity('-', {
      title: 'In-line response amplitude',
      description: 'Over the diameter; replaces that of the response model.',
      symbol: 'A_Y',
      minimum: 0,
      usual: [0, 0.2],
      example: 0.12,
    }),
  ),
}
