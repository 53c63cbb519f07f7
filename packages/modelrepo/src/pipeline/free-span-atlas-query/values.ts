/** The values that a run answers with. */
import { reducedVelocity } from '@keelson/standards/dnv-rp-f105-2017/flow.ts'
import { inLineOnset } from '@keelson/standards/dnv-rp-f105-2017/in-line.ts'
import { inLineFrequency } from '@keelson/standards/dnv-rp-f105-2017/response-quantities.ts'
import { numberValue, resultOf, textsValue, textValue } from '@keelson/workflow'
import { inRange, sourceOf } from '../../_shared/atlas/declared.ts'

export const values = {
  natural_frequency_in_line: resultOf(inLineFrequency, 'cyclic_frequency', {
    description: 'First-mode in-line natural frequency. Sag is ignored.',
    minimum: 0,
  }),
  reduced_velocity: resultOf(reducedVelocity, '-', {
    description: 'Reduced velocity due to current. It is calculated from the frequency and is not interpolated.',
    symbol: 'V_R_IL',
    minimum: 0,
  }),
  in_line_onset_reduced_velocity: resultOf(inLineOnset, '-', {
    description:
      'In-line onset reduced velocity, including a safety factor of 1.1. If no stability parameter is entered, the span is assumed to be undamped.',
    minimum: 0,
  }),
  in_range: inRange('Whether every axis and fixed input of the query is within the atlas.'),
  source: sourceOf('the frequency comes'),
  confidence: textValue({
    title: 'Confidence level',
    description: 'Level of confidence: high for a leave-one-out error up to 0.5 %, medium up to 1 % and low above 1 %.',
  }),
  interpolation_error_bound: numberValue('-', {
    title: 'Interpolation error bound',
    description: 'Relative frequency error, equal to the maximum leave-one-out error of the grid.',
    minimum: 0,
  }),
  mean_interpolation_error: numberValue('-', {
    title: 'Mean leave-one-out error',
    description: 'Mean relative leave-one-out frequency error.',
    minimum: 0,
  }),
  out_of_range_axes: textsValue({
    title: 'Inputs outside the atlas',
    description: 'Inputs outside the atlas range. Empty if the query point is inside.',
  }),
  atlas_version: textValue({
    title: 'Atlas version',
    description: 'Parent workflow and method digest when the atlas was built.',
  }),
}
