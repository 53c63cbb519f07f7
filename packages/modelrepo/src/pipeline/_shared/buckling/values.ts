/** What the bent pipe holds, as every workflow of global buckling answers it. */
import { plasticMoment, strainResistance } from '@keelson/standards/dnv-st-f101-2021/local-buckling.ts'
import { resultOf } from '@keelson/workflow'

export const strengthValues = {
  plastic_moment: resultOf(plasticMoment, 'bending_moment', {
    description: 'Of the section: an elastic moment above it does not hold.',
    minimum: 0,
  }),
  strain_resistance: resultOf(strainResistance, 'strain', {
    title: 'Design strain resistance',
    description: 'Displacement controlled, without help of internal pressure.',
  }),
}
