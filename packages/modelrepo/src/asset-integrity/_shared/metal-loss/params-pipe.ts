/** Inputs of the pipe, its design code and its pressures. */
import { choice, optional, quantity } from '@keelson/workflow'
import { API_579, B31G, GML, idleByMethod, METHODS, whenChosen } from './methods.ts'

export const CODES = ['ASME B31.4', 'ASME B31.8'] as const
export type Code = (typeof CODES)[number]

const needsYield = [...API_579, ...B31G].filter((m) => m !== GML)

export const pipeParams = (code: Code) => ({
  outer_diameter: quantity('line_pipe_outer_diameter', {
    title: 'Outside diameter',
    description: 'Outside diameter of the pipe.',
    symbol: 'D_o',
    above: 0,
    example: 406.4,
  }),
  wall_thickness: quantity('wall_thickness_pipe', {
    title: 'Nominal wall',
    description: 'Nominal wall thickness; less than half the outside diameter.',
    symbol: 't_nom',
    above: 0,
    example: 9.525,
  }),
  specified_minimum_yield_strength: optional(
    quantity('steel_yield_strength', {
      title: 'Specified minimum yield strength',
      description: 'SMYS. Part 4 needs it only where no minimum required thickness is given; DNV-RP-F101 does not.',
      symbol: 'SMYS',
      above: 0,
      example: 358.5,
      requiredWhen: [whenChosen(needsYield), whenChosen([GML])],
      requiredUnless: [{ inputs: ['minimum_required_thickness'], when: whenChosen([GML]) }],
    }),
  ),
  design_factor: quantity('resistance_factor', {
    title: 'Design factor',
    description:
      'F of the design code: 0.72 line, 0.60 platform and riser (B31.4); 0.80 to 0.40 by location class (B31.8).',
    symbol: 'F',
    minimum: 0,
    maximum: 1,
    default: 0.72,
  }),
  assessment_method: optional(
    choice(METHODS, {
      title: 'Assessment method',
      description: 'Limits the run to one method; absent, every method that the data allow is run.',
      overrides: idleByMethod,
    }),
  ),
  code: choice(CODES, {
    title: 'Design code',
    description: 'Code that sets the pressure of the sound pipe.',
    default: code,
  }),
  weld_joint_factor: quantity('resistance_factor', {
    title: 'Longitudinal joint factor',
    description: 'E of the design code.',
    symbol: 'E',
    minimum: 0,
    maximum: 1,
    default: 1,
  }),
  temperature_derating_factor: quantity('resistance_factor', {
    title: 'Temperature de-rating factor',
    description: 'T of ASME B31.8, and of the design pressure of ASME B31G-1991.',
    symbol: 'T',
    minimum: 0,
    maximum: 1,
    default: 1,
  }),
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
    quantity('pipe_pressure', {
      title: 'Maximum allowable operating pressure',
      description: 'MAOP, held against the safe pressure of each method; without it the safe pressure has no verdict.',
      symbol: 'MAOP',
      minimum: 0,
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
})
