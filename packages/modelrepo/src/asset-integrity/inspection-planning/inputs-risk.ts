/** Inputs of API RP 581: component, material, inspections, adjustments, consequence and targets. */

import {
  CONFIDENCES,
  GENERIC_FREQUENCY,
  type Grade,
  SHAPES,
} from '@keelson/standards/api-rp-581-2016/thinning-tables.ts'
import { choice, count, quantity } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { thickness } from './inputs-thickness.ts'

/** What API RP 581 calls risk. */
export const RISK = { unit: 'm2/year', noKind: 'a risk, consequence area per year of API RP 581 only' } as const

/** How effective an inspection of each grade is. */
const EFFECTIVE: Readonly<Record<Grade, string>> = {
  A: 'highly effective',
  B: 'usually effective',
  C: 'fairly effective',
  D: 'poorly effective',
}
const named = (grade: Grade) => `${grade} (${EFFECTIVE[grade]})`

const inspections = (grade: Grade) =>
  count({
    title: `Inspections of effectiveness ${grade}`,
    description: `Number of ${EFFECTIVE[grade]} inspections to date. If zero, no credit is taken (conservative).`,
    symbol: `N_${grade}`,
    minimum: 0,
    usual: [0, 10],
    default: 0,
  })

const factor = (title: string, description: string, symbol: string, assumed?: string) =>
  quantity('-', {
    title,
    description,
    symbol,
    above: 0,
    usual: [1, 20],
    default: 1,
    ...(assumed !== undefined && { assumed }),
  })

export const componentParams = {
  geometry: choice(SHAPES, {
    title: 'Component geometry',
    description: 'Component geometry, for the shape factor: cylinder 2, sphere 4, head 1.13.',
    default: 'cylinder',
    assumed: 'pipe or vessel shell; a head has lower strength',
  }),
  thickness: field.wallThickness({
    ...thickness('Furnished thickness', 'Total thickness of base metal and cladding.', 't', 12.7),
  }),
  diameter: quantity('pressure_component_diameter', {
    title: 'Inside diameter',
    description: 'Inside diameter of the component.',
    symbol: 'D',
    above: 0,
    example: 1524,
  }),
  pressure: quantity('pipe_pressure', {
    title: 'Pressure',
    description: 'Operating, design or relief set pressure, as applicable to the assessment.',
    symbol: 'P',
    above: 0,
    example: 2,
  }),
  yield_strength: field.yieldStrength({
    title: 'Yield strength',
    description: 'Yield strength at the design temperature.',
    symbol: 'YS',
    example: 260,
  }),
  tensile_strength: field.tensileStrength({
    title: 'Tensile strength',
    description: 'Tensile strength at the design temperature.',
    symbol: 'TS',
    example: 485,
  }),
  weld_efficiency: field.weldJointFactor({
    title: 'Weld joint efficiency',
    description: 'Weld joint efficiency of the construction code.',
    default: 1,
    assumed: 'seamless, or fully examined welds; otherwise 0.85 or 0.70',
  }),
  allowable_stress: quantity('stress', {
    above: 0,
    title: 'Allowable stress',
    description:
      'Allowable stress of the construction code. Used with the minimum required or structural minimum thickness for a second strength ratio.',
    symbol: 'S',
    example: 138,
  }),
  minimum_thickness: quantity('plate_thickness', {
    above: 0,
    ...thickness(
      'Minimum required thickness',
      'Minimum required thickness t_min of API RP 581, from the construction code.',
      't_min',
      9,
    ),
  }),
  cladding_thickness: field.wallThickness({
    ...thickness('Cladding thickness', 'Thickness of cladding or weld overlay.', 't_cm', 3),
  }),
  cladding_corrosion_rate: quantity('corrosion_rate', {
    title: 'Cladding corrosion rate',
    description: 'Corrosion rate until the cladding is consumed.',
    symbol: 'C_cm',
    above: 0,
    example: 0.05,
  }),
}

export const damageParams = {
  corrosion_rate_confidence: choice(CONFIDENCES, {
    title: 'Corrosion rate confidence',
    description:
      'Confidence in the corrosion rate. Low: published data or expert opinion. Medium: laboratory or in-situ tests. High: field data.',
    default: 'low',
    assumed: 'lowest confidence, which gives the most weight to higher rates (conservative)',
  }),
  number_of_inspections_a: inspections('A'),
  number_of_inspections_b: inspections('B'),
  number_of_inspections_c: inspections('C'),
  number_of_inspections_d: inspections('D'),
  injection_point_factor: factor(
    'Injection or mix point factor',
    'Injection or mix point factor: 3 if present without a highly effective inspection, otherwise 1.',
    'F_IP',
    'no injection or mix point, or a highly effective inspection',
  ),
  dead_leg_factor: factor(
    'Dead leg factor',
    'Dead leg factor: 3 if present without a highly effective inspection, otherwise 1.',
    'F_DL',
    'no dead leg, or a highly effective inspection',
  ),
  welded_construction_factor: factor(
    'Welded construction factor',
    'Tank construction factor: 10 if not welded, otherwise 1.',
    'F_WD',
    'welded tank (applies to tanks only)',
  ),
  tank_maintenance_factor: factor(
    'Tank maintenance factor',
    'Tank maintenance factor: 5 if not maintained to API 653, otherwise 1.',
    'F_AM',
    'tank maintained to API 653 (applies to tanks only)',
  ),
  tank_settlement_factor: factor(
    'Tank settlement factor',
    'Tank settlement factor: 2 above API 653 limits, 1.5 if never evaluated, otherwise 1.',
    'F_SM',
    'tank settlement within API 653 limits (applies to tanks only)',
  ),
  online_monitoring_factor: factor(
    'On-line monitoring',
    'On-line monitoring factor, from 1 to 20 by mechanism and method. The damage factor is divided by this factor.',
    'F_OM',
  ),
}

export const riskParams = {
  generic_failure_frequency: quantity('annual_rate', {
    title: 'Generic failure frequency',
    description: 'Total generic failure frequency of the component type for all hole sizes.',
    symbol: 'gff',
    above: 0,
    usual: [0.000001, 0.01],
    default: GENERIC_FREQUENCY.value,
    assumed: 'value for piping and vessels; different for other components',
  }),
  management_systems_factor: quantity('-', {
    title: 'Management systems factor',
    description: 'Factor from the management systems evaluation. Average: 1.',
    symbol: 'F_MS',
    above: 0,
    usual: [0.1, 10],
    default: 1,
    assumed: 'average management systems',
  }),
  consequence_area: quantity('consequence_area', {
    title: 'Consequence area',
    description: 'Final consequence area of a failure (API RP 581 part 3). If omitted, risk is not calculated.',
    symbol: 'CA',
    above: 0,
    example: 250,
  }),
  risk_target: quantity(RISK, {
    title: 'Risk target',
    description: 'Risk at which the next inspection is due. Requires the consequence area.',
    symbol: 'R_tgt',
    above: 0,
    usual: [0.01, 100],
    example: 10,
  }),
  damage_factor_target: quantity('-', {
    title: 'Target damage factor',
    description: 'Damage factor at which the next inspection is due.',
    symbol: 'D_tgt',
    above: 0,
    usual: [1, 5000],
    example: 1000,
  }),
  planned_inspection_grade: choice(
    { A: named('A'), B: named('B'), C: named('C'), D: named('D') },
    {
      title: 'Next inspection effectiveness',
      description: 'Planned effectiveness of the next inspection, used for the damage factor after that inspection.',
      default: 'B',
    },
  ),
}
