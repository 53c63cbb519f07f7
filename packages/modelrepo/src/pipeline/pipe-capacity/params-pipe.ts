/** Inputs of the pipe: diameter, wall, ovality and steel. */

import { optional, quantity } from '@keelson/workflow'
import { poissonRatio, youngsModulus } from '../../_shared/pipe/params.ts'

export const pipeParams = {
  outer_diameter: quantity('line_pipe_outer_diameter', {
    title: 'Outside diameter',
    description: 'Outside diameter of the steel pipe.',
    symbol: 'D',
    above: 0,
    example: 323.9,
  }),
  wall_thickness: quantity('wall_thickness_pipe', {
    title: 'Nominal wall',
    description:
      'Nominal wall, less than half the outside diameter. No mill tolerance is taken off: the design factors of both codes contain it.',
    symbol: 't_nom',
    above: 0,
    example: 12.7,
  }),
  corrosion_allowance: quantity('corrosion_allowance', {
    title: 'Corrosion allowance',
    description: 'Taken off the wall for every limit state, areas and D/t included; less than the wall.',
    symbol: 't_corr',
    minimum: 0,
    default: 0,
  }),
  specified_minimum_yield_strength: quantity('steel_yield_strength', {
    title: 'Specified minimum yield strength',
    description: 'SMYS; at temperature, de-rated, where the code asks for it.',
    symbol: 'S',
    above: 0,
    example: 450,
  }),
  specified_minimum_tensile_strength: quantity('steel_tensile_strength', {
    title: 'Specified minimum tensile strength',
    description: 'SMTS, also SMUS: specified minimum ultimate tensile strength, not below the yield strength.',
    symbol: 'U',
    above: 0,
    example: 535,
  }),
  youngs_modulus: youngsModulus,
  poisson_ratio: poissonRatio,
  ovality_rp1111: quantity('ovality', {
    title: 'Ovality of API RP 1111',
    description:
      '(D_max - D_min)/(D_max + D_min): half of the ovality of DNV-ST-F101. Lowers the collapse pressure in the check of bending with external pressure.',
    symbol: 'delta',
    minimum: 0,
    usual: [0.0025, 0.01],
    default: 0.005,
  }),
  design_temperature: optional(
    quantity('temperature', {
      title: 'Design temperature',
      description:
        'Highest temperature of the steel. It changes no result: above 121 degC the run warns where nothing was de-rated.',
      symbol: 'T_max',
      minimum: -273.15,
      example: 60,
      inert: 'it only tells whether a warning of missing de-rating is due; the de-rating itself is an input',
    }),
  ),
}
