/** Which codes are run, and the factors of each. */

import { F_D_PIPELINE } from '@keelson/standards/api-rp-1111-2015/burst.ts'
import { F_PIPELINE } from '@keelson/standards/asme-b31.4-2019/hoop-stress.ts'
import { ALPHA_FAB } from '@keelson/standards/dnv-st-f101-2021/material.ts'
import { GAMMA_M, SAFETY_CLASSES } from '@keelson/standards/dnv-st-f101-2021/source.ts'
import { asNamed, choice, flag, optional, quantity } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { CODES, idleByCode } from './modes.ts'

export const LOCATION_CLASSES = {
  'class 1 div 1': 'Class 1, division 1',
  'class 1 div 2': 'Class 1, division 2',
  'class 2': 'Class 2',
  'class 3': 'Class 3',
  'class 4': 'Class 4',
  offshore: 'Offshore pipeline',
} as const

export const codeParams = {
  code: optional(
    choice(asNamed(CODES), {
      title: 'Code',
      description: 'Code to be assessed. If omitted, all four codes are assessed.',
      overrides: idleByCode,
    }),
  ),
}

export const f101Params = {
  safety_class: choice(SAFETY_CLASSES, {
    title: 'Safety class',
    description: 'DNV-ST-F101 safety class, which determines the safety class factors.',
    default: 'high',
    assumed: 'Highest DNV-ST-F101 safety class, with the largest resistance factors.',
  }),
  steel_type: choice(
    { CMn: 'C-Mn or 13Cr steel', '22Cr/25Cr duplex': '22Cr or 25Cr duplex steel' },
    {
      title: 'Steel type',
      description: 'Steel type for the DNV-ST-F101 de-rating curve. The C-Mn curve also applies to 13Cr steel.',
      default: 'CMn',
      assumed: 'Carbon steel, used for most line pipe. Duplex steel loses more strength, starting at 20 °C.',
    },
  ),
  material_strength_factor: field.materialStrengthFactor({
    maximum: 1,
    assumed: 'Lower of the two DNV-ST-F101 values. The value 1.00 requires supplementary requirement U.',
  }),
  fabrication_factor: field.fabricationFactor({
    maximum: 1,
    default: ALPHA_FAB.UOE,
    assumed: 'Lowest DNV-ST-F101 value, for UOE pipe. For seamless pipe the factor is 1.00.',
  }),
  material_resistance_factor: quantity('resistance_factor', {
    title: 'Material resistance factor',
    description:
      'Material resistance factor gamma_m of DNV-ST-F101: 1.15, or 1.00 for accidental and fatigue limit states.',
    symbol: 'gamma_m',
    minimum: 1,
    default: GAMMA_M.value,
  }),
  mill_test_factor: optional(
    quantity('-', {
      title: 'Mill pressure test factor',
      description: 'DNV-ST-F101 factor alpha_mpt. Default: 1.000, 1.088 or 1.251 for safety class low, medium or high.',
      symbol: 'alpha_mpt',
      minimum: 1,
      example: 1.088,
    }),
  ),
  system_test_factor: optional(
    quantity('-', {
      title: 'System pressure test factor',
      description: 'DNV-ST-F101 factor alpha_spt. Default: 1.03, 1.05 or 1.05 for safety class low, medium or high.',
      symbol: 'alpha_spt',
      minimum: 1,
      example: 1.05,
    }),
  ),
}

export const rp1111Params = {
  rp1111_internal_pressure_design_factor: quantity('resistance_factor', {
    title: 'API RP 1111 design factor',
    description: 'Design factor f_d: 0.90 for pipelines, 0.75 for risers.',
    symbol: 'f_d',
    above: 0,
    maximum: 1,
    default: F_D_PIPELINE.value,
    assumed: 'Pipeline value. For a riser the factor is 0.75.',
  }),
}

export const asmeParams = {
  b314_hoop_design_factor: field.designFactor({
    title: 'ASME B31.4 hoop stress design factor',
    description:
      'Design factor F: 0.72 for onshore and offshore pipelines, 0.60 for offshore risers and platform piping.',
    symbol: 'F_B314',
    above: 0,
    default: F_PIPELINE.value,
    assumed: 'Pipeline value. For an offshore riser or platform piping the factor is 0.60.',
  }),
  location_class: choice(LOCATION_CLASSES, {
    title: 'ASME B31.8 location class',
    description:
      'Location class that sets the design factor if none is entered. Factors are 0.80, 0.72, 0.60, 0.50 and 0.40 onshore, in the order listed, and 0.72 for offshore pipelines.',
    default: 'offshore',
    assumed:
      'Offshore pipeline (0.72). Onshore, the factor is as low as 0.40 in populated areas. For an offshore riser it is 0.50.',
  }),
  b318_hoop_design_factor: optional(
    field.designFactor({
      title: 'ASME B31.8 hoop stress design factor',
      description: 'Design factor F, for example 0.50 for an offshore riser. Replaces the location class value.',
      symbol: 'F_B318',
      above: 0,
      example: 0.72,
      overrides: [{ inputs: ['location_class'] }],
    }),
  ),
  longitudinal_joint_factor: field.weldJointFactor({
    title: 'Longitudinal joint factor',
    description: 'Joint factor E of ASME B31.4 and B31.8, also used as the weld joint factor f_e of API RP 1111.',
    symbol: 'E_j',
    default: 1,
  }),
  temperature_derating_factor: optional(
    field.temperatureDeratingFactor({
      description:
        'Temperature factor T of ASME B31.8, also used as f_t of API RP 1111. Default: ASME B31.8 table value at the design temperature.',
      example: 0.967,
    }),
  ),
  mean_diameter_hoop_stress: flag({
    title: 'ASME mean-diameter hoop stress',
    description:
      'Whether D − t replaces D in the hoop stress for D/t below 30, as permitted by the offshore chapters. Otherwise the outside diameter is used for all D/t.',
    default: false,
  }),
}
