/** What the bent pipe holds, as every workflow of global buckling answers it. */
import { plasticMoment, strainResistance } from '@keelson/standards/dnv-st-f101-2021/local-buckling.ts'
import { resultOf } from '@keelson/workflow'

export const strengthValues = {
  plastic_moment: resultOf(plasticMoment, 'bending_moment', {
    description: 'Plastic moment of the pipe section. Elastic moments above this value are not valid.',
    minimum: 0,
  }),
  strain_resistance: resultOf(strainResistance, 'strain', {
    title: 'Design strain resistance',
    description:
      'Design strain resistance for displacement-controlled loading, ignoring the benefit of internal pressure.',
  }),
}
