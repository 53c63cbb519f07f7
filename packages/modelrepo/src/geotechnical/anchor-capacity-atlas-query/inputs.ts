/** The inputs of a query to the anchor atlas. */

import { flag, optional, type ParamsOf, params, quantity } from '@keelson/workflow'
import { policyOf } from '../../_shared/atlas/declared.ts'
import { field } from '../../_shared/fields/index.ts'

export const inputs = params({
  diameter: quantity('pile_diameter', {
    title: 'Diameter',
    description: 'Outer diameter of the caisson. Atlas range: 3 to 8 m.',
    symbol: 'D',
    above: 0,
    usual: [3, 9],
    example: 5,
  }),
  length: quantity('pile_length', {
    title: 'Length',
    description: 'Embedded length of the caisson. Atlas range: 8 to 25 m and at most eight diameters.',
    symbol: 'L',
    above: 0,
    usual: [8, 30],
    example: 15,
  }),
  undrained_shear_strength: field.undrainedShearStrength({
    description: 'Undrained shear strength of the clay, uniform with depth. Atlas range: 5 to 60 kPa.',
    above: 0,
    example: 30,
  }),
  passive_suction: optional(
    flag({
      title: 'Passive suction',
      description:
        'True if the lid remains sealed and the load duration is too short for drainage, as in the atlas. If false, the direct solver is used. If omitted, loads that depend on suction are not assessed.',
      inert: 'applies only if the load exceeds the capacity without suction',
    }),
  ),
  demand: quantity('foundation_load', {
    title: 'Vertical load',
    description: 'Unfactored upward load on the caisson.',
    symbol: 'V',
    minimum: 0,
    example: 6000,
  }),
  factor_of_safety: quantity('safety_factor', {
    title: 'Factor of safety',
    description:
      'Factor of safety on the load. API RP 2SK requires 2.0 for a permanent mooring intact, 1.5 for permanent damaged or mobile intact, and 1.2 for mobile damaged.',
    symbol: 'FS',
    minimum: 1,
    usual: [1, 3],
    default: 2,
    assumed: 'permanent mooring, intact, the highest API RP 2SK factor',
  }),
  out_of_range_policy: policyOf('anchor-capacity', 'axis'),
})

export type Params = ParamsOf<typeof inputs>
