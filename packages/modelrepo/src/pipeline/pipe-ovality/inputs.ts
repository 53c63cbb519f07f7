/** The inputs of the ovality: diameters, limits, and what collapse and bending take. */

import { ALPHA_FAB } from '@keelson/standards/dnv-st-f101-2021/material.ts'
import { OVALITY_LIMIT } from '@keelson/standards/dnv-st-f101-2021/ovality.ts'
import { always, choice, grouped, optional, type ParamsOf, quantity, quantityList } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'

/** A trace reveals harmonics up to a quarter of its readings. */
const FEWEST_RADII = 16
const MOST_RADII = 720
const MOST_OVALITIES = 200

const section = {
  nominal_outer_diameter: field.outerDiameter({
    title: 'Nominal outside diameter',
    description: 'Specified outside diameter of the pipe.',
    example: 323.85,
  }),
  maximum_outer_diameter: optional(
    field.outerDiameter({
      title: 'Maximum outside diameter',
      description: 'Maximum measured diameter, not below the minimum. Not required with a caliper trace.',
      symbol: 'D_max',
      example: 325,
      requiredWhen: always,
    }),
  ),
  minimum_outer_diameter: optional(
    field.outerDiameter({
      title: 'Minimum outside diameter',
      description: 'Minimum measured diameter. Not required with a caliper trace.',
      symbol: 'D_min',
      example: 322.7,
      requiredWhen: always,
    }),
  ),
  caliper_radii: optional(
    quantityList('line_pipe_outer_diameter', {
      title: 'Caliper trace',
      description:
        'Even number of radii at equal angles over one turn. The caliper need not be centred. Diameters and harmonics are calculated from the radii.',
      symbol: 'r',
      above: 0,
      usual: [25, 750],
      minItems: FEWEST_RADII,
      maxItems: MOST_RADII,
      overrides: [{ inputs: ['maximum_outer_diameter', 'minimum_outer_diameter'] }],
    }),
  ),
  wall_thickness: optional(
    field.wallThickness({
      description:
        'Wall thickness, which must be less than half the outside diameter. Required for D/t, the API 5L limit, collapse and bending.',
      example: 12.7,
    }),
  ),
}

const limits = {
  allowable_ovality: quantity('ovality', {
    title: 'Allowable ovality',
    description: 'Project limit on the DNV-ST-F101 ovality. DNV-ST-F101 permits 0.03 after installation.',
    symbol: 'O_max',
    minimum: 0,
    maximum: 0.1,
    usual: [0.005, 0.03],
    default: OVALITY_LIMIT.value,
  }),
  location: choice(
    { body: 'Pipe body', end: 'Pipe end' },
    {
      title: 'Measurement location',
      description: 'Measurement location, which determines the API 5L limit. The pipe end is the last 100 mm.',
      default: 'body',
      assumed: 'Pipe body. The pipe ends have a tighter API 5L limit.',
    },
  ),
  local_out_of_roundness: optional(
    quantity('metal_loss_depth', {
      title: 'Local out-of-roundness',
      description: 'Maximum gap between the pipe and a template of the same radius. Checked only if entered.',
      symbol: 'L',
      minimum: 0,
      example: 0.8,
    }),
  ),
}

const material = {
  specified_minimum_yield_strength: optional(
    field.yieldStrength({
      description: 'Specified minimum yield strength (SMYS), required for the collapse pressure.',
      example: 450,
    }),
  ),
  material_strength_factor: field.materialStrengthFactor(),
  fabrication_factor: field.fabricationFactor({
    default: ALPHA_FAB.UOE,
    assumed:
      'Lowest DNV-ST-F101 value, for UOE pipe. Used for the collapse pressure only. For seamless pipe the factor is 1.00.',
  }),
  youngs_modulus: field.youngsModulus(),
  poisson_ratio: field.poissonRatio(),
}

/** What pressure and bending make of the ovality. */
const response = {
  ovality_list: optional(
    quantityList('ovality', {
      title: 'Ovalities for collapse',
      description:
        'DNV-ST-F101 ovalities for the collapse calculation, used instead of the measured value. Each is raised to at least 0.005.',
      symbol: 'f_g',
      minimum: 0,
      maximum: 0.1,
      minItems: 1,
      maxItems: MOST_OVALITIES,
      single: true,
    }),
  ),
  initial_ovality: optional(
    quantity('ovality', {
      title: 'Ovality before bending',
      description: 'Initial ovality, required for the ovality under bending.',
      symbol: 'f_i',
      minimum: 0,
      usual: [0.005, 0.03],
      example: 0.005,
    }),
  ),
  bending_strain: field.bendingStrain({
    description: 'Bending strain that causes the ovalisation, for example during installation or reeling.',
    symbol: 'epsilon_c',
    default: 0,
  }),
  external_pressure_to_collapse_ratio: quantity('-', {
    title: 'External/collapse pressure ratio',
    description: 'Ratio of external to collapse pressure during bending, p_e/p_c.',
    symbol: 'r_p',
    minimum: 0,
    below: 1,
    default: 0,
  }),
}

export const inputs = grouped({
  'Measured pipe': section,
  Limits: limits,
  Steel: material,
  'Collapse and bending': response,
})
export type Params = ParamsOf<typeof inputs>
