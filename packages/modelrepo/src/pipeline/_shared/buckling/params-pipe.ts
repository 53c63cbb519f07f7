/** Inputs of the pipe that buckles as a whole: section and steel, the same for every such workflow. */

import { GRADES } from '@keelson/standards/api-5l-2018/grades.ts'
import { choice, optional, quantity } from '@keelson/workflow'
import { poissonRatio, youngsModulus } from '../../../_shared/pipe/params.ts'

export const pipeParams = {
  outer_diameter: quantity('line_pipe_outer_diameter', {
    title: 'Outside diameter',
    description: 'Outside diameter of the steel pipe.',
    symbol: 'D',
    above: 0,
    example: 323.85,
  }),
  wall_thickness: quantity('wall_thickness_pipe', {
    title: 'Nominal wall',
    description: 'Nominal steel wall, less than half the outside diameter. Take corrosion off before where it counts.',
    symbol: 't',
    above: 0,
    example: 12.7,
  }),
  youngs_modulus: youngsModulus,
  poisson_ratio: poissonRatio,
  thermal_expansion_coefficient: quantity('thermal_expansion', {
    title: 'Thermal expansion coefficient',
    description: 'Of the steel.',
    symbol: 'alpha',
    above: 0,
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
    quantity('temperature', {
      title: 'Temperature of the steel',
      description:
        'In operation, at most 200 degC. With it the strength is de-rated (C-Mn steel); without it the strength is that at room temperature.',
      symbol: 'T',
      minimum: -273.15,
      maximum: 200,
      example: 80,
      inert: 'takes no strength off up to 50 degC',
    }),
  ),
  safety_class: choice(['low', 'medium', 'high'], {
    title: 'Safety class',
    description: 'Of DNV-ST-F101, for the strain and load criteria of the bent pipe.',
    default: 'medium',
  }),
  girth_weld_factor: quantity('-', {
    title: 'Girth weld factor',
    description:
      'alpha_gw of DNV-ST-F101 on the strain resistance: 1 up to D/t = 20; above, take it from the print (lower).',
    symbol: 'alpha_gw',
    above: 0,
    maximum: 1,
    usual: [0.6, 1],
    default: 1,
  }),
}
