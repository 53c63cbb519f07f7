/** The inputs of the models: which it is, coefficients and constants, and the points by which they are calibrated. */
import { choice, idsOf, inPractice, textList } from '@keelson/workflow'

export const BOURGOYNE_YOUNG = 'bourgoyne_young'
export const WARREN = 'warren'
export const MAURER = 'maurer'
export const BINGHAM = 'bingham'
export const POWER_LAW = 'power_law'
const MODELS = {
  [BOURGOYNE_YOUNG]: 'Bourgoyne and Young',
  [WARREN]: 'Warren',
  [MAURER]: 'Maurer',
  [BINGHAM]: 'Bingham',
  [POWER_LAW]: 'Power law',
} as const
export type Model = keyof typeof MODELS

/** As sentences call them. */
export const TITLES: Readonly<Record<Model, string>> = { ...MODELS, [POWER_LAW]: 'the power law' }

export const FORM_1986 = '1986'
export const FORM_1974 = '1974'
const FORMS = { [FORM_1986]: 'Textbook (1986)', [FORM_1974]: 'Paper (1974)' } as const

const FREE = 'none'
export const NONNEGATIVE = 'nonnegative'
export const RECOMMENDED = 'recommended'

const { quantity, quantityList } = inPractice('oilfield')

const constant = (title: string, description: string, symbol: string, example: number) =>
  quantity('-', { title, description, symbol, example })

const warrens = (what: string, example: number) =>
  constant(
    `Warren coefficient ${what}`,
    'Coefficient in the units of the method: klbf, in, rpm, ksi, cP, ft/h.',
    what,
    example,
  )

const calibrated = {
  minItems: 2,
  maxItems: 500,
  above: 0,
} as const

/** Which model, and in which of its forms. */
export const chosenParams = {
  model: choice(MODELS, {
    title: 'Model',
    description: 'Rate model. Regression requires Bourgoyne and Young; calibration requires Bingham or the power law.',
  }),
  equation_form: choice(FORMS, {
    title: 'Equation form',
    description: 'Bourgoyne and Young form to which the coefficients belong: textbook (1986) or paper (1974).',
    order: [FORM_1986, FORM_1974],
  }),
}

export const modelParams = {
  coefficients: quantityList('-', {
    title: 'Coefficients a1 to a8',
    description: 'Bourgoyne and Young coefficients of the selected form.',
    symbol: 'a',
    minItems: 8,
    maxItems: 8,
  }),
  coefficient_bounds: choice(
    { [FREE]: 'None', [NONNEGATIVE]: 'No negative coefficients', [RECOMMENDED]: 'Recommended bounds (1986)' },
    {
      title: 'Coefficient bounds',
      description: 'Regression bounds: none, no coefficient below 0, or the recommended bounds of the 1986 form.',
      default: FREE,
    },
  ),
  drillability_constant: quantity('-', {
    title: 'Drillability constant',
    description:
      'Constant of the Maurer, Bingham or power law model in the units of the method (klbf, in, rpm, ksi, ft/h).',
    symbol: 'K',
    above: 0,
    example: 5,
  }),
  weight_exponent: constant(
    'Weight exponent',
    'Exponent of the weight per unit bit diameter in the Bingham or power law model.',
    'a_w',
    0.6,
  ),
  speed_exponent: constant('Speed exponent', 'Exponent of the rotary speed in the power law model.', 'b_n', 0.5),
  threshold_weight_on_bit: quantity('weight_on_bit', {
    title: 'Threshold weight',
    description: 'Weight on bit at which drilling begins in the Maurer model. Must be less than the weight on bit.',
    symbol: 'W_0',
    minimum: 0,
    default: 0,
  }),
  rock_strength: quantity('rock_strength', {
    title: 'Rock strength',
    description:
      'Confined compressive strength of the rock. Required for the efficiency in a specific energy analysis.',
    symbol: 'S',
    unit: 'ksi',
    above: 0,
    example: 15,
  }),
  coefficient_a: warrens('a', 0.01),
  coefficient_b: warrens('b', 5),
  coefficient_c: warrens('c', 0.002),
  fluid_specific_gravity: constant(
    'Mud specific gravity',
    'Specific gravity of the mud used in the Warren model.',
    'gamma_f',
    1.2,
  ),
  plastic_viscosity: quantity('dynamic_viscosity', {
    title: 'Plastic viscosity',
    description: 'Plastic viscosity of the mud at the bit, used in the Warren model.',
    symbol: 'mu',
    above: 0,
    example: 15,
  }),
  modified_jet_impact_force: quantity('jet_impact_force', {
    title: 'Modified jet impact force',
    description:
      'Jet impact force reduced for the return flow: (1 − A_v^−0.122) times the force, with A_v the ratio of jet velocity to return velocity. Used in the Warren model.',
    symbol: 'F_jm',
    unit: 'klbf',
    above: 0,
    example: 0.8,
  }),
  compare_models: textList({
    title: 'Compared models',
    description: 'Models evaluated for comparison, each with its own inputs.',
    minItems: 1,
    maxItems: idsOf(MODELS).length,
    uniqueItems: true,
    item: { pattern: `^(${idsOf(MODELS).join('|')})$` },
  }),
}

export const calibrationParams = {
  calibration_weight_on_bit: quantityList('weight_on_bit', {
    title: 'Calibration weight on bit',
    description: 'Weight on bit at each point. At least two points are required, or three for the power law.',
    symbol: 'W_k',
    ...calibrated,
  }),
  calibration_rotary_speed: quantityList('rotary_speed', {
    along: 'calibration_weight_on_bit',
    title: 'Calibration rotary speed',
    description: 'Rotary speed at each point.',
    symbol: 'N_k',
    ...calibrated,
  }),
  calibration_rate_of_penetration: quantityList('rate_of_penetration', {
    along: 'calibration_weight_on_bit',
    title: 'Calibration rate of penetration',
    description: 'Rate of penetration measured at each point.',
    symbol: 'R_k',
    ...calibrated,
  }),
}
