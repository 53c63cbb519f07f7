/** Inputs of collapse and of bending. */

import { optional, quantity } from '@keelson/workflow'
import { fabricationFactor, materialStrengthFactor, poissonRatio, youngsModulus } from '../../_shared/pipe/params.ts'

export const steelParams = {
  specified_minimum_yield_strength: optional(
    quantity('steel_yield_strength', {
      title: 'Specified minimum yield strength',
      description: 'For collapse; without it no collapse pressure is formed.',
      symbol: 'SMYS',
      above: 0,
      example: 450,
    }),
  ),
  material_strength_factor: materialStrengthFactor,
  fabrication_factor: fabricationFactor,
  youngs_modulus: youngsModulus,
  poisson_ratio: poissonRatio,
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
  bending_strain: quantity('strain', {
    title: 'Bending strain',
    description: 'Strain of the bending that ovalises the pipe, as in installation or reeling.',
    symbol: 'epsilon_c',
    minimum: 0,
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
