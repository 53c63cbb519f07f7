/** The values that a query answers with. */
import { frequencyRatio, inLineOfCrossFlowRatio } from '@keelson/standards/dnv-rp-c205-2021/vortex-shedding.ts'
import { listValue, resultOf } from '@keelson/workflow'
import { inRange, sourceOf } from '../../_shared/atlas/declared.ts'

export const values = {
  in_range: inRange('Whether span and current are within the atlas.'),
  frequency_ratio_cross_flow: resultOf(frequencyRatio, '-', {
    title: 'Cross-flow frequency ratio',
    description: 'First natural frequency divided by cross-flow excitation frequency.',
    minimum: 0,
  }),
  frequency_ratio_in_line: resultOf(inLineOfCrossFlowRatio, '-', {
    title: 'In-line frequency ratio',
    description: 'First natural frequency divided by in-line excitation frequency, half the cross-flow ratio.',
    minimum: 0,
  }),
  source: sourceOf('the ratios come'),
  confidence_band: listValue('-', {
    title: 'Confidence band',
    description: 'Minimum and maximum cross-flow frequency ratio within the maximum atlas error.',
  }),
}
