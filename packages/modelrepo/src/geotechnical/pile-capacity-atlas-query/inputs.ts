/** The inputs of a query to the pile atlas: its axes, the load, and what is done outside. */

import { SAFETY_OPERATING } from '@keelson/standards/api-rp-2geo-2011/source.ts'
import { type ParamsOf, params, quantity } from '@keelson/workflow'
import { policyOf } from '../../_shared/atlas/declared.ts'
import { field } from '../../_shared/fields/index.ts'

export const inputs = params({
  outer_diameter: quantity('driven_pile_diameter', {
    title: 'Outer diameter',
    description: 'Pile outer diameter. Atlas range: 600 to 2,500 mm.',
    symbol: 'D',
    above: 0,
    example: 1000,
  }),
  embedded_length: quantity('pile_length', {
    title: 'Embedded length',
    description: 'Embedded pile length. Atlas range: 15 to 60 m.',
    symbol: 'L',
    above: 0,
    example: 30,
  }),
  undrained_shear_strength: field.undrainedShearStrength({
    description: 'Undrained shear strength of the clay, constant over the embedded length. Atlas range: 20 to 200 kPa.',
    above: 0,
    example: 60,
  }),
  effective_vertical_stress: quantity('soil_stress', {
    title: 'Effective vertical stress',
    description: 'Effective vertical stress, one value for the whole embedded length. Atlas range: 50 to 400 kPa.',
    symbol: 'p_0',
    above: 0,
    example: 150,
  }),
  demand: quantity('foundation_load', {
    title: 'Axial load',
    description: 'Unfactored axial compression load.',
    symbol: 'P',
    minimum: 0,
    example: 2000,
  }),
  factor_of_safety: quantity('safety_factor', {
    title: 'Factor of safety',
    description: 'Ratio of ultimate capacity to load: 2.0 for operating conditions, 1.5 for extreme conditions.',
    symbol: 'FoS',
    clause: 'API RP 2A-WSD 6.3.4',
    minimum: 1,
    default: SAFETY_OPERATING.value,
    assumed: 'operating conditions, the more stringent of the two values',
  }),
  out_of_range_policy: policyOf('pile-capacity', 'input'),
})
export type Params = ParamsOf<typeof inputs>
