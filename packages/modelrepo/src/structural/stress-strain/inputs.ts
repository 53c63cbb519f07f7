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
  [GRADES_TABLE]: 'Strengths of line pipe grades',
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
      'A curve; a Ramberg-Osgood fit through two points; engineering turned into true values; strengths of line pipe grades.',
    default: CURVE,
  }),
  model: choice(MODELS, {
    title: 'Curve model',
    description: 'Ramberg-Osgood, ASME MPC (VIII-2 3-D.3), elastic-perfectly plastic, or two lines.',
    default: RAMBERG_OSGOOD,
  }),
}

const material = {
  material_class: materialClass(BY_MODEL),
  grade: text({
    title: 'Line pipe grade',
    description:
      'API 5L grade, such as X65 or L450. Its specified minimum yield strength is the yield strength where none is given; otherwise it is a label, and says how the yield strength is measured.',
    clause: 'API 5L table 7',
    example: 'X65',
  }),
  youngs_modulus: quantity('modulus_model', {
    title: "Young's modulus",
    description: 'Elastic slope of the curve.',
    symbol: 'E',
    above: 0,
    default: 207,
  }),
  yield_strength: quantity('yield_stress_model', {
    title: 'Yield strength',
    description: 'Engineering yield strength, de-rated where the steel is hot; needed unless a grade is given.',
    symbol: 'sigma_y',
    above: 0,
    example: 448,
    requiredUnless: [{ inputs: ['grade'] }],
  }),
  tensile_strength: field.tensileStrength({
    title: 'Tensile strength',
    description: 'Engineering tensile strength, above the yield strength.',
    symbol: 'sigma_uts',
    example: 535,
  }),
}

const readings = {
  strain_grid: rows(
    {
      start: quantity('strain', { title: 'First strain', description: 'Total strain.', minimum: 0 }),
      stop: quantity('strain', { title: 'Last strain', description: 'Above the first.', above: 0 }),
      num: count({
        title: 'Number of strains',
        description: 'Evenly spaced, first and last included.',
        minimum: 2,
        maximum: MOST_POINTS,
      }),
    },
    {
      title: 'Strain grid',
      description: 'Total strains of the table for finite elements, {start, stop, num}; left out, no table is made.',
      minItems: 1,
      maxItems: 1,
      single: true,
    },
  ),
  strain: quantityList('strain', {
    title: 'Strains',
    description: 'Total strains at which the engineering stress is wanted.',
    symbol: 'epsilon',
    minimum: 0,
    minItems: 1,
    maxItems: MOST_STRAINS,
    single: true,
  }),
  true_stress: quantityList('stress', {
    title: 'True stresses',
    description: 'True stresses at which the true total strain of the ASME curve is wanted.',
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
    description: 'Total strain at the yield strength, the first point of the fit; 0.005 for API 5L up to X90.',
    symbol: 'epsilon_y',
    above: 0,
    default: 0.005,
  }),
  ultimate_total_strain: quantity('strain', {
    title: 'Total strain at the tensile strength',
    description: 'Engineering strain at the largest load, the second point of the fit.',
    symbol: 'epsilon_u',
    above: 0,
    example: 0.08,
  }),
}

const conversion = {
  engineering_stress: quantity('stress', {
    title: 'Engineering stress',
    description: 'Force over the first cross-section.',
    symbol: 's',
    minimum: 0,
    example: 600,
  }),
  engineering_strain: quantity('strain', {
    title: 'Engineering strain',
    description: 'Elongation over the first length, up to uniform elongation.',
    symbol: 'e',
    above: -1,
    example: 0.08,
  }),
}

const gradesTable = {
  grades: textList({
    title: 'Grades',
    description: 'Line pipe grades of API 5L, PSL 2.',
    minItems: 1,
    maxItems: MOST_GRADES,
  }),
  design_temperature: field.designTemperature({
    description: 'Temperature of the steel for the de-rated strengths.',
    symbol: 'T',
    minimum: -50,
    maximum: 200,
    default: 20,
  }),
  steel_type: choice(
    { CMn: 'C-Mn and 13Cr steel', '22Cr/25Cr duplex': '22Cr and 25Cr duplex' },
    {
      title: 'Type of steel',
      description: 'De-rating curve: C-Mn and 13Cr steel, or duplex.',
      clause: 'DNV-ST-F101 figure 5-2',
      default: 'CMn',
    },
  ),
}

const groups = {
  'What is wanted': choices,
  Material: material,
  'Shape of the curve': shapeFields(BY_MODEL),
  'Where it is read': readings,
  'Points of the fit': secondPoint,
  'Stress and strain to turn into true ones': conversion,
  'Strengths of grades': gradesTable,
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
