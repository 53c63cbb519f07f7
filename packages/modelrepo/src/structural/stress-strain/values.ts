/** The values that a run answers with, by what is wanted. */
import {
  rambergOsgoodAlpha,
  rambergOsgoodExponent,
  rambergOsgoodTangentModulus,
} from '@keelson/physics/materials/ramberg-osgood.ts'
import { trueStrain, trueStress } from '@keelson/physics/materials/true-stress.ts'
import * as mpc from '@keelson/standards/asme-bpvc-viii-2-2019/stress-strain-equations.ts'
import { listValue, numberValue, resultOf } from '@keelson/workflow'
import { aConversion, aCurve, aCurveOrFit, aFit, aTable, byAsme, byPowerLaw } from './modes.ts'

const minimum = 0
const FOLDED = 'null where the curve folds back and has several stresses for the strain'

const ofCurve = {
  strain_at_yield: numberValue('strain', {
    title: 'Strain at yield',
    description: 'Total strain at which the curve reaches the yield strength.',
    symbol: 'epsilon_y',
    minimum,
    onlyWhen: aCurveOrFit,
  }),
  stress_at_strain_0_005: numberValue('stress', {
    title: 'Stress at 0.5 % strain',
    description: 'Engineering stress at a total strain of 0.005.',
    symbol: 'sigma_0.5%',
    minimum,
    onlyWhen: aCurveOrFit,
  }),
  stress_at_strain_0_01: numberValue('stress', {
    title: 'Stress at 1 % strain',
    description: 'Engineering stress at a total strain of 0.01.',
    symbol: 'sigma_1%',
    minimum,
    onlyWhen: aCurveOrFit,
  }),
  stress_at_strain_0_02: numberValue('stress', {
    title: 'Stress at 2 % strain',
    description: 'Engineering stress at a total strain of 0.02.',
    symbol: 'sigma_2%',
    minimum,
    onlyWhen: aCurveOrFit,
  }),
  tangent_modulus_at_yield: resultOf(rambergOsgoodTangentModulus, 'modulus_model', {
    title: 'Tangent modulus at yield',
    description: 'Slope of the engineering curve at the yield strength.',
    onlyWhen: aCurveOrFit,
  }),
  stress: listValue('stress', {
    gaps: true,
    title: 'Stress',
    description: `Engineering stress at each of the strains asked for; ${FOLDED}.`,
    symbol: 'sigma',
    onlyWhen: aCurve,
    needs: ['strain'],
  }),
  stress_at_strain_grid: listValue('stress', {
    gaps: true,
    title: 'Stress along the grid',
    description: `Engineering stress, in the order of the strain grid; ${FOLDED}.`,
    onlyWhen: aCurve,
    needs: ['strain_grid'],
  }),
  true_stress_at_strain_grid: listValue('stress', {
    gaps: true,
    title: 'True stress along the grid',
    description: 'For a plasticity table of finite elements.',
    onlyWhen: aCurve,
    needs: ['strain_grid'],
  }),
  true_plastic_strain_at_strain_grid: listValue('strain', {
    gaps: true,
    title: 'True plastic strain along the grid',
    description: 'True strain less the elastic part, never below 0, for a plasticity table of finite elements.',
    onlyWhen: aCurve,
    needs: ['strain_grid'],
  }),
}

const ofFit = {
  ramberg_osgood_k: numberValue('strain', {
    title: 'Fitted K',
    description: 'Plastic strain at the yield strength, from the first point.',
    symbol: 'K',
    onlyWhen: aFit,
  }),
  ramberg_osgood_n: resultOf(rambergOsgoodExponent, '-', {
    title: 'Fitted n',
    description: 'Hardening exponent, through both points.',
    onlyWhen: aFit,
  }),
  ramberg_osgood_alpha: resultOf(rambergOsgoodAlpha, '-', {
    description: 'Of the same curve written as sigma/E + alpha sigma_y/E (sigma/sigma_y)^n.',
    minimum,
    onlyWhen: byPowerLaw,
  }),
}

const ofAsme = {
  yield_to_tensile_ratio: resultOf(mpc.yieldToTensileRatio, '-', {
    description: 'Of engineering strengths.',
    onlyWhen: byAsme,
  }),
  k_parameter: resultOf(mpc.transitionParameter, '-', { description: 'K of the ASME curve.', onlyWhen: byAsme }),
  m1: resultOf(mpc.microExponent, '-', { description: 'Of the ASME curve.', onlyWhen: byAsme }),
  m2: resultOf(mpc.macroExponent, '-', {
    description: 'Of the ASME curve: also the true plastic strain at the true ultimate stress.',
    onlyWhen: byAsme,
  }),
  a1: resultOf(mpc.microConstant, 'stress', {
    description: 'Of the ASME curve.',
    onlyWhen: byAsme,
  }),
  a2: resultOf(mpc.macroConstant, 'stress', {
    description: 'Of the ASME curve.',
    onlyWhen: byAsme,
  }),
  true_ultimate_stress: resultOf(mpc.trueUltimateStress, 'stress', {
    description: 'True stress beyond which the curve is perfectly plastic.',
    onlyWhen: byAsme,
  }),
  uniform_elongation: numberValue('strain', {
    title: 'Uniform elongation',
    description: 'Engineering strain at the true ultimate stress, where the specimen necks.',
    symbol: 'e_u',
    minimum,
    onlyWhen: byAsme,
  }),
  true_total_strain: listValue('strain', {
    title: 'True total strain',
    description: 'At each of the true stresses asked for.',
    symbol: 'epsilon_t',
    onlyWhen: byAsme,
    needs: ['true_stress'],
  }),
}

const ofConversion = {
  true_stress: resultOf(trueStress, 'stress', {
    description: 'Force over the present cross-section.',
    onlyWhen: aConversion,
  }),
  true_strain: resultOf(trueStrain, 'strain', { description: 'Logarithmic strain.', onlyWhen: aConversion }),
}

const ofGrades = {
  temperature_derating_stress: numberValue('stress', {
    title: 'De-rating by temperature',
    description: 'What the temperature takes off both strengths of every grade.',
    symbol: 'f_temp',
    minimum,
    onlyWhen: aTable,
  }),
  specified_minimum_yield_strength: listValue('steel_yield_strength', {
    title: 'Specified minimum yield strength',
    description: 'In the order of the grades.',
    symbol: 'SMYS',
    onlyWhen: aTable,
  }),
  specified_minimum_tensile_strength: listValue('steel_tensile_strength', {
    title: 'Specified minimum tensile strength',
    description: 'In the order of the grades.',
    symbol: 'SMTS',
    onlyWhen: aTable,
  }),
  derated_yield_strength: listValue('steel_yield_strength', {
    title: 'De-rated yield strength',
    description: 'At the temperature, in the order of the grades.',
    symbol: 'SMYS_T',
    onlyWhen: aTable,
  }),
  derated_tensile_strength: listValue('steel_tensile_strength', {
    title: 'De-rated tensile strength',
    description: 'At the temperature, in the order of the grades.',
    symbol: 'SMTS_T',
    onlyWhen: aTable,
  }),
}

export const values = { ...ofCurve, ...ofFit, ...ofAsme, ...ofConversion, ...ofGrades } as const
