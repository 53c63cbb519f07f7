/** The values that a run answers with. */
import * as by from '@keelson/physics/drilling-rate/bourgoyne-young.ts'
import { determination } from '@keelson/physics/drilling-rate/bourgoyne-young-limits.ts'
import { costPerLength } from '@keelson/physics/drilling-rate/drilling-cost.ts'
import { inPractice, listValue } from '@keelson/workflow'
import {
  COST_INPUTS,
  ofCalibration,
  ofEnergy,
  ofExponent,
  ofFactors,
  ofPredict,
  ofRate,
  ofRegression,
  WARREN,
} from './modes.ts'

const { numberValue, mapValue, resultOf } = inPractice('oilfield')

const factor = (title: string, symbol: string) =>
  numberValue('-', { title, symbol, description: 'Over the base drillability.', minimum: 0, onlyWhen: ofFactors })

const fitted = (j: number, what: string) =>
  numberValue('-', {
    title: `Coefficient a${j}`,
    symbol: `a_${j}`,
    description: `${what}, as fitted or held at its bound.`,
    onlyWhen: ofRegression,
  })

const noTrend = 'normal_d_exponent'

export const values = {
  rate_of_penetration: numberValue('rate_of_penetration', {
    title: 'Rate of penetration',
    symbol: 'R',
    description: 'Predicted by the model.',
    minimum: 0,
    onlyWhen: ofRate,
  }),
  rate_of_penetration_by_model: mapValue('rate_of_penetration', {
    title: 'Rate by model',
    description: 'Of each model to compare.',
    keys: 'names of the models',
    minimum: 0,
    onlyWhen: ofPredict,
    needs: ['compare_models'],
  }),
  rate_of_penetration_perfect_cleaning: numberValue('rate_of_penetration', {
    title: 'Rate with perfect cleaning',
    symbol: 'R_Wp',
    description: 'By Warren without what cuttings left under the bit cost.',
    minimum: 0,
    onlyWhen: { analysis: ['predict'], model: [WARREN] },
  }),
  f1: resultOf(by.drillability, 'rate_of_penetration', {
    description: 'Rate at the reference conditions.',
    minimum: 0,
    onlyWhen: ofFactors,
  }),
  f2: factor('Factor of normal compaction', 'f_2'),
  f3: factor('Factor of undercompaction', 'f_3'),
  f4: factor('Factor of the overbalance', 'f_4'),
  f5: factor('Factor of the bit weight', 'f_5'),
  f6: factor('Factor of the rotary speed', 'f_6'),
  f7: factor('Factor of the tooth wear', 'f_7'),
  f8: factor('Factor of the hydraulics', 'f_8'),
  a1: fitted(1, 'Formation strength'),
  a2: fitted(2, 'Normal compaction, per ft'),
  a3: fitted(3, 'Undercompaction'),
  a4: fitted(4, 'Overbalance'),
  a5: fitted(5, 'Exponent of the bit weight'),
  a6: fitted(6, 'Exponent of the rotary speed'),
  a7: fitted(7, 'Tooth wear'),
  a8: fitted(8, 'Exponent of the hydraulics'),
  r_squared: resultOf(determination, '-', {
    description: 'Of the regression on ln R.',
    maximum: 1,
    onlyWhen: ofRegression,
  }),
  standard_errors: mapValue('-', {
    title: 'Standard errors',
    description: 'Of the coefficients that no bound holds.',
    keys: 'a1 to a8, those that were fitted',
    minimum: 0,
    onlyWhen: ofRegression,
  }),
  drillability_constant: numberValue('-', {
    title: 'Calibrated drillability constant',
    symbol: 'K',
    description: 'Of Bingham or the power law; carries the units of the method.',
    minimum: 0,
    onlyWhen: ofCalibration,
  }),
  weight_exponent: numberValue('-', {
    title: 'Calibrated exponent of the weight',
    symbol: 'a_w',
    description: 'Of Bingham or the power law.',
    onlyWhen: ofCalibration,
  }),
  speed_exponent: numberValue('-', {
    title: 'Calibrated exponent of the speed',
    symbol: 'b_n',
    description: 'Of the power law; Bingham has 1.',
    onlyWhen: ofCalibration,
  }),
  mechanical_specific_energy: listValue('rock_strength', {
    practice: 'oilfield',
    title: 'Mechanical specific energy',
    symbol: 'MSE',
    description: 'One number, or one for each point of the data.',
    minimum: 0,
    single: true,
    onlyWhen: ofEnergy,
  }),
  drilling_efficiency: listValue('-', {
    title: 'Drilling efficiency',
    symbol: 'eta',
    description: 'Rock strength over specific energy.',
    minimum: 0,
    single: true,
    onlyWhen: ofEnergy,
    needs: ['rock_strength'],
  }),
  d_exponent: listValue('-', {
    title: 'd exponent',
    symbol: 'd',
    description: 'Uncorrected.',
    single: true,
    onlyWhen: ofExponent,
  }),
  corrected_d_exponent: listValue('-', {
    title: 'Corrected d exponent',
    symbol: 'd_c',
    description: 'For the mud.',
    single: true,
    onlyWhen: ofExponent,
  }),
  pore_pressure_gradient: listValue('mud_density', {
    practice: 'oilfield',
    title: 'Pore pressure gradient by Eaton',
    symbol: 'G_p',
    description: 'From the corrected exponent beside its normal trend; none where the exponent is far above it.',
    single: true,
    gaps: true,
    onlyWhen: ofExponent,
    needs: [noTrend, 'overburden_gradient'],
  }),
  cost_per_foot: resultOf(costPerLength, 'cost_per_depth', {
    description: 'Of the bit run.',
    minimum: 0,
    needs: COST_INPUTS,
  }),
}
