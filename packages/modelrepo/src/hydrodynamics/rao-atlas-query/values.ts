/** The values that a run answers with. */

import { flagValue, listValue, numberValue, textValue } from '@keelson/workflow'
import { amplitudeValue, phaseValue } from '../_shared/rao/values.ts'

export const values = {
  amplitude_complex: amplitudeValue('from real and imaginary parts'),
  phase_complex: phaseValue('from real and imaginary parts'),
  corner_spread: listValue('-', {
    title: 'Node spread',
    description:
      'Difference between the maximum and minimum amplitude of each motion around the query, divided by the maximum. Zero at a node.',
    minimum: 0,
    maximum: 1,
  }),
  nearest_node_period: numberValue('wave_period', {
    title: 'Nearest node period',
    description: 'Period of the nearest node. The lower value is used if two are equally near.',
  }),
  nearest_node_heading: numberValue('heading', {
    title: 'Nearest node heading',
    description: 'Heading of the nearest node after symmetry. The lower value is used if two are equally near.',
  }),
  in_range: flagValue({
    title: 'Inside the atlas',
    description: 'True for every result. Queries outside the atlas are rejected.',
  }),
  confidence: textValue({
    title: 'Confidence',
    description: 'Node if the query coincides with an atlas node; interpolated if it is between nodes.',
  }),
  source: textValue({
    title: 'Source',
    description: 'Always atlas, because a user atlas has no direct solver.',
  }),
}
