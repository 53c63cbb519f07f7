/** The inputs of a query to the mudmat atlas: its axis, the load that it holds fixed, and what is held against it. */

import { BEARING_SAFETY } from '@keelson/standards/api-rp-2geo-2011/sliding.ts'
import { fromSI } from '@keelson/units'
import { type ParamsOf, params, quantity } from '@keelson/workflow'
import { policyOf } from '../../_shared/atlas/declared.ts'
import { field } from '../../_shared/fields/index.ts'
import { FIXED_TERMS } from './atlas-solver.ts'

export const inputs = params({
  vertical_load: quantity('foundation_load', {
    title: 'Vertical load',
    description: 'On base level, downwards, weight of the mat in water included.',
    symbol: 'V',
    above: 0,
    example: 2200,
  }),
  undrained_shear_strength: field.undrainedShearStrength({
    description: 'At base level, even below it.',
    symbol: 's_u0',
    above: 0,
    usual: [5, 50],
    example: 22,
  }),
  horizontal_load: quantity('foundation_load', {
    title: 'Horizontal load',
    description: 'At base level. Fixed in the atlas at 200 kN: with another one the direct solver answers.',
    symbol: 'H',
    minimum: 0,
    default: fromSI(FIXED_TERMS.horizontal_load, 'kN'),
    assumed: 'The horizontal load that the atlas holds.',
  }),
  factor_of_safety: quantity('safety_factor', {
    title: 'Factor of safety',
    description: 'On the vertical load. API RP 2GEO: 2.',
    symbol: 'FS_V',
    minimum: 1,
    default: BEARING_SAFETY.value,
  }),
  out_of_range_policy: policyOf('mudmat-bearing-capacity', 'input'),
})
export type Params = ParamsOf<typeof inputs>
