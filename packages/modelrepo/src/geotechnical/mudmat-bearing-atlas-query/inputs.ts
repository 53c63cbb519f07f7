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
    description: 'Downward vertical load at base level, including the submerged mat weight.',
    symbol: 'V',
    above: 0,
    example: 2200,
  }),
  undrained_shear_strength: field.undrainedShearStrength({
    description: 'Undrained shear strength at base level, constant below it.',
    symbol: 's_u0',
    above: 0,
    usual: [5, 50],
    example: 22,
  }),
  horizontal_load: quantity('foundation_load', {
    title: 'Horizontal load',
    description:
      'Horizontal load at base level. Fixed in the atlas at 200 kN; for other values the direct solver is used.',
    symbol: 'H',
    minimum: 0,
    default: fromSI(FIXED_TERMS.horizontal_load, 'kN'),
    assumed: 'Horizontal load fixed in the atlas.',
  }),
  factor_of_safety: quantity('safety_factor', {
    title: 'Factor of safety',
    description: 'Factor of safety on the vertical load. API RP 2GEO requires 2.',
    symbol: 'FS_V',
    minimum: 1,
    default: BEARING_SAFETY.value,
  }),
  out_of_range_policy: policyOf('mudmat-bearing-capacity', 'input'),
})
export type Params = ParamsOf<typeof inputs>
