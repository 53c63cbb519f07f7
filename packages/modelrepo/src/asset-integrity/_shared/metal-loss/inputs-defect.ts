/** Inputs of ASME B31G, RSTRENG and DNV-RP-F101: depth and length or a river bottom, strength, factors. */

import { GAMMA_M_NORMAL } from '@keelson/standards/dnv-rp-f101-2021/single-defect.ts'
import { optional, quantity, quantityList } from '@keelson/workflow'
import { field } from '../../../_shared/fields/index.ts'
import { MOST_POINTS } from './inputs-api579.ts'
import { B31G_1991, B31G_2012, F101, MODIFIED, PART_A, PART_B, RSTRENG, whenChosen } from './methods.ts'

export const defectParams = {
  depth_profile: optional(
    quantityList('metal_loss_depth', {
      title: 'Depth profile',
      description: 'River bottom: metal-loss depth at each axial position, 0 to less than the wall.',
      symbol: 'd_x',
      minItems: 2,
      maxItems: MOST_POINTS,
      requiredWhen: whenChosen([RSTRENG]),
    }),
  ),
  defect_depth: optional(
    quantity('metal_loss_depth', {
      title: 'Defect depth',
      description: 'Deepest metal loss; less than the wall.',
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
      description: 'Of DNV-RP-F101: SMTS, de-rated by the caller where the pipe is hot.',
      symbol: 'f_u',
      example: 455,
      requiredWhen: whenChosen(F101),
    }),
  ),
  usage_factor_modelling: quantity('resistance_factor', {
    title: 'Usage factor of modelling',
    description: 'Of DNV-RP-F101 part B; the operational factor is the design factor.',
    symbol: 'F_1',
    minimum: 0,
    maximum: 1,
    default: 0.9,
  }),
  safety_factor: optional(
    field.safetyFactor({
      description:
        'Of ASME B31G-2012: the safe pressure is then the failure pressure over it; absent, the design factor times it.',
      minimum: 1,
      example: 1.39,
    }),
  ),
  relative_defect_depth: optional(
    quantity('fraction', {
      title: 'Relative defect depth',
      description: 'Depth over wall as measured, for part A; absent, depth over nominal wall.',
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
    title: 'Partial safety factor of the model',
    description: 'Of part A, relative depth measurement: 0.79, 0.74 and 0.70 in safety classes low, normal and high.',
    symbol: 'gamma_m',
    above: 0,
    usual: [0.7, 0.9],
    default: GAMMA_M_NORMAL.value,
    assumed:
      'safety class normal, as for the factor and fractile of the depth where they are left out; class high needs all three',
  }),
  depth_factor_gamma_d: optional(
    quantity('safety_factor', {
      title: 'Partial safety factor of depth',
      description: 'Of part A; absent, that of safety class normal at the standard deviation.',
      symbol: 'gamma_d',
      minimum: 1,
      usual: [1, 1.6],
      example: 1.28,
    }),
  ),
  fractile_epsilon_d: optional(
    quantity('-', {
      title: 'Fractile of depth',
      description: 'Of part A; absent, that of safety class normal at the standard deviation.',
      symbol: 'epsilon_d',
      usual: [0, 2],
      example: 1,
    }),
  ),
  depth_standard_deviation: quantity('fraction', {
    title: 'Standard deviation of the relative depth',
    description: 'Of the depth over the wall, by the inspection tool: 0.08 for 10 % of the wall at 80 % confidence.',
    symbol: 'StD',
    minimum: 0,
    maximum: 0.16,
    default: 0.08,
    assumed: 'common intelligent pigs size depth within 10 % of the wall at 80 % confidence; a coarser tool has more',
  }),
}
