/** The inputs of the corroded pipe workflows: the pipe, its design code and its pressures; then those of the methods. */

import { asNamed, capitalised, choice, grouped, optional, type ParamsOf, quantity } from '@keelson/workflow'
import { field } from '../../../_shared/fields/index.ts'
import { thinAreaParams, wallParams } from './inputs-api579.ts'
import { defectParams, f101Params } from './inputs-defect.ts'
import { API_579, B31G, GML, idleByMethod, METHODS, MODIFIED, whenChosen } from './methods.ts'

const CODES = ['ASME B31.4', 'ASME B31.8'] as const
export type Code = (typeof CODES)[number]

const needsYield = [...API_579, ...B31G].filter((m) => m !== GML)

const LABELS = { ...asNamed(METHODS), [MODIFIED]: capitalised(MODIFIED) } as const

const methodParams = {
  assessment_method: optional(
    choice(LABELS, {
      title: 'Assessment method',
      description: 'Method to be run. If omitted, every method for which sufficient data are entered is run.',
      overrides: idleByMethod,
    }),
  ),
}

const codeParams = (code: Code) => ({
  code: choice(asNamed(CODES), {
    title: 'Design code',
    description: 'Design code for the allowable pressure of the undamaged pipe.',
    default: code,
  }),
  design_factor: field.designFactor({
    default: 0.72,
    assumed:
      'liquid lines and gas lines in location class 1, division 2; lower for platforms, risers and higher location classes',
  }),
  weld_joint_factor: field.weldJointFactor({
    default: 1,
    assumed: 'seamless and modern welded line pipe; lower for furnace butt-welded and older pipe',
  }),
  temperature_derating_factor: field.temperatureDeratingFactor({
    description:
      'Temperature derating factor of ASME B31.8 (1.0 up to 121 °C), also applied to the design pressure of ASME B31G-1991.',
    symbol: 'T',
    default: 1,
    assumed: 'steel temperature up to 121 °C; lower for hotter gas pipe',
  }),
})

const pipeParams = {
  outer_diameter: field.outerDiameter({ symbol: 'D_o', example: 406.4 }),
  wall_thickness: field.wallThickness({ title: 'Nominal wall thickness', symbol: 't_nom', example: 9.525 }),
  specified_minimum_yield_strength: optional(
    field.yieldStrength({
      description:
        'SMYS, used for the allowable pressure of the undamaged pipe, which limits every method. Optional for DNV-RP-F101, and for Part 4 if a minimum required thickness is entered. If omitted, the undamaged pipe is not assessed.',
      example: 358.5,
      requiredWhen: [whenChosen(needsYield), whenChosen([GML])],
      requiredUnless: [{ inputs: ['minimum_required_thickness'], when: whenChosen([GML]) }],
    }),
  ),
}

const serviceParams = {
  operating_pressure: optional(
    quantity('pipe_pressure', {
      title: 'Operating pressure',
      description:
        'Operating pressure, compared with the reduced allowable pressure of API 579-1 and used for the minimum required thickness. If omitted, the reduced pressure is reported without a verdict.',
      symbol: 'P_op',
      minimum: 0,
      example: 5,
      requiredWhen: whenChosen([GML]),
      requiredUnless: [{ inputs: ['minimum_required_thickness'] }],
    }),
  ),
  maximum_allowable_operating_pressure: optional(
    field.operatingPressure({
      description:
        'MAOP, compared with the allowable pressure of each method. If omitted, no verdict is given on the allowable pressure.',
      example: 6.9,
    }),
  ),
  service_age: optional(
    quantity('design_life', {
      title: 'Years in service',
      description:
        'Years in service, used for the average corrosion rate. If omitted, no remaining life is calculated.',
      symbol: 'tau',
      above: 0,
      usual: [1, 60],
      example: 20,
    }),
  ),
}

export const inputsOf = (code: Code) =>
  grouped({
    Method: methodParams,
    Pipe: pipeParams,
    'Design code': codeParams(code),
    'Pressure and service': serviceParams,
    'Measured wall thickness': wallParams,
    'Local thin area': thinAreaParams,
    Defect: defectParams,
    'DNV-RP-F101 factors': f101Params,
  })
export type Params = ParamsOf<ReturnType<typeof inputsOf>>
