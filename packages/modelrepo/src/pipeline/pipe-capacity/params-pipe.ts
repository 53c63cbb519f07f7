/** Inputs of the pipe: diameter, wall, ovality and steel. */

import { optional, quantity } from '@keelson/workflow'
import { poissonRatio, youngsModulus } from '../../_shared/pipe/params.ts'

export const pipeParams = {
  outer_diameter: quantity({
    title: 'Outside diameter',
    description: 'Outside diameter of the steel pipe.',
    symbol: 'D',
    unit: 'm',
    above: 0,
    typical: [0.1, 1.5],
    example: 0.3239,
  }),
  wall_thickness: quantity({
    title: 'Nominal wall',
    description:
      'Nominal wall, less than half the outside diameter. No mill tolerance is taken off: the design factors of both codes contain it.',
    symbol: 't_nom',
    unit: 'm',
    above: 0,
    typical: [0.005, 0.06],
    example: 0.0127,
  }),
  corrosion_allowance: quantity({
    title: 'Corrosion allowance',
    description: 'Taken off the wall for every limit state, areas and D/t included; less than the wall.',
    symbol: 't_corr',
    unit: 'm',
    minimum: 0,
    typical: [0, 0.006],
    default: 0,
  }),
  specified_minimum_yield_strength: quantity({
    title: 'Specified minimum yield strength',
    description: 'SMYS; at temperature, de-rated, where the code asks for it.',
    symbol: 'S',
    unit: 'Pa',
    above: 0,
    typical: [240e6, 555e6],
    example: 450e6,
  }),
  specified_minimum_tensile_strength: quantity({
    title: 'Specified minimum tensile strength',
    description: 'SMTS, also SMUS: specified minimum ultimate tensile strength, not below the yield strength.',
    symbol: 'U',
    unit: 'Pa',
    above: 0,
    example: 535e6,
  }),
  youngs_modulus: youngsModulus,
  poisson_ratio: poissonRatio,
  ovality_rp1111: quantity({
    title: 'Ovality of API RP 1111',
    description:
      '(D_max - D_min)/(D_max + D_min): half of the ovality of DNV-ST-F101. Lowers the collapse pressure in the check of bending with external pressure.',
    symbol: 'delta',
    unit: '-',
    minimum: 0,
    typical: [0.0025, 0.01],
    default: 0.005,
  }),
  design_temperature: optional(
    quantity({
      title: 'Design temperature',
      description:
        'Highest temperature of the steel. It changes no result: above 121 degC the run warns where nothing was de-rated.',
      symbol: 'T_max',
      unit: 'degC',
      minimum: -273.15,
      typical: [-10, 200],
      example: 60,
      inert: 'it only tells whether a warning of missing de-rating is due; the de-rating itself is an input',
    }),
  ),
}
