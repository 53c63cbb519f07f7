/** What the bent pipe holds, as every workflow of global buckling answers it. */
import { numberValue } from '@keelson/workflow'

export const strengthValues = {
  plastic_moment: numberValue('bending_moment', {
    title: 'Plastic moment',
    description: 'Of the section: an elastic moment above it does not hold.',
    symbol: 'M_p',
    minimum: 0,
  }),
  strain_resistance: numberValue('-', {
    title: 'Design strain resistance',
    description: 'Displacement controlled, without help of internal pressure.',
    symbol: 'epsilon_Rd',
  }),
}
