/** The values that a query answers with. */
import { frequencyRatio, inLineOfCrossFlowRatio } from '@keelson/standards/dnv-rp-c205-2021/vortex-shedding.ts'
import { flagValue, listValue, resultOf, textValue } from '@keelson/workflow'

export const values = {
  in_range: flagValue({ title: 'Inside the atlas', description: 'Span and current within the atlas.' }),
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
  source: textValue({ title: 'Source', description: 'atlas or direct: where the ratios come from.' }),
  confidence_band: listValue('-', {
    title: 'Confidence band',
    description: 'Lowest and highest cross-flow ratio by the largest error of the atlas.',
  }),
}
