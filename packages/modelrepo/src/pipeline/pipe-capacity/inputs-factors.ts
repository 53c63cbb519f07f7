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
      description: 'Design code: API RP 1111 for pipelines, API STD 2RD for dynamic risers.',
      default: RP1111,
      assumed: 'Pipeline with a burst factor of 0.90. For a riser the factor is 0.75, or 0.60 to API STD 2RD.',
    },
  ),
}

export const factorParams = {
  internal_pressure_design_factor: quantity('resistance_factor', {
    ...share,
    title: 'Internal pressure design factor',
    description:
      'API RP 1111 f_d: 0.90 pipeline, 0.75 riser. API STD 2RD F_D: 0.60 design, 0.67 incidental, 0.81 hydrotest. Default: 0.90 or 0.60.',
    symbol: 'f_d',
    example: 0.9,
  }),
  burst_factor_k: quantity('-', {
    title: 'API STD 2RD burst factor',
    description: 'Burst factor k: 0.45 for API 5L or 5CT pipe, 0.50 otherwise.',
    symbol: 'k',
    above: 0,
    maximum: K_OTHER.value,
    usual: [K_API.value, K_OTHER.value],
    default: K_API.value,
  }),
  weld_joint_factor: field.weldJointFactor({
    description: 'Weld joint factor f_e of API RP 1111, which accepts only materials with a factor of 1.0.',
    symbol: 'f_e',
    default: 1,
  }),
  temperature_derating_factor: field.temperatureDeratingFactor({
    description:
      'Temperature de-rating factor f_t of API RP 1111. Enter 1.0 up to 121 °C and the ASME B31.8 value at higher temperatures (0.967 at 149 °C).',
    symbol: 'f_t',
    default: 1,
  }),
  collapse_factor: quantity('resistance_factor', {
    ...share,
    title: 'Collapse factor',
    description:
      'Collapse factor f_o of API RP 1111 or F_D of API STD 2RD: 0.70 for seamless or ERW, 0.60 for cold-expanded (DSAW) pipe.',
    symbol: 'f_o',
    usual: [F_O_EXPANDED.value, F_O_SEAMLESS.value],
    default: F_O_SEAMLESS.value,
    assumed: 'Value for seamless or ERW pipe. For cold-expanded (DSAW) pipe the factor is 0.60.',
  }),
  propagating_buckle_factor: quantity('resistance_factor', {
    ...share,
    title: 'Propagating buckle factor',
    description: 'Propagating buckle factor f_p of API RP 1111.',
    symbol: 'f_p',
    default: F_P.value,
  }),
  bending_safety_factor: quantity('safety_factor', {
    title: 'Bending safety factor',
    description:
      'API RP 1111 safety factor on bending strain, f_1 (installation) or f_2 (in place), selected by the designer.',
    symbol: 'f_b',
    minimum: 1,
    default: BENDING_SAFETY_FACTOR.value,
  }),
  combined_collapse_factor: quantity('resistance_factor', {
    ...share,
    title: 'Collapse factor with bending',
    description:
      'Factor f_c of newer editions, applied to the collapse pressure for bending with external pressure. Use the value in the edition in force. At 1.0 and without bending, this check is less strict than the collapse check.',
    symbol: 'f_c',
    default: 1,
    assumed: 'No factor is applied, as in earlier editions. Newer editions specify one.',
  }),
  combined_load_factor: quantity('resistance_factor', {
    ...share,
    title: 'Combined load limit',
    description:
      'Combined load limit. API RP 1111: 0.90 operational, 0.96 extreme and hydrotest. API STD 2RD Method 1: 0.80 operating, 1.0 survival. Default: 0.90 or 0.80.',
    symbol: 'f_l',
    example: 0.96,
  }),
}
