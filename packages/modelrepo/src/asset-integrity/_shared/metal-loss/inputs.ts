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
      description: 'Limits the run to one method; absent, every method that the data allow is run.',
      overrides: idleByMethod,
    }),
  ),
}

const codeParams = (code: Code) => ({
  code: choice(asNamed(CODES), {
    title: 'Design code',
    description: 'Code that sets the pressure of the sound pipe.',
    default: code,
  }),
  design_factor: field.designFactor({
    default: 0.72,
    assumed:
      'liquid lines and gas lines of location class 1, division 2 have it; platforms, risers and denser classes have less, which must be given',
  }),
  weld_joint_factor: field.weldJointFactor({
    default: 1,
    assumed: 'seamless and modern welded line pipe have it; furnace butt-welded and older pipe have less',
  }),
  temperature_derating_factor: field.temperatureDeratingFactor({
    description: 'Of ASME B31.8 (1.0 up to 121 degC), and of the design pressure of ASME B31G-1991.',
    symbol: 'T',
    default: 1,
    assumed: 'the steel is taken to stay at 121 degC or below; hotter gas pipe has less',
  }),
})

const pipeParams = {
  outer_diameter: field.outerDiameter({ symbol: 'D_o', example: 406.4 }),
  wall_thickness: field.wallThickness({ title: 'Nominal wall', symbol: 't_nom', example: 9.525 }),
  specified_minimum_yield_strength: optional(
    field.yieldStrength({
      description:
        'SMYS: gives the pressure of the pipe without the flaw, which no method may exceed. Part 4 can do without it where the minimum required thickness is given, DNV-RP-F101 too; the sound pipe is then not judged.',
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
        'Pressure to be accepted: held against the reduced allowable pressure of API 579-1, and the pressure of the minimum required thickness. Without it the reduced pressure is reported without a verdict on it.',
      symbol: 'P_op',
      minimum: 0,
      example: 5,
      requiredWhen: whenChosen([GML]),
      requiredUnless: [{ inputs: ['minimum_required_thickness'] }],
    }),
  ),
  maximum_allowable_operating_pressure: optional(
    field.operatingPressure({
      description: 'MAOP, held against the allowable pressure of each method; without it that has no verdict.',
      example: 6.9,
    }),
  ),
  service_age: optional(
    quantity('design_life', {
      title: 'Years in service',
      description: 'For the average corrosion rate; without it no remaining life.',
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
    'Measured wall': wallParams,
    'Local thin area': thinAreaParams,
    Defect: defectParams,
    'Factors of DNV-RP-F101': f101Params,
  })
export type Params = ParamsOf<ReturnType<typeof inputsOf>>
