/** The inputs of a query to the anchor atlas. */

import { flag, optional, type ParamsOf, params, quantity } from '@keelson/workflow'
import { policyOf } from '../../_shared/atlas/declared.ts'
import { field } from '../../_shared/fields/index.ts'

export const inputs = params({
  diameter: quantity('pile_diameter', {
    title: 'Diameter',
    description: 'Outer diameter of the caisson; the atlas has 3 to 8 m.',
    symbol: 'D',
    above: 0,
    usual: [3, 9],
    example: 5,
  }),
  length: quantity('pile_length', {
    title: 'Length',
    description: 'Of the caisson in the soil; the atlas has 8 to 25 m, and at most eight diameters.',
    symbol: 'L',
    above: 0,
    usual: [8, 30],
    example: 15,
  }),
  undrained_shear_strength: field.undrainedShearStrength({
    description: 'Of the clay, uniform with depth; the atlas has 5 to 60 kPa.',
    above: 0,
    example: 30,
  }),
  passive_suction: optional(
    flag({
      title: 'Passive suction',
      description:
        'Whether the lid stays sealed and the pull is too short to drain. The atlas relies on it; without it the direct solver is used. Omitted: the pull is not assessed if it depends on suction.',
      inert: 'acts only if the pull exceeds the capacity without suction',
    }),
  ),
  demand: quantity('foundation_load', {
    title: 'Vertical pull',
    description: 'Upwards at the caisson, without its factor of safety.',
    symbol: 'V',
    minimum: 0,
    example: 6000,
  }),
  factor_of_safety: quantity('safety_factor', {
    title: 'Factor of safety',
    description: 'On the pull. API RP 2SK: 2.0 of a permanent mooring intact, 1.5 damaged or mobile, 1.2 both.',
    symbol: 'FS',
    minimum: 1,
    usual: [1, 3],
    default: 2,
    assumed: 'a permanent mooring, intact: the largest factor of API RP 2SK',
  }),
  out_of_range_policy: policyOf('anchor-capacity', 'axis'),
})

export type Params = ParamsOf<typeof inputs>
