/** Inputs of the pipe: diameter, walls, tolerances and steel. */

import { OVALITY_FLOOR } from '@keelson/standards/dnv-st-f101-2021/collapse.ts'
import { OVALITY_LIMIT } from '@keelson/standards/dnv-st-f101-2021/ovality.ts'
import { optional, quantity } from '@keelson/workflow'
import { poissonRatio, youngsModulus } from '../../_shared/pipe/params.ts'

export const pipeParams = {
  outer_diameter: quantity({
    title: 'Outside diameter',
    description: 'Outside diameter of the steel pipe.',
    symbol: 'D',
    unit: 'm',
    above: 0,
    typical: [0.1, 1.4],
    example: 0.3239,
  }),
  wall_thickness: optional(
    quantity({
      title: 'Selected nominal wall',
      description:
        'Wall for which utilisation, collapse and propagation are worked out; less than half the outside diameter. Without it (and without the characteristic wall) only the required walls are given.',
      symbol: 't',
      unit: 'm',
      above: 0,
      example: 0.0159,
    }),
  ),
  corrosion_allowance: quantity({
    title: 'Corrosion allowance',
    description: 'Internal corrosion allowance, taken off the wall by every code.',
    symbol: 't_corr',
    unit: 'm',
    minimum: 0,
    typical: [0, 0.006],
    default: 0,
  }),
  mill_tolerance: quantity({
    title: 'Mill tolerance',
    description:
      'Negative tolerance as a fraction of the nominal wall, 0.125 for most seamless pipe. Taken off by DNV-ST-F101 only: the design factors of the other codes contain it.',
    symbol: 'r_mill',
    unit: '-',
    minimum: 0,
    maximum: 0.2,
    typical: [0, 0.125],
    default: 0,
  }),
  fabrication_tolerance: optional(
    quantity({
      title: 'Fabrication tolerance',
      description: 'Negative tolerance as a length (DNV-ST-F101); absent, mill tolerance times wall.',
      symbol: 't_fab',
      unit: 'm',
      minimum: 0,
      example: 0.001,
      overrides: [{ inputs: ['mill_tolerance'] }],
    }),
  ),
  characteristic_wall_thickness: optional(
    quantity({
      title: 'Characteristic wall',
      description:
        't_1 of DNV-ST-F101 given directly, in place of nominal wall less tolerance and corrosion. Without a nominal wall it also serves as t_2 and as the wall of the other codes.',
      symbol: 't_1',
      unit: 'm',
      above: 0,
      example: 0.0149,
      overrides: [{ inputs: ['fabrication_tolerance', 'mill_tolerance'] }],
    }),
  ),
  mill_minimum_wall_thickness: optional(
    quantity({
      title: 'Smallest wall in the mill test',
      description:
        't_min of DNV-ST-F101, less than half the outside diameter; without it the mill test is not evaluated.',
      symbol: 't_min',
      unit: 'm',
      above: 0,
      example: 0.0149,
    }),
  ),
  ovality: quantity({
    title: 'Ovality',
    description: '(D_max - D_min)/D of DNV-ST-F101; below 0.005 it is raised to 0.005, with a warning.',
    symbol: 'f_g',
    unit: '-',
    maximum: 0.03,
    typical: [OVALITY_FLOOR.value, OVALITY_LIMIT.value],
    default: OVALITY_FLOOR.value,
  }),
  specified_minimum_yield_strength: quantity({
    title: 'Specified minimum yield strength',
    description: 'SMYS at room temperature.',
    symbol: 'SMYS',
    unit: 'Pa',
    above: 0,
    example: 450e6,
  }),
  specified_minimum_tensile_strength: quantity({
    title: 'Specified minimum tensile strength',
    description: 'SMTS at room temperature, not below SMYS. ASME B31.4 and B31.8 do not use it.',
    symbol: 'SMTS',
    unit: 'Pa',
    above: 0,
    example: 535e6,
  }),
  youngs_modulus: youngsModulus,
  poisson_ratio: poissonRatio,
}
