/** Inputs of the pipe that buckles as a whole: section and steel, the same for every such workflow. */

import { GRADES } from '@keelson/standards/api-5l-2018/grades.ts'
import { SAFETY_CLASSES } from '@keelson/standards/dnv-st-f101-2021/source.ts'
import { asNamed, choice, optional, quantity } from '@keelson/workflow'
import { field } from '../../../_shared/fields/index.ts'

export const pipeParams = {
  outer_diameter: field.outerDiameter({ example: 323.85 }),
  wall_thickness: field.wallThickness({
    description:
      'Nominal steel wall thickness, which must be less than half the outside diameter. Deduct any corrosion allowance.',
    example: 12.7,
  }),
}

export const steelParams = {
  material_grade: choice(asNamed(GRADES), {
    title: 'Steel grade',
    description:
      'API 5L PSL 2 grade. It sets the plastic moment and the DNV-ST-F101 strain and load criteria for the bent pipe. It does not affect whether the line buckles.',
    clause: 'table 7',
    default: 'B',
    assumed: 'Lowest API 5L grade, which yields first.',
  }),
  youngs_modulus: field.youngsModulus(),
  poisson_ratio: field.poissonRatio(),
  thermal_expansion_coefficient: quantity('thermal_expansion', {
    title: 'Thermal expansion coefficient',
    description: 'Linear thermal expansion coefficient of the steel.',
    symbol: 'alpha',
    above: 0,
    default: 1.17e-5,
  }),
  operating_temperature: optional(
    quantity('temperature', {
      title: 'Steel temperature',
      description:
        'Operating temperature of the steel, up to 200 °C. C-Mn steel strength is de-rated for this temperature. If omitted, the room-temperature strength is used.',
      symbol: 'T',
      minimum: -273.15,
      maximum: 200,
      example: 80,
      inert: 'no de-rating applies up to 50 °C',
    }),
  ),
}

/** Of the bent pipe. */
export const criterionParams = {
  safety_class: choice(SAFETY_CLASSES, {
    title: 'Safety class',
    description: 'DNV-ST-F101 safety class for the strain and load criteria of the bent pipe.',
    default: 'high',
    assumed: 'Safety class with the largest safety factors.',
  }),
  girth_weld_factor: quantity('resistance_factor', {
    title: 'Girth weld factor',
    description:
      'DNV-ST-F101 girth weld factor on strain resistance. Use 1 for D/t ≤ 20. For higher D/t, use the value in the standard (minimum 0.6).',
    symbol: 'alpha_gw',
    above: 0,
    maximum: 1,
    usual: [0.6, 1],
    default: 0.6,
    assumed: 'Minimum value in the standard, which applies to pipe with the highest D/t.',
  }),
}

/** Said of a pressure and a lay tension that were left out, beside the verdict. */
export const NO_PRESSURE = {
  default: 0,
  assumed: 'No pressure change is included. An increase in internal pressure would increase the compression.',
}
export const NO_LAY_TENSION = { default: 0, assumed: 'No lay tension is deducted from the compression.' }
