/** Inputs of ASME B31G, RSTRENG and DNV-RP-F101: depth and length or a river bottom, strength, factors. */

import { GAMMA_M_NORMAL } from '@keelson/standards/dnv-rp-f101-2021/single-defect.ts'
import { optional, quantity, quantityList } from '@keelson/workflow'
import { field } from '../../../_shared/fields/index.ts'
import { MOST_POINTS } from './inputs-api579.ts'
import { B31G_1991, B31G_2012, F101, MODIFIED, PART_A, PART_B, RSTRENG, whenChosen } from './methods.ts'

export const defectParams = {
  depth_profile: optional(
    quantityList('metal_loss_depth', {
      along: 'axial_position',
      title: 'Depth profile',
      description: 'River-bottom metal loss depth at each axial position, at least 0 and less than the wall thickness.',
      symbol: 'd_x',
      minItems: 2,
      maxItems: MOST_POINTS,
      requiredWhen: whenChosen([RSTRENG]),
    }),
  ),
  defect_depth: optional(
    quantity('metal_loss_depth', {
      title: 'Defect depth',
      description: 'Maximum metal loss depth. Must be less than the wall thickness.',
      symbol: 'd',
      minimum: 0,
      example: 3,
      requiredWhen: whenChosen([B31G_1991, B31G_2012, MODIFIED, PART_B]),
    }),
  ),
  defect_length: optional(
    quantity('defect_length', {
      title: 'Defect length',
      description: 'Length of the metal loss along the pipe.',
      symbol: 'L',
      above: 0,
      example: 200,
      requiredWhen: whenChosen([B31G_1991, B31G_2012, MODIFIED, ...F101]),
    }),
  ),
}

export const f101Params = {
  tensile_strength: optional(
    field.tensileStrength({
      title: 'Tensile strength',
      description:
        'Specified minimum tensile strength (SMTS) for DNV-RP-F101. Enter the derated value if the pipe is hot.',
      symbol: 'f_u',
      example: 455,
      requiredWhen: whenChosen(F101),
    }),
  ),
  usage_factor_modelling: quantity('resistance_factor', {
    title: 'Modelling usage factor',
    description: 'Modelling usage factor of DNV-RP-F101 Part B. The operational usage factor is the design factor.',
    symbol: 'F_1',
    minimum: 0,
    maximum: 1,
    default: 0.9,
  }),
  safety_factor: optional(
    field.safetyFactor({
      description:
        'Safety factor of ASME B31G-2012, by which the failure pressure is divided. If omitted, the design factor is applied instead.',
      minimum: 1,
      example: 1.39,
    }),
  ),
  relative_defect_depth: optional(
    quantity('fraction', {
      title: 'Relative defect depth',
      description:
        'Relative defect depth for Part A: measured depth divided by wall thickness. Default: defect depth divided by nominal wall thickness.',
      symbol: 'r_d',
      minimum: 0,
      maximum: 0.85,
      example: 0.25,
      requiredWhen: whenChosen([PART_A]),
      requiredUnless: [{ inputs: ['defect_depth'] }],
      overrides: [{ inputs: ['defect_depth'], when: whenChosen([PART_A]) }],
    }),
  ),
  model_factor_gamma_m: quantity('resistance_factor', {
    title: 'Model partial safety factor',
    description:
      'Model partial safety factor of Part A for relative depth measurement: 0.79, 0.74 and 0.70 for safety classes low, normal and high.',
    symbol: 'gamma_m',
    above: 0,
    usual: [0.7, 0.9],
    default: GAMMA_M_NORMAL.value,
    assumed: 'safety class normal, as for the default depth factor and fractile; enter all three for safety class high',
  }),
  depth_factor_gamma_d: optional(
    quantity('safety_factor', {
      title: 'Depth partial safety factor',
      description:
        'Depth partial safety factor of Part A. Default: value for safety class normal at the entered standard deviation.',
      symbol: 'gamma_d',
      minimum: 1,
      usual: [1, 1.6],
      example: 1.28,
    }),
  ),
  fractile_epsilon_d: optional(
    quantity('-', {
      title: 'Depth fractile',
      description:
        'Depth fractile of Part A. Default: value for safety class normal at the entered standard deviation.',
      symbol: 'epsilon_d',
      usual: [0, 2],
      example: 1,
    }),
  ),
  depth_standard_deviation: quantity('fraction', {
    title: 'Relative depth standard deviation',
    description:
      'Standard deviation of the sizing error of the inspection tool, as a ratio of depth to wall thickness. A value of 0.08 corresponds to ±10 % of wall thickness at 80 % confidence.',
    symbol: 'StD',
    minimum: 0,
    maximum: 0.16,
    default: 0.08,
    assumed:
      'typical intelligent pig with depth sizing within 10 % of wall thickness at 80 % confidence; higher for less accurate tools',
  }),
}
