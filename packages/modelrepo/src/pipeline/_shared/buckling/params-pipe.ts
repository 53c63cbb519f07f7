/** Inputs of the pipe that buckles as a whole: section and steel, the same for every such workflow. */

import { GRADES } from '@keelson/standards/api-5l-2018/grades.ts'
import { choice, optional, quantity } from '@keelson/workflow'
import { poissonRatio, youngsModulus } from '../../../_shared/pipe/params.ts'

export const pipeParams = {
  outer_diameter: quantity({
    title: 'Outside diameter',
    description: 'Outside diameter of the steel pipe.',
    symbol: 'D',
    unit: 'm',
    above: 0,
    typical: [0.1, 1.2],
    example: 0.32385,
  }),
  wall_thickness: quantity({
    title: 'Nominal wall',
    description: 'Nominal steel wall, less than half the outside diameter. Take corrosion off before where it counts.',
    symbol: 't',
    unit: 'm',
    above: 0,
    example: 0.0127,
  }),
  youngs_modulus: youngsModulus,
  poisson_ratio: poissonRatio,
  thermal_expansion_coefficient: quantity({
    title: 'Thermal expansion coefficient',
    description: 'Of the steel.',
    symbol: 'alpha',
    unit: '1/K',
    above: 0,
    typical: [1e-5, 1.8e-5],
    default: 1.17e-5,
  }),
  material_grade: choice(GRADES, {
    title: 'Steel grade',
    description:
      'API 5L PSL 2 grade. It sets the plastic moment, beyond which an elastic moment does not hold, and the strain and load criteria of DNV-ST-F101 for the bent pipe; whether the line buckles does not hang on it.',
    clause: 'table 7',
    default: 'X65',
  }),
  operating_temperature: optional(
    quantity({
      title: 'Temperature of the steel',
      description:
        'In operation, at most 200 degC. With it the strength is de-rated (C-Mn steel); without it the strength is that at room temperature.',
      symbol: 'T',
      unit: 'degC',
      minimum: -273.15,
      maximum: 200,
      typical: [0, 160],
      example: 80,
      inert: 'takes no strength off up to 50 degC',
    }),
  ),
  safety_class: choice(['low', 'medium', 'high'], {
    title: 'Safety class',
    description: 'Of DNV-ST-F101, for the strain and load criteria of the bent pipe.',
    default: 'medium',
  }),
  girth_weld_factor: quantity({
    title: 'Girth weld factor',
    description:
      'alpha_gw of DNV-ST-F101 on the strain resistance: 1 up to D/t = 20; above, take it from the print (lower).',
    symbol: 'alpha_gw',
    unit: '-',
    above: 0,
    maximum: 1,
    typical: [0.6, 1],
    default: 1,
  }),
}
