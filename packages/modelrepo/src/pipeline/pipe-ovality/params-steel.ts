/** Inputs of collapse and of bending. */
import { optional, quantity } from '@keelson/workflow'

export const steelParams = {
  specified_minimum_yield_strength: optional(
    quantity({
      title: 'Specified minimum yield strength',
      description: 'For collapse; without it no collapse pressure is formed.',
      symbol: 'SMYS',
      unit: 'Pa',
      above: 0,
      example: 450e6,
    }),
  ),
  material_strength_factor: quantity({
    title: 'Material strength factor',
    description: 'alpha_U of DNV-ST-F101: 0.96, or 1.00 with supplementary requirement U.',
    symbol: 'alpha_U',
    unit: '-',
    above: 0,
    typical: [0.96, 1],
    default: 0.96,
  }),
  fabrication_factor: quantity({
    title: 'Fabrication factor',
    description: 'alpha_fab of DNV-ST-F101: 1.00 seamless, 0.93 ERW or TRB, 0.85 UOE.',
    symbol: 'alpha_fab',
    unit: '-',
    above: 0,
    typical: [0.85, 1],
    default: 1,
  }),
  youngs_modulus: quantity({
    title: "Young's modulus",
    description: 'Elastic modulus of the steel, for collapse.',
    symbol: 'E',
    unit: 'Pa',
    above: 0,
    default: 207e9,
  }),
  poisson_ratio: quantity({
    title: "Poisson's ratio",
    description: 'Of the steel, for collapse.',
    symbol: 'nu',
    unit: '-',
    minimum: 0,
    maximum: 0.5,
    default: 0.3,
  }),
  initial_ovality: optional(
    quantity({
      title: 'Ovality before bending',
      description: 'For the ovality under bending; without it that is not formed.',
      symbol: 'f_i',
      unit: '-',
      minimum: 0,
      typical: [0.005, 0.03],
      example: 0.005,
    }),
  ),
  bending_strain: quantity({
    title: 'Bending strain',
    description: 'Strain of the bending that ovalises the pipe, as in installation or reeling.',
    symbol: 'epsilon_c',
    unit: '-',
    minimum: 0,
    default: 0,
  }),
  external_pressure_to_collapse_ratio: quantity({
    title: 'External pressure over collapse pressure',
    description: 'p_e/p_c during the bending.',
    symbol: 'r_p',
    unit: '-',
    minimum: 0,
    below: 1,
    default: 0,
  }),
}
