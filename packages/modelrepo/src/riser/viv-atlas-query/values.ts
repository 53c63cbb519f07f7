/** The values that a query answers with. */
import { frequencyRatio, inLineOfCrossFlowRatio } from '@keelson/standards/dnv-rp-c205-2021/vortex-shedding.ts'
import { listValue, resultOf } from '@keelson/workflow'
import { inRange, sourceOf } from '../../_shared/atlas/declared.ts'

export const values = {
  in_range: inRange('Span and current within the atlas.'),
  frequency_ratio_cross_flow: resultOf(frequencyRatio, '-', {
    title: 'Frequency ratio, cross-flow',
    description: 'Mode 1 over the frequency of cross-flow excitation.',
    minimum: 0,
  }),
  frequency_ratio_in_line: resultOf(inLineOfCrossFlowRatio, '-', {
    title: 'Frequency ratio, in line',
    description: 'Mode 1 over the frequency of in-line excitation: half of it.',
    minimum: 0,
  }),
  source: sourceOf('the ratios come'),
  confidence_band: listValue('-', {
    title: 'Confidence band',
    description: 'Lowest and highest cross-flow ratio by the largest error of the atlas.',
  }),
}
