/** Inputs of ASME B31G, RSTRENG and DNV-RP-F101: depth and length or a river bottom, strength, factors. */
import { optional, quantity, quantityList } from '@keelson/workflow'
import { B31G_1991, B31G_2012, F101, MODIFIED, PART_A, PART_B, RSTRENG, whenChosen } from './methods.ts'
import { MOST_POINTS } from './params-api579.ts'

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
  tensile_strength: optional(
    quantity('steel_tensile_strength', {
      title: 'Tensile strength',
      description: 'f_u of DNV-RP-F101: SMTS, de-rated by the caller where the pipe is hot.',
      symbol: 'f_u',
      above: 0,
      example: 455,
      requiredWhen: whenChosen(F101),
    }),
  ),
  usage_factor_modelling: quantity('resistance_factor', {
    title: 'Usage factor of modelling',
    description: 'F_1 of DNV-RP-F101 part B; the operational factor is the design factor.',
    symbol: 'F_1',
    minimum: 0,
    maximum: 1,
    default: 0.9,
  }),
  safety_factor: optional(
    quantity('safety_factor', {
      title: 'Safety factor',
      description:
        'SF of ASME B31G-2012: the safe pressure is then the failure pressure over SF; absent, the design factor times it.',
      symbol: 'SF',
      minimum: 1,
      example: 1.39,
    }),
  ),
  relative_defect_depth: optional(
    quantity('-', {
      title: 'Relative defect depth',
      description: '(d/t) as measured, for part A; absent, depth over nominal wall.',
      symbol: 'r_d',
      minimum: 0,
      maximum: 0.85,
      example: 0.25,
      requiredWhen: whenChosen([PART_A]),
      requiredUnless: [{ inputs: ['defect_depth'] }],
      overrides: [{ inputs: ['defect_depth'], when: whenChosen([PART_A]) }],
    }),
  ),
  model_factor_gamma_m: optional(
    quantity('-', {
      title: 'Partial safety factor of the model',
      description: 'gamma_m of part A; absent, 0.74 (safety class normal, relative depth).',
      symbol: 'gamma_m',
      usual: [0.7, 0.9],
      example: 0.85,
    }),
  ),
  depth_factor_gamma_d: optional(
    quantity('-', {
      title: 'Partial safety factor of depth',
      description: 'gamma_d of part A; absent, that of safety class normal at the standard deviation.',
      symbol: 'gamma_d',
      usual: [1, 1.6],
      example: 1.28,
    }),
  ),
  fractile_epsilon_d: optional(
    quantity('-', {
      title: 'Fractile of depth',
      description: 'epsilon_d of part A; absent, that of safety class normal at the standard deviation.',
      symbol: 'epsilon_d',
      usual: [0, 2],
      example: 1,
    }),
  ),
  depth_standard_deviation: quantity('-', {
    title: 'Standard deviation of the relative depth',
    description: 'StD[d/t] of the inspection tool: 0.08 for 10 % of the wall at 80 % confidence.',
    symbol: 'StD',
    minimum: 0,
    maximum: 0.16,
    default: 0.08,
  }),
}
