/** The inputs of the models: their coefficients and constants, and the points by which they are calibrated. */
import { choice, inPractice, optional, textList } from '@keelson/workflow'
import {
  BOUNDS,
  byCoefficients,
  byConstant,
  byExponent,
  byMaurer,
  byPowerLaw,
  byStrength,
  byWarren,
  FREE,
  MODELS,
  ofCalibration,
  ofEnergy,
  ofPredict,
  ofRegression,
} from './modes.ts'

const { quantity, quantityList } = inPractice('oilfield')

const constant = (title: string, description: string, symbol: string, ways: typeof byWarren, example: number) =>
  optional(quantity('-', { title, description, symbol, example, usedWhen: ways, requiredWhen: ways }))

const warrens = (what: string, example: number) =>
  constant(
    `Warren, coefficient ${what}`,
    'Carries the units of the method: klbf, in, rpm, ksi, cP, ft/h.',
    what,
    byWarren,
    example,
  )

const calibrated = {
  minItems: 2,
  maxItems: 500,
  above: 0,
  usedWhen: ofCalibration,
  requiredWhen: ofCalibration,
} as const

export const modelParams = {
  coefficients: optional(
    quantityList('-', {
      title: 'Coefficients a1 to a8',
      description: 'Of Bourgoyne and Young, in the form that is named.',
      symbol: 'a',
      minItems: 8,
      maxItems: 8,
      usedWhen: byCoefficients,
      requiredWhen: byCoefficients,
    }),
  ),
  coefficient_bounds: choice(BOUNDS, {
    title: 'Bounds of the fit',
    description: 'None, no coefficient below 0, or the recommended bounds of the form of 1986.',
    default: FREE,
    usedWhen: ofRegression,
  }),
  drillability_constant: optional(
    quantity('-', {
      title: 'Drillability constant',
      description: 'Of Maurer, Bingham or the power law; carries the units of the method: klbf, in, rpm, ksi, ft/h.',
      symbol: 'K',
      above: 0,
      example: 5,
      usedWhen: byConstant,
      requiredWhen: byConstant,
    }),
  ),
  weight_exponent: constant('Exponent of the weight', 'Of Bingham or the power law.', 'a_w', byExponent, 0.6),
  speed_exponent: constant('Exponent of the speed', 'Of the power law.', 'b_n', byPowerLaw, 0.5),
  threshold_weight_on_bit: quantity('weight_on_bit', {
    title: 'Threshold weight',
    description: 'Of Maurer; below the weight on bit.',
    symbol: 'W_0',
    minimum: 0,
    default: 0,
    usedWhen: byMaurer,
  }),
  rock_strength: optional(
    quantity('rock_strength', {
      title: 'Rock strength',
      description: 'Confined compressive. With specific energy for the efficiency.',
      symbol: 'S',
      unit: 'ksi',
      above: 0,
      example: 15,
      usedWhen: [...byStrength, ofEnergy],
      requiredWhen: byStrength,
    }),
  ),
  coefficient_a: warrens('a', 0.01),
  coefficient_b: warrens('b', 5),
  coefficient_c: warrens('c', 0.002),
  fluid_specific_gravity: constant('Specific gravity of the mud', 'Of Warren.', 'gamma_f', byWarren, 1.2),
  plastic_viscosity: optional(
    quantity('dynamic_viscosity', {
      title: 'Plastic viscosity',
      description: 'Of the mud at the bit; of Warren.',
      symbol: 'mu',
      above: 0,
      example: 15,
      usedWhen: byWarren,
      requiredWhen: byWarren,
    }),
  ),
  modified_jet_impact_force: optional(
    quantity('jet_impact_force', {
      title: 'Modified jet impact force',
      description: 'Of Warren: less what the return flow takes, (1 - A_v^-0.122) times the force.',
      symbol: 'F_jm',
      unit: 'klbf',
      above: 0,
      example: 0.8,
      usedWhen: byWarren,
      requiredWhen: byWarren,
    }),
  ),
  compare_models: optional(
    textList({
      title: 'Models to compare',
      description: 'Evaluated beside the model, each by its own inputs.',
      minItems: 1,
      maxItems: MODELS.length,
      uniqueItems: true,
      item: { pattern: `^(${MODELS.join('|')})$` },
      usedWhen: ofPredict,
    }),
  ),
}

export const calibrationParams = {
  calibration_weight_on_bit: optional(
    quantityList('weight_on_bit', {
      title: 'Calibration, weight on bit',
      description: 'At each point; two points or more, three of the power law.',
      symbol: 'W_k',
      ...calibrated,
    }),
  ),
  calibration_rotary_speed: optional(
    quantityList('rotary_speed', {
      title: 'Calibration, rotary speed',
      description: 'At each point.',
      symbol: 'N_k',
      ...calibrated,
    }),
  ),
  calibration_rate_of_penetration: optional(
    quantityList('rate_of_penetration', {
      title: 'Calibration, rate of penetration',
      description: 'Measured at each point.',
      symbol: 'R_k',
      ...calibrated,
    }),
  ),
}
