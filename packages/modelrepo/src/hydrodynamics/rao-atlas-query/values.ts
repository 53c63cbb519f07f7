/** The values that a run answers with. */

import { flagValue, listValue, numberValue, textValue } from '@keelson/workflow'
import { amplitudeValue, phaseValue } from '../_shared/rao/values.ts'

export const values = {
  amplitude_complex: amplitudeValue('by real and imaginary parts'),
  phase_complex: phaseValue('by real and imaginary parts'),
  corner_spread: listValue('-', {
    title: 'Spread of the corners',
    description:
      'Of each motion, the largest less the smallest amplitude around the query, as a share of the largest; 0 on a node.',
    minimum: 0,
    maximum: 1,
  }),
  nearest_node_period: numberValue('wave_period', {
    title: 'Period of the nearest node',
    description: 'Of two at one distance the lower.',
  }),
  nearest_node_heading: numberValue('heading', {
    title: 'Heading of the nearest node',
    description: 'After symmetry; of two at one distance the lower.',
  }),
  in_range: flagValue({
    title: 'Inside the atlas',
    description: 'Always so of an answer: outside, the query is refused.',
  }),
  confidence: textValue({
    title: 'Confidence',
    description: 'node: as the atlas holds it; interpolated: between nodes.',
  }),
  source: textValue({
    title: 'Source',
    description: 'Always atlas: no solver stands behind an atlas that the caller brings.',
  }),
}
