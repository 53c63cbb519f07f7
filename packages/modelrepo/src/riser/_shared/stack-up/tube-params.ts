/** The inputs of the simple rules that the stack-up and its sweep have in common. */

import { optional, quantity } from '@keelson/workflow'
import { field } from '../../../_shared/fields/index.ts'

export const wallParam = optional(
  field.wallThickness({
    description: 'Of the main tube as it is, wear and tolerance taken off; left out, the wall is not checked.',
    example: 25.4,
  }),
)

export const barlowFactor = quantity('safety_factor', {
  title: 'Safety factor on the yield strength',
  description: 'Of the hoop stress by Barlow.',
  symbol: 'SF',
  minimum: 1,
  default: 1.5,
  assumed: 'A hoop stress of two thirds of the yield strength.',
})

export const weightFactor = quantity('dynamic_amplification_factor', {
  title: 'Factor on the weight',
  description: 'Of the simple rule: top tension over submerged weight, the lift not taken off.',
  symbol: 'k_d',
  minimum: 1,
  default: 1.25,
})
