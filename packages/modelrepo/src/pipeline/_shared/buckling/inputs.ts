/** Inputs of the pipe that buckles as a whole: section and steel, the same for every such workflow. */

import { GRADES } from '@keelson/standards/api-5l-2018/grades.ts'
import { SAFETY_CLASSES } from '@keelson/standards/dnv-st-f101-2021/source.ts'
import { asNamed, choice, optional, quantity } from '@keelson/workflow'
import { field } from '../../../_shared/fields/index.ts'

export const pipeParams = {
  outer_diameter: field.outerDiameter({ example: 323.85 }),
  wall_thickness: field.wallThickness({
    description: 'Nominal steel wall, less than half the outside diameter. Take corrosion off before where it counts.',
    example: 12.7,
  }),
}

export const steelParams = {
  material_grade: choice(asNamed(GRADES), {
    title: 'Steel grade',
    description:
      'API 5L PSL 2 grade. It sets the plastic moment, beyond which an elastic moment does not hold, and the strain and load criteria of DNV-ST-F101 for the bent pipe; whether the line buckles does not hang on it.',
    clause: 'table 7',
    default: 'B',
    assumed: 'the weakest grade of API 5L, bent the least before it is plastic',
  }),
  youngs_modulus: field.youngsModulus(),
  poisson_ratio: field.poissonRatio(),
  thermal_expansion_coefficient: quantity('thermal_expansion', {
    title: 'Thermal expansion coefficient',
    description: 'Of the steel.',
    symbol: 'alpha',
    above: 0,
    default: 1.17e-5,
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
}

/** Of the bent pipe. */
export const criterionParams = {
  safety_class: choice(SAFETY_CLASSES, {
    title: 'Safety class',
    description: 'Of DNV-ST-F101, for the strain and load criteria of the bent pipe.',
    default: 'high',
    assumed: 'the class of the largest factors',
  }),
  girth_weld_factor: quantity('resistance_factor', {
    title: 'Girth weld factor',
    description:
      'Factor of DNV-ST-F101 on the strain resistance: 1 up to D/t = 20; above, take it from the print (down to 0.6).',
    symbol: 'alpha_gw',
    above: 0,
    maximum: 1,
    usual: [0.6, 1],
    default: 0.6,
    assumed: 'the lowest, that of the thinnest walls',
  }),
}

/** Said of a pressure and a lay tension that were left out, beside the verdict. */
export const NO_PRESSURE = { default: 0, assumed: 'none was given; pressure would add to the compression' }
export const NO_LAY_TENSION = { default: 0, assumed: 'no tension is taken off the compression' }
