/** The inputs of inspection planning; here those of the intervals: class, services, largest intervals, the bottom of a tank. */

import { RELIEF_SERVICES } from '@keelson/standards/api-510-2014/intervals.ts'
import { PIPING_CLASSES } from '@keelson/standards/api-570-2016/intervals.ts'
import { choice, flag, grouped, optional, type ParamsOf, quantity } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { BY_THICKNESS, INTERNAL_BASES, TANKS } from './modes.ts'
import { componentParams, damageParams, riskParams } from './params-risk.ts'
import { codeParams, lifeParams, rateParams, thickness, thicknessParams } from './params-thickness.ts'

const years = { above: 0 } as const
const BOTTOM = ['bottom_thickness', 'bottom_minimum_thickness', 'bottom_corrosion_rate']
/** Inputs that give the internal interval of a tank. */
export const BOTTOM_INPUTS = BOTTOM as readonly (
  | 'bottom_thickness'
  | 'bottom_minimum_thickness'
  | 'bottom_corrosion_rate'
)[]

const intervalParams = {
  piping_class: optional(
    choice(PIPING_CLASSES, {
      title: 'Piping class',
      description:
        "Adds the class's own largest intervals (API 570 Table 1): thickness and external visual. Class 4 has none; an injection point has 3 years.",
      usedWhen: { code: ['API 570'] },
    }),
  ),
  code_maximum_interval: quantity('design_life', {
    ...years,
    title: 'Class maximum',
    description:
      'Largest interval between thickness measurements of piping: 5 years for class 1, 10 for classes 2 and 3, or as the edition and the owner have it.',
    symbol: 'I_class',
    default: 10,
    assumed:
      'classes 2 and 3 have it; class 1 has 5 years and an injection point 3, which the piping class brings with it',
    usedWhen: { code: ['API 570'] },
  }),
  relief_device_service: optional(
    choice(RELIEF_SERVICES, {
      title: 'Service of the relief device',
      description: 'For the interval between tests of the pressure-relieving device (API 510).',
      usedWhen: { code: ['API 510'] },
    }),
  ),
  maximum_interval: optional(
    quantity('design_life', {
      ...years,
      title: 'Largest interval of the edition',
      description:
        'In place of the 10 years of API 510 (internal) or the 15 years of API 653 (shell thickness), where the edition or law in force has another.',
      symbol: 'I_max',
      example: 8,
      usedWhen: { code: ['API 510', 'API 653'] },
    }),
  ),
  maximum_external_interval: optional(
    quantity('design_life', {
      ...years,
      title: 'Largest external interval of the edition',
      description: 'In place of the 5 years of the code or the external interval of the piping class.',
      symbol: 'I_emax',
      example: 4,
      usedWhen: BY_THICKNESS,
    }),
  ),
  internal_interval_basis: choice(INTERNAL_BASES, {
    title: 'Basis of the internal interval',
    description:
      'Maximum internal interval of a tank: 20 years by the code; by a risk-based assessment 25, or 30 with a release prevention barrier.',
    default: 'code',
    usedWhen: TANKS,
  }),
}

const bottomParams = {
  release_prevention_barrier: flag({
    title: 'Release prevention barrier',
    description: 'A barrier below the tank bottom (API 650 annex I); for the risk-based internal interval.',
    default: false,
    usedWhen: { ...TANKS, internal_interval_basis: ['risk-based'] },
  }),
  bottom_thickness: optional(
    field.wallThickness({
      ...thickness('Bottom thickness', 'Least remaining thickness of the tank bottom after repair.', 't_b', 5.5),
      usedWhen: TANKS,
    }),
  ),
  bottom_minimum_thickness: optional(
    field.wallThickness({
      ...thickness(
        'Least bottom thickness',
        'Thickness to be there still at the next internal inspection: 2.54 mm, 1.27 mm with a release prevention barrier (API 653 Table 4.4).',
        't_bmin',
        2.54,
      ),
      usedWhen: TANKS,
    }),
  ),
  bottom_corrosion_rate: optional(
    quantity('corrosion_rate', {
      title: 'Corrosion rate of the bottom',
      description: 'Product side and soil side together.',
      symbol: 'C_b',
      above: 0,
      example: 0.2,
      usedWhen: TANKS,
    }),
  ),
}

export const inputs = grouped({
  'Inspection code': codeParams,
  Thickness: thicknessParams,
  'Corrosion rate': rateParams,
  'Life and intervals': { ...lifeParams, ...intervalParams },
  'Bottom of the tank': bottomParams,
  'Component of API RP 581': componentParams,
  'Inspections and damage of API RP 581': damageParams,
  'Risk of API RP 581': riskParams,
})

export type Params = ParamsOf<typeof inputs>
