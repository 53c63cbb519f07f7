/** Which codes are run, and the factors of each. */

import { F_D_PIPELINE } from '@keelson/standards/api-rp-1111-2015/burst.ts'
import { F_PIPELINE } from '@keelson/standards/asme-b31.4-2019/hoop-stress.ts'
import { ALPHA_FAB } from '@keelson/standards/dnv-st-f101-2021/material.ts'
import { GAMMA_M, SAFETY_CLASSES } from '@keelson/standards/dnv-st-f101-2021/source.ts'
import { asNamed, choice, flag, optional, quantity } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { CODES, idleByCode } from './modes.ts'

const LOCATION_CLASSES = {
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
      description: 'Limits the run to one code; absent, all four are run.',
      overrides: idleByCode,
    }),
  ),
}

export const f101Params = {
  safety_class: choice(SAFETY_CLASSES, {
    title: 'Safety class',
    description: 'Safety class of DNV-ST-F101.',
    default: 'high',
    assumed: 'The highest of DNV-ST-F101, with the largest resistance factors.',
  }),
  steel_type: choice(
    { CMn: 'C-Mn or 13Cr steel', '22Cr/25Cr duplex': '22Cr or 25Cr duplex steel' },
    {
      title: 'Steel',
      description: 'De-rating curve of DNV-ST-F101; 13Cr is entered as CMn.',
      default: 'CMn',
      assumed: 'Carbon steel, as most line pipe is: duplex loses more strength, and from 20 degC on.',
    },
  ),
  material_strength_factor: field.materialStrengthFactor({
    maximum: 1,
    assumed: 'The lower of the two of DNV-ST-F101: 1.00 needs supplementary requirement U.',
  }),
  fabrication_factor: field.fabricationFactor({
    maximum: 1,
    default: ALPHA_FAB.UOE,
    assumed: 'The lowest of DNV-ST-F101, of UOE pipe: seamless pipe has 1.00.',
  }),
  material_resistance_factor: quantity('resistance_factor', {
    title: 'Material resistance factor',
    description: 'gamma_m of DNV-ST-F101: 1.15, and 1.00 for accidental and fatigue limit states.',
    symbol: 'gamma_m',
    minimum: 1,
    default: GAMMA_M.value,
  }),
  mill_test_factor: optional(
    quantity('-', {
      title: 'Mill pressure test factor',
      description: 'alpha_mpt of DNV-ST-F101; absent 1.000, 1.088 or 1.251 by safety class.',
      symbol: 'alpha_mpt',
      minimum: 1,
      example: 1.088,
    }),
  ),
  system_test_factor: optional(
    quantity('-', {
      title: 'System pressure test factor',
      description: 'alpha_spt of DNV-ST-F101; absent 1.03, 1.05 or 1.05 by safety class.',
      symbol: 'alpha_spt',
      minimum: 1,
      example: 1.05,
    }),
  ),
}

export const rp1111Params = {
  rp1111_internal_pressure_design_factor: quantity('resistance_factor', {
    title: 'Design factor of API RP 1111',
    description: 'f_d: 0.90 pipeline, 0.75 riser.',
    symbol: 'f_d',
    above: 0,
    maximum: 1,
    default: F_D_PIPELINE.value,
    assumed: 'Of a pipeline: a riser has 0.75.',
  }),
}

export const asmeParams = {
  b314_hoop_design_factor: field.designFactor({
    title: 'Hoop stress design factor of ASME B31.4',
    description: 'F: 0.72 onshore and offshore pipeline, 0.60 offshore riser and platform piping.',
    symbol: 'F_B314',
    above: 0,
    default: F_PIPELINE.value,
    assumed: 'Of a pipeline: an offshore riser or platform piping has 0.60.',
  }),
  location_class: choice(LOCATION_CLASSES, {
    title: 'Location class of ASME B31.8',
    description:
      'Sets the design factor where none is given: 0.80, 0.72, 0.60, 0.50, 0.40, and 0.72 for the offshore pipeline.',
    default: 'offshore',
    assumed: 'An offshore pipeline, 0.72: near people on land the factor falls to 0.40, for an offshore riser to 0.50.',
  }),
  b318_hoop_design_factor: optional(
    field.designFactor({
      title: 'Hoop stress design factor of ASME B31.8',
      description: 'F given directly, for instance 0.50 for an offshore riser.',
      symbol: 'F_B318',
      above: 0,
      example: 0.72,
      overrides: [{ inputs: ['location_class'] }],
    }),
  ),
  longitudinal_joint_factor: field.weldJointFactor({
    title: 'Longitudinal joint factor',
    description: 'E of ASME B31.4 and B31.8, and the weld joint factor f_e of API RP 1111.',
    symbol: 'E_j',
    default: 1,
  }),
  temperature_derating_factor: optional(
    field.temperatureDeratingFactor({
      description:
        'T of ASME B31.8, which is also f_t of API RP 1111; absent, read from the table of ASME B31.8 at the design temperature.',
      example: 0.967,
    }),
  ),
  mean_diameter_hoop_stress: flag({
    title: 'ASME hoop stress on the mean diameter',
    description:
      'The offshore chapters allow D - t in place of D where D/t is below 30; off, the outside diameter is used for every D/t.',
    default: false,
  }),
}
