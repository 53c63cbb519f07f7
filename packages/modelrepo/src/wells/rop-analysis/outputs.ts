/** The tables, charts and figures of the run, as the contract declares them. */
import { inPractice, textColumn } from '@keelson/workflow'
import {
  BOURGOYNE_YOUNG,
  ofBit,
  ofCalibration,
  ofEnergy,
  ofExponent,
  ofFactors,
  ofPredict,
  ofRate,
  ofRegression,
} from './modes.ts'

const { numberColumn } = inPractice('oilfield')
const number = (title: string) => numberColumn('-', title)
const rate = (title: string) => numberColumn('rate_of_penetration', title)
const depth = numberColumn('well_depth', 'Vertical depth')
const weight = numberColumn('weight_on_bit', 'Weight on bit')
const speed = numberColumn('rotary_speed', 'Rotary speed')

export const tables = {
  models: {
    title: 'Rate by model',
    description: 'The model and those that it is compared with.',
    columns: { model: textColumn('Model'), rate: rate('Rate of penetration') },
    onlyWhen: ofPredict,
  },
  coefficients: {
    title: 'Coefficients of the fit',
    description:
      'Each with its standard error, its ratio to that (t), the inflation of its variance by the other parameters (VIF), the range of its parameter in the data beside the least that is needed, and the recommended bounds of the form of 1986.',
    columns: {
      coefficient: textColumn('Coefficient'),
      value: number('Value'),
      standard_error: number('Standard error'),
      t: number('t'),
      vif: number('VIF'),
      range: number('Range of its parameter'),
      least_range: number('Least range'),
      lowest: number('Lowest'),
      highest: number('Highest'),
      held: textColumn('Held'),
    },
    onlyWhen: ofRegression,
  },
  fit: {
    title: 'Quality of the fit',
    description: 'Of ln R; normality of the residuals by Jarque and Bera.',
    columns: { quantity: textColumn('Quantity'), value: number('Value') },
    onlyWhen: ofRegression,
  },
  residuals: {
    title: 'Points of the fit',
    description: 'Measured and fitted rates; the leverage is the share of a point in its own fitted value.',
    columns: {
      depth,
      measured: rate('Measured'),
      fitted: rate('Fitted'),
      log_rate: number('ln R'),
      residual: number('Residual of ln R'),
      leverage: number('Leverage'),
    },
    onlyWhen: ofRegression,
  },
  calibration: {
    title: 'Points of the calibration',
    description: 'Measured rates, and those of the calibrated model.',
    columns: {
      weight,
      speed,
      measured: rate('Measured'),
      calibrated: rate('Calibrated'),
      ratio: number('Calibrated over measured'),
    },
    onlyWhen: ofCalibration,
  },
  energy: {
    title: 'Specific energy by point',
    description: 'No depth where none was given, no efficiency without a rock strength.',
    columns: {
      depth,
      weight,
      speed,
      rate: rate('Rate of penetration'),
      torque: numberColumn('bit_torque', 'Torque'),
      energy: numberColumn('rock_strength', 'Specific energy'),
      efficiency: number('Efficiency'),
    },
    onlyWhen: ofEnergy,
  },
  exponents: {
    title: 'd exponents by point',
    description: 'No depth, trend or pore pressure where none was given.',
    columns: {
      depth,
      rate: rate('Rate of penetration'),
      speed,
      weight,
      d: number('d'),
      corrected: number('Corrected d'),
      normal: number('Normal trend'),
      pore_pressure: numberColumn('mud_density', 'Pore pressure gradient'),
    },
    onlyWhen: ofExponent,
  },
}

export const charts = {
  rate_by_weight: {
    title: 'Rate over the weight on bit',
    description: 'Of the model and those that it is compared with, at the rotary speed of the run.',
    onlyWhen: ofRate,
  },
  rate_by_speed: {
    title: 'Rate over the rotary speed',
    description: 'Of the same, at the weight of the run.',
    onlyWhen: ofRate,
  },
  factors: {
    title: 'What each factor makes of the rate',
    description: 'The base drillability, and the rate after each factor is multiplied in turn.',
    onlyWhen: ofFactors,
  },
  predicted_measured: {
    title: 'Predicted over measured rate',
    description: 'Each point beside equality and 20 % on either side.',
    onlyWhen: { analysis: [...ofRegression.analysis, ...ofCalibration.analysis] },
  },
  residuals_by_depth: {
    title: 'Residuals over the depth',
    description: 'Of ln R: a trend is what the parameters do not explain.',
    onlyWhen: { ...ofRegression, model: [BOURGOYNE_YOUNG] },
  },
  energy_by_depth: {
    title: 'Specific energy over the depth',
    description:
      'Beside the rock strength, and three times that, where it is given; over the number of the point without depths.',
    onlyWhen: ofEnergy,
  },
  exponent_by_depth: {
    title: 'd exponents over the depth',
    description: 'Uncorrected and corrected, beside the normal trend; over the number of the point without depths.',
    onlyWhen: ofExponent,
  },
  pressure_by_depth: {
    title: 'Pore pressure over the depth',
    description: "Eaton's gradient beside the normal one and the mud.",
    onlyWhen: ofExponent,
    needs: ['normal_d_exponent', 'overburden_gradient'],
  },
}

export const figures = {
  bit: {
    title: 'The bit on bottom',
    description: 'Bit and hole to scale, with weight, speed and rate.',
    onlyWhen: ofBit,
  },
}
