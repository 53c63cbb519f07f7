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
    description: 'Specified outside diameter.',
    example: 323.85,
  }),
  maximum_outer_diameter: optional(
    field.outerDiameter({
      title: 'Largest outside diameter',
      description: 'Largest measured diameter, not below the smallest. Not needed with a caliper trace.',
      symbol: 'D_max',
      example: 325,
      requiredWhen: always,
    }),
  ),
  minimum_outer_diameter: optional(
    field.outerDiameter({
      title: 'Smallest outside diameter',
      description: 'Smallest measured diameter. Not needed with a caliper trace.',
      symbol: 'D_min',
      example: 322.7,
      requiredWhen: always,
    }),
  ),
  caliper_radii: optional(
    quantityList('line_pipe_outer_diameter', {
      title: 'Caliper trace',
      description:
        'Radii at equal angles over one turn, an even number of them, the caliper not necessarily centred. Diameters and harmonics follow from it.',
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
        'Less than half the outside diameter. For D/t, the limit of API 5L, collapse and bending; without it those are not formed.',
      example: 12.7,
    }),
  ),
}

const limits = {
  allowable_ovality: quantity('ovality', {
    title: 'Allowable ovality',
    description: 'Limit of the project on the ovality of DNV-ST-F101, which itself allows 0.03 after installation.',
    symbol: 'O_max',
    minimum: 0,
    maximum: 0.1,
    usual: [0.005, 0.03],
    default: OVALITY_LIMIT.value,
  }),
  location: choice(
    { body: 'Pipe body', end: 'Pipe end' },
    {
      title: 'Location',
      description: 'Where it was measured, for the limit of API 5L; the end is the last 100 mm.',
      default: 'body',
      assumed: 'Measured away from the ends, which have a tighter limit by API 5L.',
    },
  ),
  local_out_of_roundness: optional(
    quantity('metal_loss_depth', {
      title: 'Local out-of-roundness',
      description: 'Largest gap between the pipe and a template of its radius; checked only where it is given.',
      symbol: 'L',
      minimum: 0,
      example: 0.8,
    }),
  ),
}

const material = {
  specified_minimum_yield_strength: optional(
    field.yieldStrength({
      description: 'SMYS, for collapse; without it no collapse pressure is formed.',
      example: 450,
    }),
  ),
  material_strength_factor: field.materialStrengthFactor(),
  fabrication_factor: field.fabricationFactor({
    default: ALPHA_FAB.UOE,
    assumed: 'The lowest of DNV-ST-F101, of UOE pipe, and only for the collapse pressure: seamless pipe has 1.00.',
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
        'Ovalities of DNV-ST-F101 for which collapse is worked out, in place of the measured one; each is raised to 0.005.',
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
      description: 'For the ovality under bending; without it that is not formed.',
      symbol: 'f_i',
      minimum: 0,
      usual: [0.005, 0.03],
      example: 0.005,
    }),
  ),
  bending_strain: field.bendingStrain({
    description: 'Strain of the bending that ovalises the pipe, as in installation or reeling.',
    symbol: 'epsilon_c',
    default: 0,
  }),
  external_pressure_to_collapse_ratio: quantity('-', {
    title: 'External pressure over collapse pressure',
    description: 'p_e/p_c during the bending.',
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
