/** The inputs of the simple rules that the stack-up and its sweep have in common. */

import { optional, quantity } from '@keelson/workflow'
import { field } from '../../../_shared/fields/index.ts'

export const wallParam = optional(
  field.wallThickness({
    description:
      'Actual main tube wall thickness, after wear and tolerance. If omitted, the wall thickness is not checked.',
    example: 25.4,
  }),
)

export const barlowFactor = quantity('safety_factor', {
  title: 'Yield strength safety factor',
  description: 'Safety factor applied to the yield strength for the Barlow hoop stress.',
  symbol: 'SF',
  minimum: 1,
  default: 1.5,
  assumed: 'The hoop stress is limited to two thirds of the yield strength.',
})

export const weightFactor = quantity('dynamic_amplification_factor', {
  title: 'Weight factor',
  description:
    'Factor of the simple rule, equal to top tension divided by submerged weight. Buoyancy module lift is not deducted.',
  symbol: 'k_d',
  minimum: 1,
  default: 1.25,
})
