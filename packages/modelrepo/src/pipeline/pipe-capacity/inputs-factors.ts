/** The code and its factors. */

import { BENDING_SAFETY_FACTOR } from '@keelson/standards/api-rp-1111-2015/bending.ts'
import { F_O_EXPANDED, F_O_SEAMLESS } from '@keelson/standards/api-rp-1111-2015/collapse.ts'
import { F_P } from '@keelson/standards/api-rp-1111-2015/propagation.ts'
import { K_API, K_OTHER } from '@keelson/standards/api-std-2rd-2013/burst.ts'
import { choice, quantity } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'

export const RP1111 = 'API RP 1111'
export const STD2RD = 'API STD 2RD 2013'

const share = { above: 0, maximum: 1 } as const

export const codeParams = {
  code: choice(
    { [RP1111]: 'API RP 1111', [STD2RD]: 'API STD 2RD (2013)' },
    {
      title: 'Code',
      description: 'API RP 1111 for pipelines, API STD 2RD for dynamic risers.',
      default: RP1111,
      assumed: 'A pipeline, with 0.90 on its burst pressure: a riser has 0.75, or API STD 2RD with 0.60.',
    },
  ),
}

export const factorParams = {
  internal_pressure_design_factor: quantity('resistance_factor', {
    ...share,
    title: 'Internal pressure design factor',
    description:
      'f_d of API RP 1111, 0.90 pipeline or 0.75 riser; F_D of API STD 2RD, 0.60 design, 0.67 incidental, 0.81 hydrotest. Absent: 0.90 or 0.60.',
    symbol: 'f_d',
    example: 0.9,
  }),
  burst_factor_k: quantity('-', {
    title: 'Burst factor of API STD 2RD',
    description: 'k: 0.45 for pipe to API 5L or 5CT, 0.50 otherwise.',
    symbol: 'k',
    above: 0,
    maximum: K_OTHER.value,
    usual: [K_API.value, K_OTHER.value],
    default: K_API.value,
  }),
  weld_joint_factor: field.weldJointFactor({
    description: 'f_e of API RP 1111, which accepts only materials with 1.0.',
    symbol: 'f_e',
    default: 1,
  }),
  temperature_derating_factor: field.temperatureDeratingFactor({
    description: 'f_t of API RP 1111: 1.0 up to 121 degC, above it the table of ASME B31.8 (0.967 at 149 degC).',
    symbol: 'f_t',
    default: 1,
  }),
  collapse_factor: quantity('resistance_factor', {
    ...share,
    title: 'Collapse factor',
    description: 'f_o of API RP 1111 or F_D of API STD 2RD: 0.70 seamless or ERW, 0.60 cold-expanded (DSAW).',
    symbol: 'f_o',
    usual: [F_O_EXPANDED.value, F_O_SEAMLESS.value],
    default: F_O_SEAMLESS.value,
    assumed: 'Of seamless or ERW pipe: cold-expanded pipe (DSAW) has 0.60.',
  }),
  propagating_buckle_factor: quantity('resistance_factor', {
    ...share,
    title: 'Propagating buckle factor',
    description: 'f_p of API RP 1111.',
    symbol: 'f_p',
    default: F_P.value,
  }),
  bending_safety_factor: quantity('safety_factor', {
    title: 'Bending safety factor',
    description: 'f_1 (installation) or f_2 (in place) of API RP 1111, on the bending strain; the designer chooses it.',
    symbol: 'f_b',
    minimum: 1,
    default: BENDING_SAFETY_FACTOR.value,
  }),
  combined_collapse_factor: quantity('resistance_factor', {
    ...share,
    title: 'Collapse factor with bending',
    description:
      'f_c of the newer editions, on the collapse pressure in the check of bending with external pressure; read it from the edition in force. With 1.0 that check is less strict without bending than the collapse check beside it.',
    symbol: 'f_c',
    default: 1,
    assumed: 'None is taken, as in the earlier editions: the newer ones print one.',
  }),
  combined_load_factor: quantity('resistance_factor', {
    ...share,
    title: 'Limit of the combined load',
    description:
      'API RP 1111: 0.90 operational, 0.96 extreme and hydrotest; API STD 2RD Method 1: 0.80 operating, 1.0 survival. Absent: 0.90 or 0.80.',
    symbol: 'f_l',
    example: 0.96,
  }),
}
