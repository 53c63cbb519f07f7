/** The inputs of a query to the pile atlas: its axes, the load, and what is done outside. */

import { SAFETY_OPERATING } from '@keelson/standards/api-rp-2geo-2011/source.ts'
import { type ParamsOf, params, quantity } from '@keelson/workflow'
import { policyOf } from '../../_shared/atlas/declared.ts'
import { field } from '../../_shared/fields/index.ts'

export const inputs = params({
  outer_diameter: quantity('driven_pile_diameter', {
    title: 'Outer diameter',
    description: 'Of the pile; 600 to 2500 mm in the atlas.',
    symbol: 'D',
    above: 0,
    example: 1000,
  }),
  embedded_length: quantity('pile_length', {
    title: 'Length in the soil',
    description: '15 to 60 m in the atlas.',
    symbol: 'L',
    above: 0,
    example: 30,
  }),
  undrained_shear_strength: field.undrainedShearStrength({
    description: 'Of clay, one value for the whole length; 20 to 200 kPa in the atlas.',
    above: 0,
    example: 60,
  }),
  effective_vertical_stress: quantity('soil_stress', {
    title: 'Effective vertical stress',
    description: 'One value for the whole length; 50 to 400 kPa in the atlas.',
    symbol: 'p_0',
    above: 0,
    example: 150,
  }),
  demand: quantity('foundation_load', {
    title: 'Demand',
    description: 'Axial load in compression, without factors.',
    symbol: 'P',
    minimum: 0,
    example: 2000,
  }),
  factor_of_safety: quantity('safety_factor', {
    title: 'Factor of safety',
    description: 'Ultimate capacity over load: 2.0 for operating conditions, 1.5 for extreme ones.',
    symbol: 'FoS',
    clause: 'API RP 2A-WSD 6.3.4',
    minimum: 1,
    default: SAFETY_OPERATING.value,
    assumed: 'That of operating conditions, the larger of the two.',
  }),
  out_of_range_policy: policyOf('pile-capacity', 'input'),
})
export type Params = ParamsOf<typeof inputs>
