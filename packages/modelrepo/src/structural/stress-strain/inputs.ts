/** The inputs of stress-strain: what is wanted, the material, the shape of its curve, and where it is read. */

import {
  choice,
  count,
  grouped,
  optional,
  type ParamsOf,
  quantity,
  quantityList,
  rows,
  text,
  textList,
} from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { MODELS, RAMBERG_OSGOOD } from '../_shared/stress-strain/curve.ts'
import { materialClass, shapeFields } from '../_shared/stress-strain/fields.ts'
import {
  ANALYSES,
  aConversion,
  aCurve,
  aCurveOrFit,
  aFit,
  aTable,
  BY_MODEL,
  byAsme,
  byAsmeOrFit,
  CURVE,
} from './modes.ts'

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
    description: 'Ramberg-Osgood, ASME VIII-2 3-D.3, elastic-perfectly plastic, or two lines.',
    default: RAMBERG_OSGOOD,
    usedWhen: aCurve,
  }),
}

const material = {
  material_class: materialClass(BY_MODEL),
  grade: optional(
    text({
      title: 'Line pipe grade',
      description:
        'API 5L grade, such as X65 or L450. Its specified minimum yield strength is the yield strength where none is given; otherwise it is a label, and says how the yield strength is measured.',
      clause: 'API 5L table 7',
      example: 'X65',
      usedWhen: aCurve,
    }),
  ),
  youngs_modulus: quantity('modulus_model', {
    title: "Young's modulus",
    description: 'Elastic slope of the curve.',
    symbol: 'E',
    above: 0,
    default: 207,
    usedWhen: aCurveOrFit,
  }),
  yield_strength: optional(
    quantity('yield_stress_model', {
      title: 'Yield strength',
      description: 'Engineering yield strength, de-rated where the steel is hot; needed unless a grade is given.',
      symbol: 'sigma_y',
      above: 0,
      example: 448,
      usedWhen: aCurveOrFit,
      requiredWhen: aCurveOrFit,
      requiredUnless: [{ inputs: ['grade'] }],
    }),
  ),
  tensile_strength: optional(
    field.tensileStrength({
      title: 'Tensile strength',
      description: 'Engineering tensile strength, above the yield strength.',
      symbol: 'sigma_uts',
      usedWhen: byAsmeOrFit,
      requiredWhen: byAsmeOrFit,
      example: 535,
    }),
  ),
}

const readings = {
  strain_grid: optional(
    rows(
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
        usedWhen: aCurve,
      },
    ),
  ),
  strain: optional(
    quantityList('strain', {
      title: 'Strains',
      description: 'Total strains at which the engineering stress is wanted.',
      symbol: 'epsilon',
      minimum: 0,
      minItems: 1,
      maxItems: MOST_STRAINS,
      single: true,
      usedWhen: aCurve,
    }),
  ),
  true_stress: optional(
    quantityList('stress', {
      title: 'True stresses',
      description: 'True stresses at which the true total strain of the ASME curve is wanted.',
      symbol: 'sigma_t',
      minimum: 0,
      minItems: 1,
      maxItems: MOST_STRAINS,
      single: true,
      usedWhen: byAsme,
    }),
  ),
}

const secondPoint = {
  yield_total_strain: quantity('strain', {
    title: 'Total strain at yield',
    description: 'Total strain at the yield strength, the first point of the fit; 0.005 for API 5L up to X90.',
    symbol: 'epsilon_y',
    above: 0,
    default: 0.005,
    usedWhen: aFit,
  }),
  ultimate_total_strain: optional(
    quantity('strain', {
      title: 'Total strain at the tensile strength',
      description: 'Engineering strain at the largest load, the second point of the fit.',
      symbol: 'epsilon_u',
      above: 0,
      example: 0.08,
      usedWhen: aFit,
      requiredWhen: aFit,
    }),
  ),
}

const conversion = {
  engineering_stress: optional(
    quantity('stress', {
      title: 'Engineering stress',
      description: 'Force over the first cross-section.',
      symbol: 's',
      minimum: 0,
      example: 600,
      usedWhen: aConversion,
      requiredWhen: aConversion,
    }),
  ),
  engineering_strain: optional(
    quantity('strain', {
      title: 'Engineering strain',
      description: 'Elongation over the first length, up to uniform elongation.',
      symbol: 'e',
      above: -1,
      example: 0.08,
      usedWhen: aConversion,
      requiredWhen: aConversion,
    }),
  ),
}

const gradesTable = {
  grades: optional(
    textList({
      title: 'Grades',
      description: 'Line pipe grades of API 5L, PSL 2.',
      minItems: 1,
      maxItems: MOST_GRADES,
      usedWhen: aTable,
      requiredWhen: aTable,
    }),
  ),
  design_temperature: field.designTemperature({
    description: 'Temperature of the steel for the de-rated strengths.',
    symbol: 'T',
    minimum: -50,
    maximum: 200,
    default: 20,
    usedWhen: aTable,
  }),
  steel_type: choice(['CMn', '22Cr/25Cr duplex'], {
    title: 'Type of steel',
    description: 'De-rating curve: C-Mn and 13Cr steel, or duplex.',
    clause: 'DNV-ST-F101 figure 5-2',
    default: 'CMn',
    usedWhen: aTable,
  }),
}

export const inputs = grouped({
  'What is wanted': choices,
  Material: material,
  'Shape of the curve': shapeFields(BY_MODEL),
  'Where it is read': readings,
  'Points of the fit': secondPoint,
  'Stress and strain to turn into true ones': conversion,
  'Strengths of grades': gradesTable,
})
export type Params = ParamsOf<typeof inputs>
