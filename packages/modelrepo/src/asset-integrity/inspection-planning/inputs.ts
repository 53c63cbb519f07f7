/** The inputs of inspection planning; here those of the intervals: class, services, largest intervals, the bottom of a tank. */

import { RELIEF_SERVICES } from '@keelson/standards/api-510-2014/intervals.ts'
import { PIPING_CLASSES } from '@keelson/standards/api-570-2016/intervals.ts'
import { choice, flag, type InputsOf, quantity, waysOver } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { componentParams, damageParams, riskParams } from './inputs-risk.ts'
import { codeParams, lifeParams, rateParams, thickness, thicknessParams } from './inputs-thickness.ts'

const years = { above: 0 } as const
export const BOTTOM = ['bottom_thickness', 'bottom_minimum_thickness', 'bottom_corrosion_rate'] as const

const intervalParams = {
  piping_class: choice(PIPING_CLASSES, {
    title: 'Piping class',
    description:
      "Adds the class's own largest intervals (API 570 Table 1): thickness and external visual. Class 4 has none; an injection point has 3 years.",
  }),
  code_maximum_interval: quantity('design_life', {
    ...years,
    title: 'Class maximum',
    description:
      'Largest interval between thickness measurements of piping: 5 years for class 1, 10 for classes 2 and 3, or as the edition and the owner have it.',
    symbol: 'I_class',
    default: 10,
    assumed:
      'classes 2 and 3 have it; class 1 has 5 years and an injection point 3, which the piping class brings with it',
  }),
  relief_device_service: choice(RELIEF_SERVICES, {
    title: 'Service of the relief device',
    description: 'For the interval between tests of the pressure-relieving device (API 510).',
  }),
  maximum_interval: quantity('design_life', {
    ...years,
    title: 'Largest interval of the edition',
    description:
      'In place of the 10 years of API 510 (internal) or the 15 years of API 653 (shell thickness), where the edition or law in force has another.',
    symbol: 'I_max',
    example: 8,
  }),
  maximum_external_interval: quantity('design_life', {
    ...years,
    title: 'Largest external interval of the edition',
    description: 'In place of the 5 years of the code or the external interval of the piping class.',
    symbol: 'I_emax',
    example: 4,
  }),
  internal_interval_basis: choice(
    { code: 'Code maximum', 'risk-based': 'Risk-based assessment' },
    {
      title: 'Basis of the internal interval',
      description:
        'Maximum internal interval of a tank: 20 years by the code; by a risk-based assessment 25, or 30 with a release prevention barrier.',
      default: 'code',
    },
  ),
}

const bottomParams = {
  release_prevention_barrier: flag({
    title: 'Release prevention barrier',
    description: 'A barrier below the tank bottom (API 650 annex I); for the risk-based internal interval.',
    default: false,
  }),
  bottom_thickness: field.wallThickness({
    ...thickness('Bottom thickness', 'Least remaining thickness of the tank bottom after repair.', 't_b', 5.5),
  }),
  bottom_minimum_thickness: field.wallThickness({
    ...thickness(
      'Least bottom thickness',
      'Thickness to be there still at the next internal inspection: 2.54 mm, 1.27 mm with a release prevention barrier (API 653 Table 4.4).',
      't_bmin',
      2.54,
    ),
  }),
  bottom_corrosion_rate: quantity('corrosion_rate', {
    title: 'Corrosion rate of the bottom',
    description: 'Product side and soil side together.',
    symbol: 'C_b',
    above: 0,
    example: 0.2,
  }),
}

const groups = {
  'Inspection code': codeParams,
  Thickness: thicknessParams,
  'Corrosion rate': rateParams,
  'Life and intervals': { ...lifeParams, ...intervalParams },
  'Bottom of the tank': bottomParams,
  'Component of API RP 581': componentParams,
  'Inspections and damage of API RP 581': damageParams,
  'Risk of API RP 581': riskParams,
}
export type Inputs = InputsOf<typeof groups>
/** Of some inputs: those that are there, and those that may be. */
export type Some<T extends keyof Inputs, M extends keyof Inputs = never> = Pick<Inputs, T> & Partial<Pick<Inputs, M>>
export const { way, composed } = waysOver('code', groups)
