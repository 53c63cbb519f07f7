/** Inputs of what holds the span: ends, soil, axial force, concrete, and quantities that replace calculated ones. */

import { BOUNDARY_CONDITIONS, PINNED } from '@keelson/standards/dnv-rp-f105-2017/boundary.ts'
import { CORROSION_COATINGS } from '@keelson/standards/dnv-rp-f105-2017/mass-and-stiffness.ts'
import { choice, optional, quantity } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { soilParams, soilStiffness } from '../_shared/free-span/inputs.ts'

export const concreteParams = {
  concrete_stiffness_factor: optional(
    field.concreteStiffnessFactor({
      description:
        'Contribution of the concrete to bending stiffness, as a fraction of the steel bending stiffness. If omitted, it is calculated from the concrete-to-steel stiffness ratio if entered, otherwise 0.',
      example: 0,
      overrides: [{ inputs: ['concrete_to_steel_stiffness_ratio'] }],
    }),
  ),
  concrete_to_steel_stiffness_ratio: optional(
    quantity('-', {
      title: 'Concrete-to-steel stiffness ratio',
      description: 'Uncracked concrete bending stiffness (EI) divided by the steel bending stiffness (EI).',
      symbol: 'r_EI',
      minimum: 0,
      usual: [0, 2],
      example: 0.5,
    }),
  ),
  corrosion_coating: choice(CORROSION_COATINGS, {
    title: 'Corrosion coating under concrete',
    description: 'Corrosion coating type, which determines the concrete slip coefficient.',
    default: 'asphalt',
  }),
}

export const endParams = {
  boundary_condition: choice(BOUNDARY_CONDITIONS, {
    title: 'Span ends',
    description: 'Span end condition that represents the span shoulders.',
    default: PINNED,
    assumed: 'Pinned ends give the lowest frequency and the earliest onset.',
  }),
  ...soilParams,
  lateral_soil_stiffness: optional(
    soilStiffness({
      title: 'Lateral soil stiffness',
      description: 'Dynamic lateral soil stiffness per metre of pipe. If omitted, the vertical stiffness is used.',
      symbol: 'K_L',
      example: 0.8,
    }),
  ),
}

export const forceParams = {
  effective_axial_force: optional(
    field.effectiveAxialForce({
      description:
        'Effective axial force, tension positive. If omitted, it is calculated from lay tension, pressure and temperature if any of these is entered, otherwise 0.',
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
      description:
        'Effective mass per unit length including added mass. Replaces the calculated value in the frequency and stability parameter.',
      symbol: 'm_e',
      above: 0,
      usual: [20, 5000],
      example: 185,
    }),
  ),
  in_line_frequency: optional(
    quantity('cyclic_frequency', {
      title: 'In-line natural frequency',
      description:
        'First in-line natural frequency. Replaces the calculated value in reduced velocity, screening and fatigue.',
      symbol: 'f_IL',
      above: 0,
      usual: [0.05, 20],
      example: 0.43,
    }),
  ),
  unit_stress_amplitude_in_line: optional(
    quantity('stress_range', {
      title: 'In-line unit stress amplitude',
      description:
        'Stress amplitude for an in-line vibration amplitude of one diameter. Replaces the calculated value.',
      symbol: 'A_IL',
      minimum: 0,
      example: 62.78,
    }),
  ),
  in_line_response_amplitude: optional(
    quantity('-', {
      title: 'In-line response amplitude',
      description: 'In-line response amplitude divided by the diameter. Replaces the response model value.',
      symbol: 'A_Y',
      minimum: 0,
      usual: [0, 0.2],
      example: 0.12,
    }),
  ),
}
