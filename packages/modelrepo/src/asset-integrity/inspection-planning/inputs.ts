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
      'Piping class, which sets the maximum intervals of API 570 Table 1 for thickness and external visual inspection. Class 4 has no maximum interval. The maximum for injection points is 3 years.',
  }),
  code_maximum_interval: quantity('design_life', {
    ...years,
    title: 'Class maximum interval',
    description:
      'Maximum thickness measurement interval of piping: 5 years for class 1 and 10 years for classes 2 and 3. Enter the value of the edition or owner if different.',
    symbol: 'I_class',
    default: 10,
    assumed: 'piping classes 2 and 3; enter the piping class for class 1 (5 years) or injection points (3 years)',
  }),
  relief_device_service: choice(RELIEF_SERVICES, {
    title: 'Relief device service',
    description: 'Service of the pressure-relieving device, which determines its test interval (API 510).',
  }),
  maximum_interval: quantity('design_life', {
    ...years,
    title: 'Maximum interval',
    description:
      'Maximum interval that replaces 10 years in API 510 (internal) or 15 years in API 653 (shell thickness). Enter if the applicable edition or law differs.',
    symbol: 'I_max',
    example: 8,
  }),
  maximum_external_interval: quantity('design_life', {
    ...years,
    title: 'Maximum external interval',
    description: 'Maximum external interval, which replaces 5 years (API 510 and API 653) or the piping class value.',
    symbol: 'I_emax',
    example: 4,
  }),
  internal_interval_basis: choice(
    { code: 'Code maximum', 'risk-based': 'Risk-based assessment' },
    {
      title: 'Internal interval basis',
      description:
        'Basis of the maximum internal interval of a tank. Code: 20 years. Risk-based: 25 years, or 30 with a release prevention barrier.',
      default: 'code',
    },
  ),
}

const bottomParams = {
  release_prevention_barrier: flag({
    title: 'Release prevention barrier',
    description:
      'True if there is a release prevention barrier below the tank bottom (API 650 annex I). Used for the risk-based internal interval.',
    default: false,
  }),
  bottom_thickness: field.wallThickness({
    ...thickness('Bottom thickness', 'Minimum remaining tank bottom thickness after repair.', 't_b', 5.5),
  }),
  bottom_minimum_thickness: field.wallThickness({
    ...thickness(
      'Minimum bottom thickness',
      'Required bottom thickness at the next internal inspection: 2.54 mm, or 1.27 mm with a release prevention barrier (API 653 Table 4.4).',
      't_bmin',
      2.54,
    ),
  }),
  bottom_corrosion_rate: quantity('corrosion_rate', {
    title: 'Bottom corrosion rate',
    description: 'Total corrosion rate of the product side and the soil side.',
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
  'Tank bottom': bottomParams,
  'API RP 581 component': componentParams,
  'API RP 581 inspections and damage': damageParams,
  'API RP 581 risk': riskParams,
}
export type Inputs = InputsOf<typeof groups>
/** Of some inputs: those that are there, and those that may be. */
export type Some<T extends keyof Inputs, M extends keyof Inputs = never> = Pick<Inputs, T> & Partial<Pick<Inputs, M>>
export const { way, composed } = waysOver('code', groups)
