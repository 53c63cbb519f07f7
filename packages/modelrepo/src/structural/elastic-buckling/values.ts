/** The values that a run answers with, by what is given. */

import { amplification, midspanDeflection, secantStress } from '@keelson/physics/column-buckling/eccentric.ts'
import * as column from '@keelson/physics/column-buckling/elastic.ts'
import { johnsonStress, transitionSlenderness } from '@keelson/physics/column-buckling/johnson.ts'
import { bucklingStress } from '@keelson/physics/plate-buckling/elastic.ts'
import * as aisc from '@keelson/standards/aisc-360-2016/compression.ts'
import {
  bucklingResistance,
  bucklingUtilisation,
  nonDimensionalSlenderness,
  reductionFactor,
} from '@keelson/standards/en-1993-1-1-2005/flexural-buckling.ts'
import { numberValue, resultOf, textValue } from '@keelson/workflow'
import { aColumn, aCurveTable, aGeneral, aPlate, aStrength } from './modes.ts'

const minimum = 0
const LOADED = ['axial_compression']

const ofSection = {
  cross_section_area: numberValue('section_area', {
    title: 'Area of the section',
    description: 'Of the steel.',
    symbol: 'A',
    minimum,
    onlyWhen: aColumn,
  }),
  second_moment_of_area: numberValue('second_moment_of_area', {
    title: 'Second moment of area',
    description: 'About the minor axis.',
    symbol: 'I',
    minimum,
    onlyWhen: aColumn,
  }),
  radius_of_gyration: resultOf(column.radiusOfGyration, 'detail_dimension', {
    description: 'About the minor axis.',
    minimum,
    onlyWhen: aColumn,
  }),
}

const euler = (ends: string) =>
  numberValue('pipe_axial_force', {
    title: `Euler load, ${ends}`,
    description: 'With the theoretical effective length.',
    minimum,
    onlyWhen: aColumn,
  })
const ofColumn = {
  slenderness_ratio: resultOf(column.slendernessRatio, '-', {
    description: 'Effective length over radius of gyration, minor axis.',
    minimum,
    onlyWhen: aColumn,
  }),
  euler_load: resultOf(column.eulerLoad, 'pipe_axial_force', {
    title: 'Critical load of Euler',
    description: 'Elastic critical load with the effective length of the run, minor axis.',
    minimum,
    onlyWhen: aColumn,
  }),
  euler_load_pinned_pinned: euler('pinned and pinned'),
  euler_load_fixed_free: euler('fixed and free'),
  euler_load_fixed_fixed: euler('fixed and fixed'),
  euler_load_fixed_pinned: euler('fixed and pinned'),
  euler_load_fixed_guided: euler('fixed and guided'),
  euler_load_pinned_guided: euler('pinned and guided'),
  non_dimensional_slenderness: resultOf(nonDimensionalSlenderness, '-', {
    description: 'Of EN 1993-1-1, minor axis.',
    minimum,
    onlyWhen: aColumn,
  }),
  reduction_factor_chi: resultOf(reductionFactor, '-', {
    description: 'Of the chosen curve, minor axis.',
    minimum,
    maximum: 1,
    onlyWhen: aColumn,
  }),
  non_dimensional_slenderness_major: resultOf(nonDimensionalSlenderness, '-', {
    title: 'Non-dimensional slenderness, major axis',
    description: 'Of EN 1993-1-1.',
    minimum,
    onlyWhen: aGeneral,
    needs: ['second_moment_of_area_major'],
  }),
  reduction_factor_chi_major: resultOf(reductionFactor, '-', {
    title: 'Reduction factor, major axis',
    description: 'Of the chosen curve.',
    minimum,
    maximum: 1,
    onlyWhen: aGeneral,
    needs: ['second_moment_of_area_major'],
  }),
  buckling_resistance: resultOf(bucklingResistance, 'pipe_axial_force', {
    description: 'Of EN 1993-1-1: the smaller of both axes, where both are given.',
    minimum,
    onlyWhen: aColumn,
  }),
  buckling_resistance_major: resultOf(bucklingResistance, 'pipe_axial_force', {
    title: 'Buckling resistance, major axis',
    description: 'Of EN 1993-1-1.',
    minimum,
    onlyWhen: aGeneral,
    needs: ['second_moment_of_area_major'],
  }),
  governing_axis: textValue({
    title: 'Governing axis',
    description: 'minor or major: the one of the smaller resistance.',
    onlyWhen: aGeneral,
    needs: ['second_moment_of_area_major'],
  }),
  utilisation: resultOf(bucklingUtilisation, 'utilisation', {
    description: 'Axial compression over buckling resistance.',
    minimum,
    onlyWhen: aColumn,
    needs: LOADED,
  }),
  amplification: resultOf(amplification, '-', {
    description: 'Of a first-order moment by the axial load, for a beam-column.',
    minimum: 1,
    onlyWhen: aColumn,
    needs: LOADED,
  }),
  maximum_stress: resultOf(secantStress, 'stress', {
    description: 'In the extreme fibre at midspan, by the secant formula.',
    minimum,
    onlyWhen: aColumn,
    needs: LOADED,
  }),
  midspan_deflection: resultOf(midspanDeflection, 'displacement', {
    description: 'Of the axis, by the secant formula.',
    minimum,
    onlyWhen: aColumn,
    needs: LOADED,
  }),
}

const ofStrength = {
  transition_slenderness: resultOf(transitionSlenderness, '-', {
    description: 'Below it the Johnson parabola, above it Euler.',
    minimum,
    onlyWhen: aStrength,
  }),
  johnson_critical_stress: resultOf(johnsonStress, 'stress', {
    title: 'Critical stress of Johnson',
    description: 'The parabola, up to the transition.',
    minimum,
    onlyWhen: aStrength,
  }),
  critical_stress: numberValue('stress', {
    title: 'Critical stress, Johnson and Euler',
    description: 'The parabola below the transition, the Euler stress from there on.',
    symbol: 'sigma_cr',
    minimum,
    onlyWhen: aStrength,
  }),
  elastic_stress_fe: resultOf(aisc.elasticBucklingStress, 'stress', {
    description: 'F_e of ANSI/AISC 360.',
    minimum,
    onlyWhen: aStrength,
  }),
  critical_stress_fcr: resultOf(aisc.criticalStress, 'stress', {
    title: 'Critical stress, AISC',
    description: 'F_cr of ANSI/AISC 360.',
    minimum,
    onlyWhen: aStrength,
  }),
  lrfd_stress: resultOf(aisc.lrfdStress, 'stress', { description: '0.90 F_cr.', minimum, onlyWhen: aStrength }),
  asd_stress: resultOf(aisc.asdStress, 'stress', { description: 'F_cr over 1.67.', minimum, onlyWhen: aStrength }),
}

const curve = (name: string) =>
  resultOf(reductionFactor, '-', {
    title: `Reduction factor, curve ${name}`,
    symbol: `chi_${name}`,
    description: 'Of EN 1993-1-1.',
    minimum,
    maximum: 1,
    onlyWhen: aCurveTable,
  })
const ofCurves = {
  chi_curve_a0: curve('a0'),
  chi_curve_a: curve('a'),
  chi_curve_b: curve('b'),
  chi_curve_c: curve('c'),
  chi_curve_d: curve('d'),
}

const ofPlate = {
  elastic_buckling_coefficient: numberValue('-', {
    title: 'Buckling factor',
    description: 'Of the plate by its edges, length and width.',
    symbol: 'k',
    minimum,
    onlyWhen: aPlate,
  }),
  elastic_buckling_stress: resultOf(bucklingStress, 'stress', {
    description: 'Of the plate: compression on the loaded edge, or shear. It may exceed yield.',
    minimum,
    onlyWhen: aPlate,
  }),
}

export const values = { ...ofSection, ...ofColumn, ...ofStrength, ...ofCurves, ...ofPlate } as const
