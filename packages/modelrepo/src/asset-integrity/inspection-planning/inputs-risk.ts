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
export const RISK = { unit: 'm2/year', noKind: 'a risk: area of consequence per year, of API RP 581 only' } as const

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
    description: `Number of inspections so far that were ${EFFECTIVE[grade]}; none takes no credit, which is the safe side.`,
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
    title: 'Shape',
    description: 'Shape factor: cylinder 2, sphere 4, head 1.13.',
    default: 'cylinder',
    assumed: 'a pipe or the shell of a vessel; a head bears less',
  }),
  thickness: field.wallThickness({
    ...thickness('Furnished thickness', 'Base metal and cladding together.', 't', 12.7),
  }),
  diameter: quantity('pressure_component_diameter', {
    title: 'Diameter',
    description: 'Inside diameter of the component.',
    symbol: 'D',
    above: 0,
    example: 1524,
  }),
  pressure: quantity('pipe_pressure', {
    title: 'Pressure',
    description: 'Operating, design or relief set pressure, whichever the assessment is for.',
    symbol: 'P',
    above: 0,
    example: 2,
  }),
  yield_strength: field.yieldStrength({
    title: 'Yield strength',
    description: 'At the design temperature.',
    symbol: 'YS',
    example: 260,
  }),
  tensile_strength: field.tensileStrength({
    title: 'Tensile strength',
    description: 'At the design temperature.',
    symbol: 'TS',
    example: 485,
  }),
  weld_efficiency: field.weldJointFactor({
    title: 'Weld joint efficiency',
    description: 'Of the construction code.',
    default: 1,
    assumed: 'seamless, or welds examined in full; others have 0.85 or 0.70',
  }),
  allowable_stress: quantity('stress', {
    above: 0,
    title: 'Allowable stress',
    description:
      'Of the construction code; with the minimum required or the structural minimum thickness it gives a second strength ratio.',
    symbol: 'S',
    example: 138,
  }),
  minimum_thickness: quantity('plate_thickness', {
    above: 0,
    ...thickness('Minimum required thickness', 't_min of API RP 581, by the construction code.', 't_min', 9),
  }),
  cladding_thickness: field.wallThickness({
    ...thickness('Cladding thickness', 'Of cladding or weld overlay.', 't_cm', 3),
  }),
  cladding_corrosion_rate: quantity('corrosion_rate', {
    title: 'Corrosion rate of the cladding',
    description: 'As long as the cladding lasts.',
    symbol: 'C_cm',
    above: 0,
    example: 0.05,
  }),
}

export const damageParams = {
  corrosion_rate_confidence: choice(CONFIDENCES, {
    title: 'Confidence in the corrosion rate',
    description: 'Low: published data or expert opinion. Medium: laboratory or in-situ tests. High: field data.',
    default: 'low',
    assumed: 'the least confidence, which leaves the most room for a higher rate: the safe choice',
  }),
  number_of_inspections_a: inspections('A'),
  number_of_inspections_b: inspections('B'),
  number_of_inspections_c: inspections('C'),
  number_of_inspections_d: inspections('D'),
  injection_point_factor: factor(
    'Injection or mix point',
    '3 without a highly effective inspection of it, else 1.',
    'F_IP',
    'the component is taken to have none, or a highly effective inspection of it',
  ),
  dead_leg_factor: factor(
    'Dead leg',
    '3 without a highly effective inspection of it, else 1.',
    'F_DL',
    'the component is taken to have none, or a highly effective inspection of it',
  ),
  welded_construction_factor: factor(
    'Construction of the tank',
    '10 where not welded, else 1.',
    'F_WD',
    'of tanks only: taken as welded',
  ),
  tank_maintenance_factor: factor(
    'Maintenance of the tank',
    '5 where not to API 653, else 1.',
    'F_AM',
    'of tanks only: taken as kept to API 653',
  ),
  tank_settlement_factor: factor(
    'Settlement of the tank',
    '2 above API 653, 1.5 never evaluated, 1 otherwise.',
    'F_SM',
    'of tanks only: taken as settled within API 653',
  ),
  online_monitoring_factor: factor('On-line monitoring', 'By mechanism and method, 1 ... 20; divides.', 'F_OM'),
}

export const riskParams = {
  generic_failure_frequency: quantity('annual_rate', {
    title: 'Generic failure frequency',
    description: 'All hole sizes together, of the component type.',
    symbol: 'gff',
    above: 0,
    usual: [0.000001, 0.01],
    default: GENERIC_FREQUENCY.value,
    assumed: 'piping and vessels have it; other components have a frequency of their own',
  }),
  management_systems_factor: quantity('-', {
    title: 'Management systems factor',
    description: 'From the evaluation of the management systems; 1 is average.',
    symbol: 'F_MS',
    above: 0,
    usual: [0.1, 10],
    default: 1,
    assumed: 'average management systems',
  }),
  consequence_area: quantity('consequence_area', {
    title: 'Consequence area',
    description: 'Final area of consequence of a failure (API RP 581 part 3). Without it no risk is formed.',
    symbol: 'CA',
    above: 0,
    example: 250,
  }),
  risk_target: quantity(RISK, {
    title: 'Risk target',
    description: 'The next inspection is due before the risk reaches it; needs the consequence area.',
    symbol: 'R_tgt',
    above: 0,
    usual: [0.01, 100],
    example: 10,
  }),
  damage_factor_target: quantity('-', {
    title: 'Target damage factor',
    description: 'The next inspection is due before the damage factor reaches it.',
    symbol: 'D_tgt',
    above: 0,
    usual: [1, 5000],
    example: 1000,
  }),
  planned_inspection_grade: choice(
    { A: named('A'), B: named('B'), C: named('C'), D: named('D') },
    {
      title: 'Effectiveness of the next inspection',
      description: 'What the next inspection is planned to be, for the damage factor after it.',
      default: 'B',
    },
  ),
}
