/** The inputs of stress-strain: what is wanted, the material, the shape of its curve, and where it is read. */

import { choice, count, type InputsOf, quantity, quantityList, rows, text, textList, waysOver } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { ASME_MPC, BILINEAR, MODELS, RAMBERG_OSGOOD } from '../_shared/stress-strain/curve.ts'
import { materialClass, shapeFields } from '../_shared/stress-strain/fields.ts'

export const CURVE = 'curve'
export const FIT = 'fit'
export const CONVERT = 'convert'
export const GRADES_TABLE = 'grades'
const ANALYSES = {
  [CURVE]: 'Stress-strain curve',
  [FIT]: 'Ramberg-Osgood fit',
  [CONVERT]: 'Conversion to true values',
  [GRADES_TABLE]: 'Line pipe grade strengths',
} as const

export const byAsme = { model: [ASME_MPC] }
export const byRambergOsgood = { model: [RAMBERG_OSGOOD] }
const BY_MODEL = { byRambergOsgood, byAsme, byTwoLines: { model: [BILINEAR] } }

const MOST_POINTS = 1000
const MOST_STRAINS = 1000
const MOST_GRADES = 100

const choices = {
  analysis: choice(ANALYSES, {
    title: 'Analysis',
    description:
      'Calculation type: a stress-strain curve, a two-point Ramberg-Osgood fit, conversion to true values, or line pipe grade strengths.',
    default: CURVE,
  }),
  model: choice(MODELS, {
    title: 'Curve model',
    description: 'Stress-strain curve model.',
    default: RAMBERG_OSGOOD,
  }),
}

const material = {
  material_class: materialClass(BY_MODEL),
  grade: text({
    title: 'Line pipe grade',
    description:
      'API 5L grade, e.g. X65 or L450. Used for SMYS if no yield strength is entered, and for the strain at which the yield strength is measured.',
    clause: 'API 5L table 7',
    example: 'X65',
  }),
  youngs_modulus: quantity('modulus_model', {
    title: "Young's modulus",
    description: 'Elastic slope of the stress-strain curve.',
    symbol: 'E',
    above: 0,
    default: 207,
  }),
  yield_strength: quantity('yield_stress_model', {
    title: 'Yield strength',
    description:
      'Engineering yield strength, de-rated for temperature if applicable. Required unless a grade is entered.',
    symbol: 'sigma_y',
    above: 0,
    example: 448,
    requiredUnless: [{ inputs: ['grade'] }],
  }),
  tensile_strength: field.tensileStrength({
    title: 'Tensile strength',
    description: 'Engineering tensile strength. Must exceed the yield strength.',
    symbol: 'sigma_uts',
    example: 535,
  }),
}

const readings = {
  strain_grid: rows(
    {
      start: quantity('strain', {
        title: 'First strain',
        description: 'Total strain at the start of the grid.',
        minimum: 0,
      }),
      stop: quantity('strain', {
        title: 'Last strain',
        description: 'Total strain at the end of the grid. Must exceed the first strain.',
        above: 0,
      }),
      num: count({
        title: 'Number of strains',
        description: 'Number of evenly spaced strains, including the first and last.',
        minimum: 2,
        maximum: MOST_POINTS,
      }),
    },
    {
      title: 'Strain grid',
      description: 'Total strains for the finite element table, {start, stop, num}. If omitted, no table is produced.',
      minItems: 1,
      maxItems: 1,
      single: true,
    },
  ),
  strain: quantityList('strain', {
    title: 'Strains',
    description: 'Total strains at which the engineering stress is reported.',
    symbol: 'epsilon',
    minimum: 0,
    minItems: 1,
    maxItems: MOST_STRAINS,
    single: true,
  }),
  true_stress: quantityList('stress', {
    title: 'True stresses',
    description: 'True stresses at which the true total strain of the ASME curve is reported.',
    symbol: 'sigma_t',
    minimum: 0,
    minItems: 1,
    maxItems: MOST_STRAINS,
    single: true,
  }),
}

const secondPoint = {
  yield_total_strain: quantity('strain', {
    title: 'Total strain at yield',
    description: 'Total strain at the yield strength, the first fit point. 0.005 for API 5L grades up to X90.',
    symbol: 'epsilon_y',
    above: 0,
    default: 0.005,
  }),
  ultimate_total_strain: quantity('strain', {
    title: 'Total strain at the tensile strength',
    description: 'Engineering strain at maximum load, the second fit point.',
    symbol: 'epsilon_u',
    above: 0,
    example: 0.08,
  }),
}

const conversion = {
  engineering_stress: quantity('stress', {
    title: 'Engineering stress',
    description: 'Engineering stress, force divided by the initial area.',
    symbol: 's',
    minimum: 0,
    example: 600,
  }),
  engineering_strain: quantity('strain', {
    title: 'Engineering strain',
    description: 'Engineering strain, elongation divided by the initial length, up to uniform elongation.',
    symbol: 'e',
    above: -1,
    example: 0.08,
  }),
}

const gradesTable = {
  grades: textList({
    title: 'Grades',
    description: 'API 5L PSL 2 line pipe grades.',
    minItems: 1,
    maxItems: MOST_GRADES,
  }),
  design_temperature: field.designTemperature({
    description: 'Steel temperature for the de-rated strengths.',
    symbol: 'T',
    minimum: -50,
    maximum: 200,
    default: 20,
  }),
  steel_type: choice(
    { CMn: 'C-Mn and 13Cr steel', '22Cr/25Cr duplex': '22Cr and 25Cr duplex' },
    {
      title: 'Steel type',
      description: 'Steel type for the de-rating curve, C-Mn and 13Cr or duplex.',
      clause: 'DNV-ST-F101 figure 5-2',
      default: 'CMn',
    },
  ),
}

const groups = {
  'Analysis type': choices,
  Material: material,
  'Curve parameters': shapeFields(BY_MODEL),
  'Reported strains and stresses': readings,
  'Fit points': secondPoint,
  'Engineering stress and strain': conversion,
  'Grades and temperature': gradesTable,
}
export type Inputs = InputsOf<typeof groups>
/** Of some inputs: those that are there, and those that may be. */
export type Some<T extends keyof Inputs, M extends keyof Inputs = never> = Pick<Inputs, T> & Partial<Pick<Inputs, M>>
export const { way, composed } = waysOver('analysis', groups)

/** What a curve takes and may take. */
export const ofCurve = {
  takes: ['model', 'youngs_modulus', 'ramberg_osgood_k', 'ramberg_osgood_n', 'tangent_modulus'],
  unlessReplaced: ['yield_strength'],
  takesWhen: { material_class: byAsme, tensile_strength: byAsme },
  may: ['grade', 'epsilon_p', 'strain_grid', 'strain'],
  mayWhen: { true_stress: byAsme },
} as const
export type CurveInputs = Some<
  (typeof ofCurve.takes)[number],
  | (typeof ofCurve.unlessReplaced | typeof ofCurve.may)[number]
  | keyof typeof ofCurve.takesWhen
  | keyof typeof ofCurve.mayWhen
>
