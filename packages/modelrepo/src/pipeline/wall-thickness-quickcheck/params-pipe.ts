/** Inputs of the pipe: diameter, walls, tolerances and steel. */

import { OVALITY_FLOOR } from '@keelson/standards/dnv-st-f101-2021/collapse.ts'
import { OVALITY_LIMIT } from '@keelson/standards/dnv-st-f101-2021/ovality.ts'
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
  wall_thickness: optional(
    quantity('wall_thickness_pipe', {
      title: 'Selected nominal wall',
      description:
        'Wall for which utilisation, collapse and propagation are worked out; less than half the outside diameter. Without it (and without the characteristic wall) only the required walls are given.',
      symbol: 't',
      above: 0,
      example: 15.9,
    }),
  ),
  corrosion_allowance: quantity('corrosion_allowance', {
    title: 'Corrosion allowance',
    description: 'Internal corrosion allowance, taken off the wall by every code.',
    symbol: 't_corr',
    minimum: 0,
    default: 0,
  }),
  mill_tolerance: quantity('fraction', {
    title: 'Mill tolerance',
    description:
      'Negative tolerance as a fraction of the nominal wall, 0.125 for most seamless pipe. Taken off by DNV-ST-F101 only: the design factors of the other codes contain it.',
    symbol: 'r_mill',
    minimum: 0,
    maximum: 0.2,
    default: 0,
  }),
  fabrication_tolerance: optional(
    quantity('corrosion_allowance', {
      title: 'Fabrication tolerance',
      description: 'Negative tolerance as a length (DNV-ST-F101); absent, mill tolerance times wall.',
      symbol: 't_fab',
      minimum: 0,
      example: 1,
      overrides: [{ inputs: ['mill_tolerance'] }],
    }),
  ),
  characteristic_wall_thickness: optional(
    quantity('wall_thickness_pipe', {
      title: 'Characteristic wall',
      description:
        't_1 of DNV-ST-F101 given directly, in place of nominal wall less tolerance and corrosion. Without a nominal wall it also serves as t_2 and as the wall of the other codes.',
      symbol: 't_1',
      above: 0,
      example: 14.9,
      overrides: [{ inputs: ['fabrication_tolerance', 'mill_tolerance'] }],
    }),
  ),
  mill_minimum_wall_thickness: optional(
    quantity('wall_thickness_pipe', {
      title: 'Smallest wall in the mill test',
      description:
        't_min of DNV-ST-F101, less than half the outside diameter; without it the mill test is not evaluated.',
      symbol: 't_min',
      above: 0,
      example: 14.9,
    }),
  ),
  ovality: quantity('ovality', {
    title: 'Ovality',
    description: '(D_max - D_min)/D of DNV-ST-F101; below 0.005 it is raised to 0.005, with a warning.',
    symbol: 'f_g',
    maximum: 0.03,
    usual: [OVALITY_FLOOR.value, OVALITY_LIMIT.value],
    default: OVALITY_FLOOR.value,
  }),
  specified_minimum_yield_strength: quantity('steel_yield_strength', {
    title: 'Specified minimum yield strength',
    description: 'SMYS at room temperature.',
    symbol: 'SMYS',
    above: 0,
    example: 450,
  }),
  specified_minimum_tensile_strength: quantity('steel_tensile_strength', {
    title: 'Specified minimum tensile strength',
    description: 'SMTS at room temperature, not below SMYS. ASME B31.4 and B31.8 do not use it.',
    symbol: 'SMTS',
    above: 0,
    example: 535,
  }),
  youngs_modulus: youngsModulus,
  poisson_ratio: poissonRatio,
}
