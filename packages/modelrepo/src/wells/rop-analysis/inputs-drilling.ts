/** The inputs of the drilling itself: weight, speed, bit, what was measured, and the parameters of Bourgoyne and Young. */
import { choice, inPractice, optional } from '@keelson/workflow'
import {
  ANALYSES,
  byJet,
  byParameters,
  byReynolds,
  FORMS,
  MODELS,
  ofEnergy,
  ofExponent,
  ofMeasured,
  ofModel,
  ofRegression,
  PREDICT,
} from './modes.ts'

const { quantity, quantityList } = inPractice('oilfield')

/** One number, or a column of data. */
export const DATA = { minItems: 1, maxItems: 5000, single: true } as const
const always = { analysis: ANALYSES } as const
const withParameters = { usedWhen: byParameters, requiredWhen: byParameters } as const

export const taskParams = {
  analysis: choice(ANALYSES, {
    title: 'Analysis',
    description:
      'Predict a rate; fit the coefficients of Bourgoyne and Young; calibrate Bingham or the power law and predict; specific energy; or the d exponent.',
    default: PREDICT,
  }),
  model: optional(
    choice(MODELS, {
      title: 'Model',
      description: 'Of the rate. A regression is of Bourgoyne and Young, a calibration of Bingham or the power law.',
      usedWhen: ofModel,
      requiredWhen: ofModel,
    }),
  ),
  equation_form: optional(
    choice(FORMS, {
      title: 'Form of the equation',
      description:
        'Of Bourgoyne and Young, to which the coefficients belong: of the textbook (1986) or the paper (1974).',
      ...withParameters,
    }),
  ),
}

export const drillingParams = {
  weight_on_bit: optional(
    quantityList('weight_on_bit', {
      title: 'Weight on bit',
      description: 'One number, or one for each point of the data.',
      symbol: 'W',
      above: 0,
      requiredWhen: always,
      ...DATA,
    }),
  ),
  rotary_speed: optional(
    quantityList('rotary_speed', {
      title: 'Rotary speed',
      description: 'One number, or one for each point of the data.',
      symbol: 'N',
      above: 0,
      requiredWhen: always,
      ...DATA,
    }),
  ),
  bit_diameter: optional(
    quantity('hole_diameter', {
      title: 'Bit diameter',
      description: 'Of the hole that it drills.',
      symbol: 'd_b',
      above: 0,
      example: 8.5,
      requiredWhen: always,
    }),
  ),
  rate_of_penetration: optional(
    quantityList('rate_of_penetration', {
      title: 'Measured rate of penetration',
      description: 'One number, or one for each point of the data.',
      symbol: 'R',
      above: 0,
      usedWhen: ofMeasured,
      requiredWhen: ofMeasured,
      ...DATA,
    }),
  ),
  true_vertical_depth: optional(
    quantityList('well_depth', {
      title: 'Vertical depth',
      description: 'Of the bit. With specific energy and d exponent for table and chart alone.',
      symbol: 'D',
      above: 0,
      usedWhen: [...byParameters, ofEnergy, ofExponent],
      requiredWhen: byParameters,
      ...DATA,
    }),
  ),
  equivalent_circulating_density: optional(
    quantityList('mud_density', {
      title: 'Equivalent circulating density',
      description: 'At the bit; for the d exponent the mud weight will do.',
      symbol: 'rho_c',
      above: 0,
      usedWhen: [...byParameters, ofExponent],
      requiredWhen: [...byParameters, ofExponent],
      ...DATA,
    }),
  ),
  weight_per_inch: optional(
    quantityList('weight_per_bit_inch', {
      title: 'Weight on bit per diameter',
      description: 'Data of a regression; in place of weight and diameter.',
      symbol: 'w',
      above: 0,
      usedWhen: ofRegression,
      overrides: [{ inputs: ['weight_on_bit', 'bit_diameter'], when: ofRegression }],
      ...DATA,
    }),
  ),
}

export const parameterParams = {
  pore_pressure_gradient: optional(
    quantityList('mud_density', {
      title: 'Pore pressure gradient',
      description: 'One number, or one for each point of the data.',
      symbol: 'g_p',
      above: 0,
      ...withParameters,
      ...DATA,
    }),
  ),
  bit_tooth_wear: optional(
    quantityList('fraction', {
      title: 'Tooth wear',
      description: 'Share of the tooth height that is worn: 0 of a new bit.',
      symbol: 'h',
      minimum: 0,
      maximum: 1,
      ...withParameters,
      ...DATA,
    }),
  ),
  jet_impact_force: optional(
    quantityList('jet_impact_force', {
      title: 'Jet impact force',
      description: 'Under the bit; of the form of 1986.',
      symbol: 'F_j',
      minimum: 0,
      usedWhen: byJet,
      requiredWhen: byJet,
      ...DATA,
    }),
  ),
  reynolds_number_function: optional(
    quantityList('-', {
      title: 'Reynolds number function',
      description: 'Density times rate over 350 viscosity times nozzle diameter; of the form of 1974.',
      symbol: 'Re',
      above: 0,
      usedWhen: byReynolds,
      requiredWhen: byReynolds,
      ...DATA,
    }),
  ),
  threshold_weight_per_inch: quantity('weight_per_bit_inch', {
    title: 'Threshold weight per diameter',
    description: 'At which the bit begins to drill.',
    symbol: 'w_t',
    minimum: 0,
    below: 4,
    default: 0,
    usedWhen: byParameters,
  }),
  reference_weight_per_inch: quantity('weight_per_bit_inch', {
    title: 'Reference weight per diameter',
    description: 'To which the weight is normalised; above the threshold.',
    symbol: 'w_r',
    above: 0,
    default: 4,
    usedWhen: byParameters,
  }),
  reference_rotary_speed: optional(
    quantity('rotary_speed', {
      title: 'Reference rotary speed',
      description: 'To which the speed is normalised: without it 60 rpm in the form of 1986, 100 rpm in that of 1974.',
      symbol: 'N_r',
      above: 0,
      example: 60,
      usedWhen: byParameters,
    }),
  ),
}
